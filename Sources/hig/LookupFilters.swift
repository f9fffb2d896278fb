import ArgumentParser
import RuleGraph
import SearchIndex

/// What a rule must be to be printed.
struct LookupFilters: ParsableArguments {
  @Option(help: "Only rules of this component or part.", completion: .components)
  var component: String?

  @Option(
    help: "Only rules of this kind: \(RuleKind.names).", completion: .list(RuleKind.all),
    transform: RuleKind.init(argument:))
  var kind: RuleKind?

  @Option(help: "Only rules that hold in this edition.", completion: .editions)
  var edition: String?

  @Option(help: "Only rules that govern this API.", completion: .apis)
  var api: String?

  /// Tells a filter that nothing can pass from one that nothing passed.
  ///
  /// - Throws: `ValidationError` when a filter names what is not there.
  func expectKnownNames(in pipeline: Pipeline) throws {
    guard component != nil || edition != nil || api != nil else { return }
    let graph = try pipeline.link(withFigures: false).graph
    let symbols = graph.symbols.flatMap { [$0.name] + $0.aliases }
    let items = graph.tables.flatMap(\.rows).flatMap { [$0.symbol] + $0.aliases }
    try expect(component, "component", among: graph.components.map(\.id))
    try expect(edition, "edition", among: graph.editions.map(\.id))
    try expect(api, "API", among: symbols + items)
  }

  private func expect(_ name: String?, _ noun: String, among known: [String]) throws {
    guard let name, !known.contains(where: { $0.lowercased() == name.lowercased() }) else { return }
    let near = NearestName.of(name, among: known).map { "; did you mean '\($0)'?" } ?? "."
    throw ValidationError("There is no \(noun) '\(name)'\(near)")
  }

  var value: QueryFilters {
    QueryFilters(component: component, kind: kind?.rawValue, edition: edition, api: api)
  }
}

extension RuleKind {
  /// All of them, for help.
  static let names = all.joined(separator: ", ")
  static let all = allCases.map(\.rawValue)

  /// Reads a kind given on the command line.
  init(argument: String) throws {
    guard let kind = RuleKind(rawValue: argument) else {
      throw ValidationError("There is no kind '\(argument)'; the kinds are \(Self.names).")
    }
    self = kind
  }
}
