import ArgumentParser
import RuleGraph
import SearchIndex

/// `hig lookup`: ranked rules.
struct LookupCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lookup",
    abstract: "Find the rules that answer a query, the best first.",
    discussion: """
      In a pipe one line a rule, path:line:id: kind: title; on a terminal with the text that \
      matched. Exits with 0 when something was found, with 1 when nothing was.
      """)

  @OptionGroup var content: ContentOptions
  @OptionGroup var site: SiteOptions
  @OptionGroup var filters: LookupFilters

  @Option(help: "The language to look in; otherwise that of the query or of the environment.")
  var lang: String?

  @Option(name: .shortAndLong, help: "The most rules to print.")
  var limit = 20

  @Flag(help: "Print one JSON object a line.")
  var json = false

  @Option(help: "When to color.")
  var color = ColorChoice.auto

  @Argument(help: "The words to look for.")
  var query: [String]

  func validate() throws {
    guard limit > 0 else { throw ValidationError("--limit must be at least 1.") }
  }

  func run() throws {
    var text = query.joined(separator: " ")
    if let former = try FormerQuery(pipeline: content.pipeline).answer(for: text) {
      Console.talk("hig: \(former.words)")
      text = former.query
    }
    let index = SiteIndex(pipeline: content.pipeline, site: site.site)
    let language = try LanguageChoice(languages: try index.languages(), asked: lang).code(for: text)
    let options = QueryOptions(language: language, limit: limit, filters: filters.value)
    let hits = try index.reader(for: language).search(text, options)
    Console.print(lines(for: hits))
    if hits.isEmpty {
      try filters.expectKnownNames(in: content.pipeline)
      throw ExitStatus.nothingFound
    }
  }

  private func lines(for hits: [Hit]) -> [String] {
    if json { return hits.map(\.json) }
    guard Console.isTerminal || color == .always else { return hits.map(HitLine.text) }
    let printer = HitPrinter(style: TerminalStyle(isColored: color.isOn))
    return Array(hits.map(printer.lines).joined(separator: [""]))
  }
}

/// What a rule must be to be printed.
struct LookupFilters: ParsableArguments {
  @Option(help: "Only rules of this component or part.")
  var component: String?

  @Option(help: "Only rules of this kind: \(RuleKind.names).", transform: RuleKind.init(argument:))
  var kind: RuleKind?

  @Option(help: "Only rules that hold in this edition.")
  var edition: String?

  @Option(help: "Only rules that govern this API.")
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
  fileprivate static let names = allCases.map(\.rawValue).joined(separator: ", ")

  fileprivate init(argument: String) throws {
    guard let kind = RuleKind(rawValue: argument) else {
      throw ValidationError("There is no kind '\(argument)'; the kinds are \(Self.names).")
    }
    self = kind
  }
}
