package import GRDB
internal import GRDBSQLite

/// An SQLite database made in memory, so that its file is written as any other is: whole or not at all.
package struct MemoryDatabase {
  /// The same statements give the same bytes: nothing that SQLite lets a system choose is left to it.
  private static let settings = """
    PRAGMA page_size = 4096;
    PRAGMA encoding = 'UTF-8';
    PRAGMA auto_vacuum = NONE;
    """

  /// The bytes of the file of a new database.
  ///
  /// - Parameter fill: makes the tables and their rows.
  package static func bytes(_ fill: (Database) throws -> Void) throws -> [UInt8] {
    var configuration = Configuration()
    // Rows come in the order of reading, and may name what comes later.
    configuration.foreignKeysEnabled = false
    configuration.prepareDatabase { try $0.execute(sql: settings) }
    let queue = try DatabaseQueue(configuration: configuration)
    try queue.write(fill)
    try queue.vacuum()
    return try queue.inDatabase(serialized)
  }

  private static func serialized(_ database: Database) throws -> [UInt8] {
    var size: sqlite3_int64 = 0
    guard let start = sqlite3_serialize(database.sqliteConnection, "main", &size, 0) else {
      throw DatabaseError(resultCode: .SQLITE_NOMEM)
    }
    defer { sqlite3_free(start) }
    return Array(UnsafeBufferPointer(start: start, count: Int(size)))
  }
}
