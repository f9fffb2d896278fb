internal import RuleGraph

/// Reads from the graph what the index of one language holds besides names.
struct GraphReading {
  private let graph: Graph
  private let languages: [String]
  private let componentNumbers: [String: Int]
  private let numbers: RuleNumbers
  private let platforms: [String]
  /// For each rule the heading that it stands beneath, if that is no part.
  private let sections: [RuleID: Component.Section]

  init(_ graph: Graph, language: String, _ numbers: RuleNumbers) {
    self.graph = graph
    languages = graph.site.preference(for: language)
    componentNumbers = Dictionary(
      zip(graph.components.map(\.id), graph.components.indices).map { ($0, $1) },
      uniquingKeysWith: { first, _ in first })
    self.numbers = numbers
    platforms = Set(graph.rules.flatMap(\.platforms)).sorted()
    sections = graph.sections
  }

  var content: IndexedContent {
    let declared = languages.map { code in graph.site.languages.first { $0.code == code } }
    return IndexedContent(
      language: languages.first ?? "", languages: languages,
      languagesBefore: graph.site.languages.firstIndex { $0.code == languages.first } ?? 0,
      languageNames: declared.map { $0?.name ?? "" }, scripts: declared.map { $0?.script ?? "" },
      kinds: RuleKind.allCases.map(\.rawValue), editions: graph.editions.map(\.id),
      editionNames: editionNames, platforms: platforms,
      components: graph.components.map(component),
      rules: numbers.order.map { rule(graph.rules[$0]) }, replacements: replacements)
  }

  private var replacements: [(old: Int, new: Int)] {
    graph.edges(.supersedes).compactMap { edge in
      guard case .rule(let new) = edge.source, case .rule(let old) = edge.target,
        let new = numbers[new], let old = numbers[old], new != old
      else { return nil }
      return (old, new)
    }
  }

  private func component(_ component: Component) -> IndexedComponent {
    IndexedComponent(
      id: component.id, title: title(of: component),
      page: componentNumbers[component.page] ?? 0)
  }

  private func title(of component: Component) -> String {
    component.texts.first(of: languages)?.value.title ?? component.id
  }

  private func rule(_ rule: Rule) -> IndexedRule {
    let text = rule.texts.first(of: languages)
    return IndexedRule(
      id: rule.id.description, component: componentNumbers[rule.component] ?? 0,
      kind: RuleKind.allCases.firstIndex(of: rule.kind) ?? 0,
      language: text.flatMap { languages.firstIndex(of: $0.language) } ?? 0,
      title: text?.value.title ?? rule.id.name,
      section: sections[rule.id]?.texts.first(of: languages)?.value.title ?? "",
      place: (
        text.map { Self.place(of: $0.value.location.path) } ?? "", text?.value.location.line ?? 1
      ),
      editions: editions(of: rule), platforms: platforms(of: rule),
      prior: RulePrior(graph).points(of: rule),
      owners: owners(of: rule),
      apis: graph.edges(from: .rule(rule.id), .governs).compactMap(apiName),
      items: rows(of: rule).flatMap(names(of:)),
      body: IndexedBody(rule: text?.value, tableLines: tableLines(of: rule)))
  }

  /// A page's file with the name of the content folder, where one was given, but not where that is: an index is published.
  private static func place(of path: String) -> String {
    let parts = path.split(separator: "/").suffix(4)
    return parts.drop { $0 == ".." || $0 == "." }.joined(separator: "/")
  }

  /// The component of a rule and, for a part, that of the page.
  private func owners(of rule: Rule) -> [Int] {
    let ids = rule.component == rule.id.page ? [rule.component] : [rule.component, rule.id.page]
    return ids.compactMap { componentNumbers[$0] }
  }

  /// Ids, titles with and without what stands in brackets, and years.
  private var editionNames: [String: String] {
    graph.editions.reversed().reduce(into: [:]) { names, edition in
      let titles = edition.title.languages.compactMap { edition.title[$0] }
      let year = edition.date.prefix(4)
      let spelled =
        [edition.id] + titles
        + titles.map { $0.prefix { $0 != "(" }.trimmingSpaces }
        + FilterWords.yearEndings.map { year + $0 }
      for name in spelled { names[name] = edition.id }
    }
  }

  private func editions(of rule: Rule) -> [Int] {
    graph.editions.indices.filter { graph.isValid(rule.id, in: graph.editions[$0].id) }
  }

  private func platforms(of rule: Rule) -> [Int] {
    platforms.indices.filter { rule.platforms.contains(platforms[$0]) }
  }

  private func apiName(_ edge: Edge) -> String? {
    switch edge.target {
    case .symbol(let name), .systemItem(let name): name
    default: nil
    }
  }

  /// A line for each system item of the rule's table.
  private func tableLines(of rule: Rule) -> [String] {
    rows(of: rule).map { row in
      let meaning = row.meaning.first(of: languages)?.value ?? ""
      return "\(name(of: row)) (\(row.symbol)): \(meaning)"
    }
  }

  private func rows(of rule: Rule) -> [SystemItem] {
    rule.table.flatMap(graph.table)?.rows ?? []
  }

  /// As it is shown, and as it is written in Swift, where that is another word: 휴지통 and `trash`.
  private func names(of item: SystemItem) -> [String] {
    let (name, symbol) = (name(of: item), item.symbol.split(separator: ".").last ?? "")
    let isSame = name.lowercased().filter(\.isLetter) == symbol.lowercased().filter(\.isLetter)
    return isSame ? [name] : [name, String(symbol)]
  }

  private func name(of item: SystemItem) -> String {
    item.name.first(of: languages)?.value ?? ""
  }
}

extension Substring {
  /// Without spaces at the end.
  fileprivate var trimmingSpaces: String {
    String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }
}
