/// Reads `editions.yml`.
struct EditionReader {
  static let keys = ["id", "date", "title", "summary"]

  let record: YAMLRecord

  /// The editions, oldest first.
  func read(_ reading: inout DataReading) -> [Edition] {
    record.expectKeys(["editions"], &reading.faults)
    let editions = record.records("editions", &reading.faults)
      .compactMap { edition($0, &reading) }
    return reading.unique(editions, id: \.id, at: \.location)
      .sorted { ($0.date, $0.id) < ($1.date, $1.id) }
  }

  private func edition(_ record: YAMLRecord, _ reading: inout DataReading) -> Edition? {
    record.expectKeys(Self.keys, &reading.faults)
    guard let id = record.requiredString("id", &reading.faults),
      let date = record.requiredString("date", &reading.faults),
      let title = record.requiredLocalized("title", &reading.faults)
    else { return nil }
    let summary = record.localized("summary", &reading.faults)
    return Edition(
      id: id.value, date: date.value, words: (title, summary), location: id.location)
  }
}
