import RuleGraph
import SearchIndex

/// The rows of the table to look for words in, of one language.
struct SearchRows {
  private let graph: Graph
  private let language: String
  private let address: @Sendable (NodeID) -> String
  private let forms: WordForms
  private let sections: [RuleID: Component.Section]
  /// The names of each component in the language.
  private let names: [String: [String]]

  init(graph: Graph, language: String, address: @escaping @Sendable (NodeID) -> String) {
    (self.graph, self.language, self.address) = (graph, language, address)
    forms = WordForms(graph, language: language)
    sections = graph.sections
    names = graph.terms.reduce(into: [:]) { names, term in
      guard let component = term.component else { return }
      names[component, default: []] += Self.names(of: term, in: language)
    }
  }

  /// A row of the table.
  private struct Row: Sendable {
    let node: NodeID
    let title: String
    let text: String
    /// What else the row is found by.
    let others: [String]
  }

  func write(to rows: RowWriter) throws {
    let rules = graph.rules.compactMap(row)
    let names = graph.symbols.map(row) + graph.tables.flatMap(\.rows).map(row)
    let all = rules + graph.components.compactMap(row) + names + graph.terms.compactMap(row)
    // In stretches, because the words of ten thousand rules are ten times their texts.
    for start in stride(from: 0, to: all.count, by: 2048) {
      let stretch = Array(all[start...].prefix(2048))
      let words = stretch.concurrentMap(words)
      for (row, words) in zip(stretch, words) {
        try rows.insert(
          into: "search (title, text, words, type, id, language, address)", row.title, row.text,
          words, row.node.kind, row.node.name, language, "\(language)/\(address(row.node))")
      }
    }
  }

  private func words(of row: Row) -> String {
    forms.forms(of: ([row.title, row.text] + row.others).joined(separator: "\n"))
      .joined(separator: " ")
  }

  private func row(_ rule: Rule) -> Row? {
    guard let text = rule.texts[language] else { return nil }
    let component = graph.component(rule.component)?.texts[language]?.title
    let apis = graph.edges(from: .rule(rule.id), .governs).map(\.target.name)
    let heading = sections[rule.id]?.texts[language]?.title
    return Row(
      node: .rule(rule.id), title: text.title,
      text: text.plainText,
      others: [heading, component].compactMap(\.self) + (names[rule.component] ?? []) + apis)
  }

  private func row(_ component: Component) -> Row? {
    component.texts[language].map { text in
      Row(
        node: .component(component.id), title: text.title,
        text: text.summary, others: names[component.id] ?? [])
    }
  }

  private func row(_ symbol: Symbol) -> Row {
    Row(
      node: .symbol(symbol.name), title: symbol.name,
      text: symbol.note?[language] ?? "", others: symbol.aliases)
  }

  private func row(_ item: SystemItem) -> Row {
    Row(
      node: .systemItem(item.symbol),
      title: item.name[language] ?? item.symbol, text: item.meaning[language] ?? "",
      others: [item.symbol] + item.aliases)
  }

  private func row(_ term: Term) -> Row? {
    let why = term.why?[language]
    guard term.name[language] != nil || why != nil else { return nil }
    return Row(
      node: .term(term.id), title: term.name[language] ?? term.id,
      text: why ?? "", others: Self.names(of: term, in: language))
  }

  /// With and without spaces; ambiguous ones stand for other things as well.
  private static func names(of term: Term, in language: String) -> [String] {
    let names = term.names(in: language)
    return names + names.map { $0.filter { $0 != " " } }
  }
}
