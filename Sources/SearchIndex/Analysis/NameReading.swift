/// A word as the table of names sees it.
struct NameReading: Sendable {
  let key: String
  /// The keys it may have without its endings as the last of several words.
  let stems: [String]
  /// The concepts that it names alone.
  let concepts: [Int]
  /// Whether any name begins with it.
  let beginsName: Bool
}
