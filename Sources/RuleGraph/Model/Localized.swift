/// One thing in all its languages, keyed by language code.
public struct Localized<Value: Sendable>: Sendable {
  private var values: [String: Value]

  package init(_ values: [String: Value] = [:]) {
    self.values = values
  }

  /// The value in one language, or `nil` when that language lacks it.
  public subscript(language: String) -> Value? {
    values[language]
  }

  package mutating func set(_ value: Value, in language: String) {
    values[language] = value
  }

  /// The codes of the languages that have a value, sorted.
  public var languages: [String] {
    values.keys.sorted()
  }

  /// The value in the first of the given languages that has one, and that language.
  public func first(of languages: [String]) -> (language: String, value: Value)? {
    for language in languages {
      if let value = values[language] {
        return (language, value)
      }
    }
    return nil
  }

  /// The same languages with each value transformed.
  public func map<Other: Sendable>(_ transform: (Value) throws -> Other) rethrows -> Localized<
    Other
  > {
    Localized<Other>(try values.mapValues(transform))
  }
}

extension Localized: Equatable where Value: Equatable {}
extension Localized: Hashable where Value: Hashable {}
