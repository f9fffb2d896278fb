internal import DatabaseFile
internal import GRDB

/// What Dash and Zeal look names up in.
package struct DocsetIndex: Sendable {
  private let entries: [DocsetEntry]

  package init(_ entries: [DocsetEntry]) {
    self.entries = entries
  }

  /// The bytes of the database.
  ///
  /// - Throws: when there is no memory for it.
  package func bytes() throws -> [UInt8] {
    try MemoryDatabase.bytes { database in
      try database.execute(
        sql: """
          CREATE TABLE searchIndex (id INTEGER PRIMARY KEY, name TEXT, type TEXT, path TEXT);
          CREATE UNIQUE INDEX anchor ON searchIndex (name, type, path);
          """)
      let statement = try database.makeStatement(
        sql: "INSERT INTO searchIndex (name, type, path) VALUES (?, ?, ?)")
      for entry in entries {
        try statement.execute(arguments: [entry.name, entry.type.rawValue, entry.path])
      }
    }
  }
}
