import ArgumentParser
import RuleGraph
import SearchIndex

/// What a rule must be to be printed; several values of one option are alternatives.
struct LookupFilters: ParsableArguments {
  @Option(
    help: "Only rules of this component or part, by id or name; may be given several times.",
    completion: .components)
  var component: [String] = []

  @Option(
    help: "Only rules of this kind: \(RuleKind.names); may be given several times.",
    completion: .list(RuleKind.all))
  var kind: [String] = []

  @Option(
    name: [.long, .customLong("as-of")],
    help: "Only rules that hold in this edition, by id or title; may be given several times.",
    completion: .editions)
  var edition: [String] = []

  @Option(
    help: "Only rules that hold on this platform; may be given several times.",
    completion: .platforms)
  var platform: [String] = []

  @Option(
    help:
      "Only rules of this API: those that govern it, or else its members; may be given several times.",
    completion: .apis)
  var api: [String] = []

  var isEmpty: Bool { value == QueryFilters() }

  /// As they are typed; the index knows what they mean.
  var value: QueryFilters {
    var filters = QueryFilters(component: component, kind: kind, edition: edition, api: api)
    filters.platform = platform
    return filters
  }
}
