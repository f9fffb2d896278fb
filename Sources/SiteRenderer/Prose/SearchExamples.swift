/// What home pages offer to search for: the section `example` of the first language that has any.
struct SearchExamples: Sendable {
  /// The language that they are in.
  let language: String
  /// What is typed and what it finds, in the order of their numbers.
  let all: [(words: String, finds: String)]

  /// - Parameter strings: the texts of the language by `section.key`.
  /// - Returns: `nil` where no example has both of its texts.
  init?(_ strings: [String: String], in language: String) {
    let numbered = strings.compactMap { key, words in
      Self.number(of: key).map { (number: $0, key: key, words: words) }
    }
    all = numbered.sorted { ($0.number, $0.key) < ($1.number, $1.key) }.compactMap { example in
      strings[Self.other(than: example.key)].map { (example.words, $0) }
    }
    self.language = language
    if all.isEmpty { return nil }
  }

  /// Whether a text is half of an example.
  static func hold(_ key: String) -> Bool {
    number(of: key) != nil || key.hasSuffix(ending) && number(of: other(than: key)) != nil
  }

  /// The other half of an example.
  static func other(than key: String) -> String {
    key.hasSuffix(ending) ? String(key.dropLast(ending.count)) : key + ending
  }

  private static let ending = "-finds"

  /// The number of what is typed.
  private static func number(of key: String) -> Int? {
    guard key.hasPrefix("example.query-") else { return nil }
    let digits = key.dropFirst("example.query-".count)
    return digits.allSatisfy { ("0"..."9").contains($0) } ? Int(digits) : nil
  }
}
