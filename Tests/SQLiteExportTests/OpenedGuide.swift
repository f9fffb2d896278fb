import Foundation
import GRDB
import RuleGraph
import SmallContent

@testable import SQLiteExport

/// The database of a guide as whoever gets the file opens it.
struct OpenedGuide {
  private let queue: DatabaseQueue

  /// - Parameter changes: files in place of those of the small guide.
  init(_ changes: [String: String] = [:]) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).sqlite")
    try Data(Self.bytes(changes)).write(to: file)
    var configuration = Configuration()
    configuration.readonly = true
    queue = try DatabaseQueue(path: file.path, configuration: configuration)
    // What is open stays.
    try FileManager.default.removeItem(at: file)
  }

  static func bytes(_ changes: [String: String] = [:]) throws -> [UInt8] {
    var files = SmallGuide.files
    files["rules.lock"]? += "\ntoolbar/keep-short renamed toolbar/keep-it-short"
    let tree = ContentTree(texts: files.merging(changes) { $1 })
    let graph = Linker(CatalogReader(tree).read()).link().graph
    return try GraphDatabase(graph) { "\($0).html" }.bytes()
  }

  /// Each row as its values between bars.
  func rows(_ sql: String, _ arguments: StatementArguments = []) throws -> [String] {
    try queue.read { database in
      try Row.fetchAll(database, sql: sql, arguments: arguments).map { row in
        row.databaseValues.map { $0.isNull ? "-" : String.fromDatabaseValue($0) ?? $0.description }
          .joined(separator: "|")
      }
    }
  }

  /// The ids of rules that are found in a language, the best first.
  func found(_ query: String, in language: String = "ko") throws -> [String] {
    try rows(
      """
      SELECT id FROM search WHERE search MATCH ? AND language = ? AND type = 'rule'
      ORDER BY rank, rowid
      """,
      [query, language])
  }
}
