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

  @Option(help: "The seed that decides which rules' words are drawn.")
  var seed: UInt64 = 1

  @Option(help: "How many queries to make of rules' words.")
  var count = 4800

  @Flag(help: "List the queries that are answered badly, with what was wanted and what was found.")
  var failures = false

  @Flag(help: "Print one JSON object.")
  var json = false

  @Flag(name: .shortAndLong, help: "Print only the floors that are not reached.")
  var quiet = false

  @Argument(help: "The table of queries and floors.", completion: .file(extensions: ["tsv"]))
  var file: String

  func validate() throws {
    guard count > 0 else { throw ValidationError("--count must be at least 1.") }
  }

  func run() throws {
    let graph = try content.pipeline.link().graph
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
      let drawn = KnownItems(graph).queries(count: count, seed: seed)
      return try ProofReport(set, drawn, floors: floors, reader: reader)
    case .typing: return try ProofReport(typing: table.queries, floors: floors, reader: reader)
    }
  }
}

extension ProofSet: EnumerableFlag {}

/// A table of queries on disk.
private struct RelevanceFile {
  let path: String

  /// - Throws: `ExitStatus.failure` after saying what is wrong with the file.
  func table(for graph: Graph) throws -> RelevanceTable {
    guard let text = String(validating: try bytes(), as: UTF8.self) else {
      throw ValidationError("'\(path)' is not UTF-8.")
    }
    do {
      return try RelevanceTable(
        text, rules: Set(graph.rules.map(\.id.description)),
        languages: Set(graph.site.languageCodes))
    } catch {
      Console.talk(error.problems.map { "\(path):\($0.line): error: \($0.problem)" })
      throw ExitStatus.failure
    }
  }

  private func bytes() throws -> [UInt8] {
    do throws(SystemCallError) {
      return try OpenFile.bytes(of: path)
    } catch {
      throw ValidationError("cannot read '\(path)': \(error.reason)")
    }
  }
}
