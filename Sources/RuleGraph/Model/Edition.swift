/// A dated state of the guidelines.
public struct Edition: Sendable {
  /// The name that rules give in `since`.
  public let id: String
  /// ISO 8601, to the year, month or day that is known.
  public let date: String
  /// What readers call it.
  public let title: Localized<String>
  /// What was new.
  public let summary: Localized<String>?
  /// Where it is written.
  public let location: SourceLocation

  package init(
    id: String, date: String, words: (title: Localized<String>, summary: Localized<String>?),
    location: SourceLocation
  ) {
    self.id = id
    self.date = date
    self.title = words.title
    self.summary = words.summary
    self.location = location
  }
}

/// A document that rules were taken from.
public struct Source: Sendable {
  /// The name that `provenance.tsv` gives.
  public let id: String
  /// The title of the document.
  public let title: Localized<String>
  /// The codes of the languages it is written in.
  public let languages: [String]
  /// The edition it describes.
  public let edition: String
  /// What is known about where it comes from.
  public let origin: Localized<String>?
  /// Where it is written.
  public let location: SourceLocation

  package init(
    id: String, edition: String, languages: [String],
    words: (title: Localized<String>, origin: Localized<String>?), location: SourceLocation
  ) {
    self.id = id
    self.edition = edition
    self.languages = languages
    self.title = words.title
    self.origin = words.origin
    self.location = location
  }
}
