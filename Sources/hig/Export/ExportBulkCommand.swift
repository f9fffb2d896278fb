import ArgumentParser
import Exports
import RuleGraph
import SiteRenderer

/// `hig export ndjson`: what a search server loads.
struct ExportBulkCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ndjson",
    abstract: "Write rules, components, APIs and terms for OpenSearch or Elasticsearch.",
    discussion: """
      Writes the body of a request to _bulk: for each node a line that says what to do with it, and a line with the \
      node. With --mapping, writes what the index has to be created with first: it cuts the texts of each language into \
      words by the analyzer of that language.
      """)

  @OptionGroup var options: ExportOptions

  @Flag(help: "Write the mapping of the index instead.")
  var mapping = false

  @Argument(help: "Where to write; otherwise to stdout.", completion: .file())
  var file: String?

  func run() throws {
    let destination = try ExportDestination(file, of: mapping ? .mapping : .bulk)
    let graph = try options.passed().graph
    let addresses = SiteAddresses(graph)
    let bulk = BulkFile(graph, address: addresses.address)
    try destination.write(
      mapping
        ? PlannedFile(path: "") { BulkMapping(graph.site).bytes }
        : PlannedFile(path: "", pieces: bulk.write))
  }
}
