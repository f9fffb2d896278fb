internal import GRDB

/// Adds rows to tables, with all columns in their order.
struct RowWriter {
  private let database: Database

  init(_ database: Database) {
    self.database = database
  }

  func insert(into table: String, _ values: (any DatabaseValueConvertible)?...) throws {
    let places = Array(repeating: "?", count: values.count).joined(separator: ", ")
    let statement = try database.cachedStatement(sql: "INSERT INTO \(table) VALUES (\(places))")
    try statement.execute(arguments: StatementArguments(values))
  }
}
