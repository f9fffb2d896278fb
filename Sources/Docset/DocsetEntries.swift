package import RuleGraph

/// All that is offered of a guide: components, rules, APIs and terms, in each language.
package struct DocsetEntries: Sendable {
  private let graph: Graph
  private let address: @Sendable (NodeID) -> String

  /// - Parameter address: where a node stands below a language's folder.
  package init(_ graph: Graph, address: @escaping @Sendable (NodeID) -> String) {
    self.graph = graph
    self.address = address
  }

  /// Each once, language by language.
  package func all() -> [DocsetEntry] {
    var names: Set<Name> = []
    var seen: Set<DocsetEntry> = []
    return graph.site.languages.flatMap { language in
      let named = named(in: language.code)
      // Those of one language are told apart by what they lead to.
      let known = names
      names.formUnion(named.map(\.name))
      return named.map { name, node in
        let isKnown = known.contains(name)
        return DocsetEntry(
          name: isKnown ? "\(name.text) (\(language.name))" : name.text, type: name.type,
          path: "\(language.code)/\(address(node))")
      }
    }
    .filter { seen.insert($0).inserted }
  }

  /// What an entry is looked for by; in another language it may be the same.
  private struct Name: Hashable {
    let text: String
    let type: DocsetEntry.EntryType
  }

  private func named(in language: String) -> [(name: Name, node: NodeID)] {
    components(in: language) + rules(in: language) + symbols() + terms(in: language)
  }

  private func components(in language: String) -> [(Name, NodeID)] {
    graph.components.compactMap { component in
      component.texts[language].map { text in
        let name = Name(text: text.title, type: component.isPart ? .section : .guide)
        return (name, .component(component.id))
      }
    }
  }

  private func rules(in language: String) -> [(Name, NodeID)] {
    graph.rules.compactMap { rule in
      rule.texts[language].map { (Name(text: $0.title, type: .entry), .rule(rule.id)) }
    }
  }

  private func symbols() -> [(Name, NodeID)] {
    let symbols = graph.symbols.map { symbol in
      (Name(text: symbol.name, type: .init(symbol.kind)), NodeID.symbol(symbol.name))
    }
    return symbols
      + graph.tables.flatMap(\.rows).map {
        (Name(text: $0.symbol, type: .constant), .systemItem($0.symbol))
      }
  }

  /// The glossary's names, and the other words for them.
  private func terms(in language: String) -> [(Name, NodeID)] {
    graph.terms.flatMap { term in
      let variants = term.variants.filter { $0.language == language }
      let words = [term.name[language]].compactMap(\.self) + variants.map(\.text)
      return words.map { (Name(text: $0, type: .word), NodeID.term(term.id)) }
    }
  }
}

extension DocsetEntry.EntryType {
  fileprivate init(_ kind: SymbolKind) {
    self =
      switch kind {
      case .class: .class
      case .struct: .struct
      case .enum: .enum
      case .enumCase: .constant
      case .property: .property
      case .method: .method
      case .protocol: .protocol
      case .module: .module
      }
  }
}
