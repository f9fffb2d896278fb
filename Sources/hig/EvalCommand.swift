import ArgumentParser
import RuleGraph
import SearchIndex
import SearchProof

/// `hig eval`: how well search answers.
struct EvalCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "eval",
    abstract: "Measure search against a table of queries and the rules they should find.",
    discussion: """
      Prints success@1, MRR@10 and the share of queries without a hit, by class. Exits with 1 when a floor of the file \
      is not reached, and with 2 when the file cannot be read.
      """)

  @OptionGroup var content: ContentOptions

  @Flag(help: "The set of queries: see MeasuringSearch in the manual.")
  var set = ProofSet.written

  @Option(
    help: "With --known-item: the seed that decides which rules' words are drawn. (default: 1)")
  var seed: UInt64?

  @Option(help: "With --known-item: how many queries to make of rules' words. (default: 4800)")
  var count: Int?

  @Flag(help: "List the queries that are answered badly, with what was wanted and what was found.")
  var failures = false

  @Flag(help: "Print one JSON object.")
  var json = false

  @Flag(name: .shortAndLong, help: "Print only the floors that are not reached.")
  var quiet = false

  @Argument(help: "The table of queries and floors.", completion: .file(extensions: ["tsv"]))
  var file: String

  func validate() throws {
    guard count ?? 1 > 0 else { throw ValidationError("--count must be at least 1.") }
    guard set == .knownItem || (seed == nil && count == nil) else {
      throw ValidationError("--seed and --count go with --known-item.")
    }
  }

  func run() throws {
    let content = try content.pipeline.link(withFigures: false)
    content.tellUnmerged()
    let graph = content.graph
    let table = try RelevanceFile(path: file).table(for: graph)
    let report = try Progress(isQuiet: quiet).during("Asking queries") {
      try self.report(table, graph)
    }
    let lines =
      json ? [ProofRecord(report).json].compactMap(\.self) : ProofPrinter(report).lines(failures)
    if !quiet { Console.print(lines) }
    Console.talk(report.shortfalls.map { "error: \($0)" })
    if !report.shortfalls.isEmpty { throw ExitStatus.nothingFound }
  }

  private func report(_ table: RelevanceTable, _ graph: Graph) throws -> ProofReport {
    let floors = table.floors[set] ?? [:]
    let reader = SearchReader(shards: content.pipeline.index(graph))
    switch set {
    case .written: return try ProofReport(set, table.queries, floors: floors, reader: reader)
    case .knownItem:
      let drawn = KnownItems(graph).queries(count: count ?? 4800, seed: seed ?? 1)
      return try ProofReport(set, drawn, floors: floors, reader: reader)
    case .typing: return try ProofReport(typing: table.queries, floors: floors, reader: reader)
    }
  }
}

extension ProofSet: EnumerableFlag {}
