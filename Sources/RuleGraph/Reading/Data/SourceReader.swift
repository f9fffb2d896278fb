/// Reads `sources.yml`.
struct SourceReader {
  static let keys = ["id", "title", "languages", "edition", "origin"]

  let record: YAMLRecord

  func read(_ reading: inout DataReading) -> [Source] {
    record.expectKeys(["sources"], &reading.faults)
    let sources = record.records("sources", &reading.faults).compactMap { source($0, &reading) }
    return reading.faults.unique(sources, id: \.id, at: \.location)
  }

  private func source(_ record: YAMLRecord, _ reading: inout DataReading) -> Source? {
    record.expectKeys(Self.keys, &reading.faults)
    let id = record.requiredID(&reading.faults)
    let title = record.requiredLocalized("title", &reading)
    let edition = record.requiredString("edition", &reading.faults)
    let languages = record.names("languages", &reading.faults)
    for language in languages {
      reading.expectLanguageCode(language, "languages")
      reading.refer(.sourceLanguage, language)
    }
    let origin = record.localized("origin", &reading)
    reading.refer(.edition, edition)
    guard let id, let title, let edition else { return nil }
    return Source(
      id: id.value, edition: edition.value, languages: languages.map(\.value),
      words: (title, origin),
      location: id.location)
  }
}
