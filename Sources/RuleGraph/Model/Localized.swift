/// One thing in all its languages, keyed by language code.
///
/// It is a list because there are few languages: looking through it is faster than hashing a code, and it takes a third
/// of the memory of a dictionary. Its accessors can be inlined in other modules: otherwise each call asks for the types
/// of its values, which took longer than the lookup itself (a hundredth of a build).
public struct Localized<Value: Sendable>: Sendable {
  /// Sorted by language.
  @usableFromInline var entries: [Entry]

  @usableFromInline struct Entry: Sendable {
    @usableFromInline let language: String
    @usableFromInline var value: Value

    @inlinable init(language: String, value: Value) {
      self.language = language
      self.value = value
    }
  }

  package init(_ values: [String: Value] = [:]) {
    entries = values.sorted { $0.key < $1.key }.map { Entry(language: $0.key, value: $0.value) }
  }

  @inlinable init(entries: [Entry]) {
    self.entries = entries
  }

  /// The value in one language, or `nil` when that language lacks it.
  @inlinable public subscript(language: String) -> Value? {
    for position in entries.indices where entries[position].language == language {
      return entries[position].value
    }
    return nil
  }

  package mutating func set(_ value: Value, in language: String) {
    let place = entries.firstIndex { $0.language >= language } ?? entries.endIndex
    if place < entries.endIndex, entries[place].language == language {
      entries[place].value = value
    } else {
      entries.insert(Entry(language: language, value: value), at: place)
    }
  }

  /// The same, with the value of one language moved to another which has none.
  package func renaming(_ language: String, to other: String) -> Localized {
    guard let value = self[language], self[other] == nil else { return self }
    var renamed = Localized(entries: entries.filter { $0.language != language })
    renamed.set(value, in: other)
    return renamed
  }

  /// The codes of the languages that have a value, sorted.
  @inlinable public var languages: [String] {
    entries.map(\.language)
  }

  /// The value in the first of the given languages that has one, and that language.
  @inlinable public func first(of languages: [String]) -> (language: String, value: Value)? {
    for language in languages {
      if let value = self[language] {
        return (language, value)
      }
    }
    return nil
  }

  /// The same languages with each value transformed.
  @inlinable public func map<Other: Sendable>(_ transform: (Value) throws -> Other) rethrows
    -> Localized<
      Other
    >
  {
    let entries = try entries.map {
      Localized<Other>.Entry(language: $0.language, value: try transform($0.value))
    }
    return Localized<Other>(entries: entries)
  }
}

extension Localized: Equatable where Value: Equatable {}
extension Localized: Hashable where Value: Hashable {}
extension Localized.Entry: Equatable where Value: Equatable {}
extension Localized.Entry: Hashable where Value: Hashable {}
