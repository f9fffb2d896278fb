import RuleGraph

/// Finds nodes by what a person would type.
struct NodeFinder {
  let graph: Graph

  /// The nodes with exactly this id, name, alias or title; several when a word has several meanings.
  func nodes(named text: String) -> [NodeID] {
    let ways = [byID, byName, byTitle, byMember, byKind, byPath]
    let found = ways.lazy.map { $0(text) }.first { !$0.isEmpty } ?? []
    // Several terms may be of one component.
    var seen: Set<NodeID> = []
    return found.filter { seen.insert($0).inserted }
  }

  /// The nearest id or name; of a rule when it is written like one, with its component or without.
  func nearest(to text: String) -> String? {
    let rules = graph.rules.map(\.id.description)
    if text.contains("/") { return NearestName.of(text, among: rules) }
    let named = graph.rules.filter { $0.id.name == text }
    if named.count == 1 { return named[0].id.description }
    let ids = rules + graph.components.map(\.id)
    let apis = graph.apiNames
    let names = graph.terms.flatMap { term in term.name.languages.compactMap { term.name[$0] } }
    return NearestName.of(text, among: ids + apis + names)
  }

  private func byID(_ text: String) -> [NodeID] {
    let found = nodes(withID: text)
    return found.isEmpty ? graph.term(text).map { [meaning(of: $0)] } ?? [] : found
  }

  /// All but terms.
  private func nodes(withID id: String) -> [NodeID] {
    let all: [NodeID?] = [
      RuleID(id).flatMap(graph.rule).map { .rule($0.id) },
      graph.component(id).map { .component($0.id) }, graph.api(id),
      graph.edition(id).map { .edition($0.id) }, graph.source(id).map { .source($0.id) },
    ]
    return all.compactMap(\.self)
  }

  private func byName(_ text: String) -> [NodeID] {
    let wanted = folded(text)
    let symbols = graph.symbols.filter { names($0.name, $0.aliases).contains(wanted) }
    let items = graph.tables.flatMap(\.rows).filter {
      names($0.symbol, $0.aliases).contains(wanted)
    }
    let terms = graph.terms.filter { term in
      let own = term.name.languages.compactMap { term.name[$0] }
      return (own + term.variants.map(\.text)).map(folded).contains(wanted)
    }
    return symbols.map { .symbol($0.name) } + items.map { .systemItem($0.symbol) }
      + terms.map(meaning) + editions(named: wanted) + sources(titled: wanted)
  }

  /// What a term is of, where that is a component.
  private func meaning(of term: Term) -> NodeID {
    term.component.map { .component($0) } ?? .term(term.id)
  }

  private func sources(titled wanted: String) -> [NodeID] {
    graph.sources.filter { source in
      source.title.languages.compactMap { source.title[$0] }.map(folded).contains(wanted)
    }.map { .source($0.id) }
  }

  /// By the title in any language, which may leave out the year in brackets.
  private func editions(named wanted: String) -> [NodeID] {
    graph.editions.filter { edition in
      edition.title.languages.compactMap { edition.title[$0] }.map(folded).contains { title in
        title == wanted || title.prefix { $0 != "(" } == wanted
      }
    }.map { .edition($0.id) }
  }

  /// Components, parts and rules by the title in any language, as it is shown.
  private func byTitle(_ text: String) -> [NodeID] {
    let wanted = folded(text)
    let components = graph.components.filter { component in
      component.texts.languages.contains { folded(component.texts[$0]?.title ?? "") == wanted }
    }
    let rules = graph.rules.filter { rule in
      rule.texts.languages.contains { folded(rule.texts[$0]?.title ?? "") == wanted }
    }
    return components.map { .component($0.id) } + rules.map { .rule($0.id) }
  }

  /// By what stands behind the type: `isEnabled` is `UITabBarItem.isEnabled`.
  private func byMember(_ text: String) -> [NodeID] {
    let ending = ".\(text)"
    guard !text.isEmpty else { return [] }
    return graph.symbols.filter { $0.name.hasSuffix(ending) }.map { .symbol($0.name) }
      + graph.tables.flatMap(\.rows).filter { $0.symbol.hasSuffix(ending) }
      .map { .systemItem($0.symbol) }
  }

  /// As nodes are printed, `term badge`: a name alone may be that of a component, too, which goes before.
  private func byKind(_ text: String) -> [NodeID] {
    guard let blank = text.firstIndex(of: " ") else { return [] }
    let id = String(text[text.index(after: blank)...])
    let all = nodes(withID: id) + [graph.term(id).map { .term($0.id) }].compactMap(\.self)
    return all.filter { $0.description == text }
  }

  /// Components by their page or folder, as findings and hits print it, with or without a place on the page.
  private func byPath(_ text: String) -> [NodeID] {
    let path = text.prefix { $0 != ":" }
    guard path.contains("/") else { return [] }
    return graph.components.filter { component in
      component.texts.languages.compactMap { component.texts[$0]?.location.path }.contains { page in
        [page, page.prefix { $0 != "." }.split(separator: "/").dropLast().joined(separator: "/")]
          .contains { "/\($0)".hasSuffix("/\(path)") }
      }
    }.map { .component($0.id) }
  }

  private func names(_ name: String, _ aliases: [String]) -> [String] {
    ([name] + aliases).map(folded)
  }

  /// Case and spaces do not tell names apart.
  private func folded(_ text: String) -> String {
    text.lowercased().filter { $0 != " " }
  }
}
