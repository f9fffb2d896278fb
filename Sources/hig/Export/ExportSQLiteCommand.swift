import ArgumentParser
import SQLiteExport
import SiteRenderer

/// `hig export sqlite`: the graph as a database.
struct ExportSQLiteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sqlite",
    abstract: "Write the whole graph as an SQLite database, with a full-text search.",
    discussion: """
      The table 'search' (FTS5) finds Korean as it is typed: 탭바, 탭 바, 내비*. Does not write over a database that \
      hig did not make.
      """)

  @OptionGroup var options: ExportOptions

  @Argument(help: "Where to write.", completion: .file())
  var file = "higraph.sqlite"

  func run() throws {
    let destination = try ExportDestination(file, of: .database)
    let graph = try options.passed().graph
    let bytes = try Progress(isQuiet: false).during("Writing \(file)") {
      try GraphDatabase(graph, address: SiteAddresses(graph).address).bytes()
    }
    try destination.write(PlannedFile(path: file) { bytes })
  }
}
