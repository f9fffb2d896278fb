import CommonMark

/// Where the destinations of links by reference are written in the files of a page, worked out when they are first
/// asked for.
final class DefinitionPlaces {
  /// By language and destination; the first of several definitions of the same destination.
  private var places: [String: [String: SourceRange]] = [:]

  func place(
    of destination: String, in document: Document, language: String
  ) -> SourceRange? {
    let known =
      places[language]
      ?? Dictionary(
        DefinitionLines.destinations(in: document).map { ($0.written, $0.range) },
        uniquingKeysWith: { first, _ in first })
    places[language] = known
    return known[destination]
  }
}
