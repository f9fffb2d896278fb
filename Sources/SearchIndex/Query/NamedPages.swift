/// A page that a query names: what someone looks for may be all the rules on it.
public struct NamedPage: Hashable, Sendable {
  /// What the page is of.
  public enum Kind: String, Hashable, Sendable {
    case component, api
    /// A word of the glossary that is no component.
    case term
  }

  /// What the page is of.
  public let kind: Kind
  /// The id of a component, part or term, or the name of an API.
  public let id: String
  /// What readers of the index's language call it.
  public let title: String
  /// The id of the component on whose page it is, or `glossary`; an API has a page of its own.
  public let page: String
}

/// Finds the pages that a whole query names.
struct NamedPages {
  let core: CoreShard
  let analyzer: Analyzer

  /// A beginning of more names than that says little.
  private static let most = 3

  /// First an API whose whole name it is, then components, then APIs by the name of a member or an old one, then terms.
  ///
  /// None where filters ask for some rules of it.
  func pages(for outcome: Outcome) -> [NamedPage] {
    let field = FilterField.edition.rawValue
    guard outcome.filter.applied.allSatisfy({ $0.field == field }) else { return [] }
    let keys = NameTable.joinedKeys(of: outcome.words[...], analyzer)
      .map(NameTable.symbolKey(ofKey:))
    let symbols = Self.unique(keys.flatMap { core.symbols.positions(of: $0) })
    let isWhole = { (symbol: Int) in
      keys.contains(NameTable.symbolKey(of: core.symbols.names[symbol], analyzer))
    }
    let (components, terms) = concepts(outcome)
    let found =
      symbols.filter(isWhole).map(api) + components
      + symbols.filter { !isWhole($0) }.map(api) + terms
    return Array(found.prefix(Self.most))
  }

  /// Those that the query names; else those whose names it begins, or whose opening consonants it is.
  private func concepts(_ outcome: Outcome) -> (components: [NamedPage], terms: [NamedPage]) {
    let whole = outcome.parses.compactMap { $0.count == 1 ? $0.first?.segment : nil }
    let named = Self.unique(whole.flatMap(\.concepts))
    let begun = Self.unique(whole.flatMap(\.completions))
    let (components, begunComponents) = (named.compactMap(component), begun.compactMap(component))
    let isFew = begunComponents.count <= Self.most
    return (
      components.isEmpty && isFew ? begunComponents : components,
      (named.isEmpty && begun.count <= Self.most ? begun : named).compactMap(term)
    )
  }

  private func component(_ concept: Int) -> NamedPage? {
    let ids = core.components.ids
    return ids.firstIndex(of: core.concepts.ids[concept]).map { position in
      NamedPage(
        kind: .component, id: ids[position], title: core.components.titles[position],
        page: ids[core.components.pages[position]])
    }
  }

  private func term(_ concept: Int) -> NamedPage? {
    let id = core.concepts.ids[concept]
    guard id.hasPrefix(Concept.termPrefix) else { return nil }
    return NamedPage(
      kind: .term, id: String(id.dropFirst(Concept.termPrefix.count)),
      title: core.concepts.titles[concept], page: "glossary")
  }

  private func api(_ symbol: Int) -> NamedPage {
    let name = core.symbols.names[symbol]
    return NamedPage(kind: .api, id: name, title: name, page: name)
  }

  private static func unique(_ positions: [Int]) -> [Int] {
    positions.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
