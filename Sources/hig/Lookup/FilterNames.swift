import ArgumentParser
import RuleGraph
import SearchIndex

/// What filters and options can name in a graph.
struct FilterNames {
  let graph: Graph

  /// Tells a filter that nothing can pass from one that nothing passed.
  ///
  /// - Parameter applied: the filters as an index understood them.
  /// - Throws: `ValidationError` for one that it did not.
  static func expectKnown(_ applied: [AppliedFilter], in pipeline: Pipeline) throws {
    let unknown = applied.filter(\.names.isEmpty)
    guard !unknown.isEmpty else { return }
    if let one = unknown.first(where: { !$0.isFilter }) { throw noFilter(one.field) }
    let graph = pipeline.hasContent ? try pipeline.link(withFigures: false).graph : nil
    let known = graph.map { Self(graph: $0) }
    // An API without a rule is there nevertheless, and an index alone does not know of it.
    for one in unknown where one.field != "api" || known?.has(api: one.value) == false {
      throw Self.unknown(one.field, one.value, known)
    }
  }

  private func has(api name: String) -> Bool {
    NodeFinder(graph: graph).nodes(named: name).contains { node in
      switch node {
      case .symbol, .systemItem: true
      default: false
      }
    }
  }

  /// - Throws: `ValidationError` for an id that no page has.
  func expect(page: String) throws {
    guard !graph.components.contains(where: { $0.page == page }) else { return }
    throw Self.unknown("page", page, self)
  }

  private var platforms: [String] {
    Set(graph.rules.flatMap(\.platforms)).sorted()
  }

  private func all(_ field: String) -> [String] {
    switch field {
    case "component": graph.components.map(\.id)
    case "page": graph.components.filter { $0.id == $0.page }.map(\.id)
    case "kind": RuleKind.all
    case "edition": graph.editions.map(\.id)
    case "platform": platforms
    case "lang": graph.site.languageCodes
    default: graph.apiNames
    }
  }

  /// What people call some of them beside their ids, for a name that is near.
  private func titles(_ field: String) -> [String] {
    guard field == "component" else { return [] }
    let titles = graph.components.flatMap { one in
      one.texts.languages.compactMap { one.texts[$0]?.title }
    }
    let terms = graph.terms.filter { $0.component != nil }
    return titles + terms.flatMap { term in term.name.languages.compactMap { term.name[$0] } }
  }

  /// Words for a filter that does not exist.
  private static func noFilter(_ name: String) -> ValidationError {
    let near = Suggestion(name: SearchReader.filterName(near: name)).phrase(otherwise: ".")
    return ValidationError("There is no filter '\(name)'\(near)")
  }

  /// Words for a name that nothing has.
  ///
  /// - Parameter known: `nil` where only the index knows names.
  static func unknown(_ field: String, _ name: String, _ known: FilterNames?) -> ValidationError {
    let noun = field == "api" ? "API" : field == "lang" ? "language" : field
    let all = known?.all(field) ?? []
    let some =
      all.count <= 8 && !all.isEmpty ? "; the \(noun)s are \(all.joined(separator: ", "))." : "."
    let names = all + (known?.titles(field) ?? [])
    let near = Suggestion(name: NearestName.of(name, among: names)).phrase(otherwise: some)
    return ValidationError("There is no \(noun) '\(name)'\(near)")
  }
}

extension RuleKind {
  /// All of them, for help.
  static let names = all.joined(separator: ", ")
  static let all = allCases.map(\.rawValue)

  /// Reads a kind given on the command line.
  init(argument: String) throws {
    guard let kind = RuleKind(rawValue: argument) else {
      let near = Suggestion(name: Self.likely(argument))
        .phrase(otherwise: "; the kinds are \(Self.names).")
      throw ValidationError("There is no kind '\(argument)'\(near)")
    }
    self = kind
  }
}
