/// A term of the glossary: one concept, with one chosen name for each language.
public struct Term: Sendable {
  /// The name by which the entry is kept and linked.
  public let id: String
  /// The glossary group that it is in, such as `component`, or `app-name`, after which particles are not checked.
  public let category: String
  /// The component that the term names.
  public let component: String?
  /// The one word of each language.
  public let name: Localized<String>
  /// Why this name was chosen.
  public let why: Localized<String>?
  /// Other words for it, as people type or read them.
  public let variants: [TermVariant]
  /// Where it is written.
  public let location: SourceLocation

  package init(
    id: String, category: String, component: String?,
    words: (name: Localized<String>, why: Localized<String>?, variants: [TermVariant]),
    location: SourceLocation
  ) {
    self.id = id
    self.category = category
    self.component = component
    self.name = words.name
    self.why = words.why
    self.variants = words.variants
    self.location = location
  }

  /// The words of a language that mean this and nothing else, the name first.
  package func names(in language: String) -> [String] {
    let variants = variants.filter { $0.language == language && $0.standing != .ambiguous }
    return [name[language]].compactMap(\.self) + variants.map(\.text)
  }
}

/// Another word for a term.
public struct TermVariant: Hashable, Sendable {
  /// The word itself.
  public let text: String
  /// The code of its language.
  public let language: String
  /// Whether our own text may use it.
  public let standing: VariantStanding
  /// Where it is written.
  public let location: SourceLocation

  package init(
    _ text: Located<String>, in language: String, standing: VariantStanding
  ) {
    self.text = text.value
    self.language = language
    self.standing = standing
    self.location = text.location
  }
}

/// How a variant is treated; search finds them all.
public enum VariantStanding: String, CaseIterable, Sendable {
  /// A harmless variant, mostly of spacing.
  case accepted
  /// Reported in the content.
  case discouraged
  /// Means other things as well, so that only search may use it.
  case ambiguous
}
