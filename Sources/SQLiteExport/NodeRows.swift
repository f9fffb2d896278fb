import RuleGraph

/// The rows of nodes and edges.
struct NodeRows {
  let graph: Graph
  let address: @Sendable (NodeID) -> String
  let rows: RowWriter

  func writeSite() throws {
    let site = graph.site
    for (position, language) in site.languages.enumerated() {
      try rows.insert(
        into: "languages", language.code, language.name, position, site.title[language.code],
        site.summary?[language.code])
    }
    for (position, group) in site.groups.enumerated() {
      try rows.insert(into: "groups", group.id, position)
      try each(group.title) { try rows.insert(into: "group_texts", group.id, $0, $1) }
    }
  }

  func writeComponents() throws {
    for (position, component) in graph.components.enumerated() {
      try rows.insert(
        into: "components", component.id, component.page, component.group, position,
        address(.component(component.id)))
      try each(component.texts) { language, text in
        try rows.insert(
          into: "component_texts", component.id, language, text.title, Self.text(text.summary))
      }
    }
  }

  func writeSymbols() throws {
    for symbol in graph.symbols {
      try rows.insert(
        into: "symbols", symbol.name, symbol.kind.rawValue, symbol.framework, symbol.deprecated,
        symbol.replacement, address(.symbol(symbol.name)))
      try each(symbol.note) { try rows.insert(into: "symbol_texts", symbol.name, $0, $1) }
      for alias in symbol.aliases { try rows.insert(into: "aliases", symbol.name, alias) }
    }
    for table in graph.tables {
      for (position, item) in table.rows.enumerated() {
        try write(item, in: table, at: position)
      }
    }
  }

  private func write(_ item: SystemItem, in table: SystemItemTable, at position: Int) throws {
    try rows.insert(
      into: "system_items", item.symbol, table.id, table.component, position,
      address(.systemItem(item.symbol)))
    try each(item.name, item.meaning) {
      try rows.insert(into: "system_item_texts", item.symbol, $0, $1, $2)
    }
    for alias in item.aliases { try rows.insert(into: "aliases", item.symbol, alias) }
  }

  func writeEditions() throws {
    for (position, edition) in graph.editions.enumerated() {
      try rows.insert(
        into: "editions", edition.id, edition.date, position, address(.edition(edition.id)))
      try each(edition.title, edition.summary) {
        try rows.insert(into: "edition_texts", edition.id, $0, $1, $2)
      }
    }
    for source in graph.sources {
      try rows.insert(
        into: "sources", source.id, source.edition, source.languages.joined(separator: " "),
        address(.source(source.id)))
      try each(source.title, source.origin) {
        try rows.insert(into: "source_texts", source.id, $0, $1, $2)
      }
    }
  }

  func writeTerms() throws {
    for term in graph.terms {
      try rows.insert(
        into: "terms", term.id, term.category, term.component, address(.term(term.id)))
      try each(term.name, term.why) {
        try rows.insert(into: "term_texts", term.id, $0, $1, $2)
      }
      for variant in term.variants {
        try rows.insert(
          into: "term_variants", term.id, variant.language, variant.text,
          variant.standing.rawValue)
      }
    }
  }

  func writeEdges() throws {
    for edge in EdgeKind.allCases.lazy.flatMap(graph.edges) {
      let (source, target) = (edge.source, edge.target)
      try rows.insert(
        into: "edges", edge.kind.rawValue, source.kind, source.name, target.kind, target.name)
    }
  }

  /// Calls for each language that a thing is there in.
  func each<Value>(_ texts: Localized<Value>?, _ body: (String, Value) throws -> Void) rethrows {
    guard let texts else { return }
    for language in graph.site.languageCodes {
      if let value = texts[language] { try body(language, value) }
    }
  }

  /// Calls for each language that one of two texts is there in.
  private func each(
    _ one: Localized<String>, _ other: Localized<String>?,
    _ body: (String, String?, String?) throws -> Void
  ) rethrows {
    for language in graph.site.languageCodes {
      let (first, second) = (one[language], other?[language])
      if first != nil || second != nil { try body(language, first, second) }
    }
  }

  /// Nothing in place of no words.
  static func text(_ text: String?) -> String? {
    text.flatMap { $0.isEmpty ? nil : $0 }
  }
}
