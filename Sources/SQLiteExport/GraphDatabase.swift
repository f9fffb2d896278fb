internal import DatabaseFile
internal import GRDB
package import RuleGraph

/// The graph as an SQLite database: tables of nodes and edges, and one to look for words in.
package struct GraphDatabase: Sendable {
  /// Grows when a reader of the old tables could misread the new ones.
  package static let version = 2
  /// What `PRAGMA application_id` answers: `HIGR`.
  package static let applicationID: UInt32 = 0x4849_4752

  private let graph: Graph
  private let address: @Sendable (NodeID) -> String

  /// - Parameter address: where a node stands below a language's folder.
  package init(_ graph: Graph, address: @escaping @Sendable (NodeID) -> String) {
    self.graph = graph
    self.address = address
  }

  /// The bytes of the file; the same graph gives the same.
  ///
  /// - Throws: when there is no memory for it.
  package func bytes() throws -> [UInt8] {
    try MemoryDatabase.bytes { database in
      try database.execute(
        sql: """
          PRAGMA application_id = \(Self.applicationID);
          PRAGMA user_version = \(Self.version);
          """)
      try database.execute(sql: GraphSchema.tables)
      let rows = RowWriter(database)
      let nodes = NodeRows(graph: graph, address: address, rows: rows)
      try nodes.writeSite()
      try nodes.writeComponents()
      try nodes.writeRules()
      try nodes.writeSymbols()
      try nodes.writeEditions()
      try nodes.writeTerms()
      try nodes.writeEdges()
      for language in graph.site.languageCodes {
        try SearchRows(graph: graph, language: language, address: address).write(to: rows)
      }
      try database.execute(sql: GraphSchema.end)
    }
  }
}
