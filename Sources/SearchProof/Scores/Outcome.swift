package import SearchIndex

/// A query and what a reader answered.
package struct Outcome: Sendable {
  package let query: ProofQuery
  /// The ids of the first ten hits.
  package let found: [String]
  /// Whether the first hit says that it changed or left out something.
  package let isReserved: Bool

  /// How many hits are looked at.
  package static let depth = 10

  /// Asks a reader.
  ///
  /// - Throws: what the reader throws.
  package init(_ query: ProofQuery, _ reader: SearchReader) throws {
    let options = QueryOptions(language: query.language, limit: Self.depth)
    let hits = try reader.search(query.text, options)
    self.init(query, found: hits.map(\.id), isReserved: hits.first?.why.isEmpty == false)
  }

  init(_ query: ProofQuery, found: [String], isReserved: Bool) {
    self.query = query
    self.found = found
    self.isReserved = isReserved
  }

  /// The place of the first wanted hit, from 1.
  ///
  /// A query without an answer is answered well by nothing, or by a hit that says what it left out.
  package var rank: Int? {
    if query.wanted.isEmpty { return found.isEmpty || isReserved ? 1 : nil }
    return found.firstIndex(where: query.wanted.contains).map { $0 + 1 }
  }
}
