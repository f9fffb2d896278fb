/// Reads `figures.yml`.
struct FigureWordsReader {
  static let keys = ["file", "verdict", "title", "description", "labels", "parts"]

  let record: YAMLRecord

  func read(_ reading: inout DataReading) -> [FigureWords] {
    record.expectKeys(["figures"], &reading.faults)
    let figures = record.records("figures", &reading.faults).compactMap { words($0, &reading) }
    return reading.faults.unique(figures, id: \.file.value, at: \.file.location)
  }

  private func words(_ record: YAMLRecord, _ reading: inout DataReading) -> FigureWords? {
    record.expectKeys(Self.keys, &reading.faults)
    let file = record.requiredString("file", &reading.faults)
    let title = record.requiredLocalized("title", &reading)
    let description = record.requiredLocalized("description", &reading)
    let verdict = verdict(record, &reading)
    let labels = labels(record, &reading)
    let parts = record.words("parts", &reading.faults)
    guard let file, let title, let description else { return nil }
    return FigureWords(
      file: file, title: title, description: description, labels: labels, parts: parts,
      verdict: verdict)
  }

  private func labels(_ record: YAMLRecord, _ reading: inout DataReading) -> [FigureLabel] {
    guard let labels = record.record("labels", &reading.faults) else { return [] }
    return labels.keys.compactMap { key in
      labels.localized(key.value, &reading).map { FigureLabel(key: key, text: $0) }
    }
  }

  private func verdict(_ record: YAMLRecord, _ reading: inout DataReading) -> FigureVerdict? {
    guard let text = record.string("verdict", &reading.faults) else { return nil }
    if let verdict = FigureVerdict(rawValue: text.value) { return verdict }
    let known = FigureVerdict.allCases.map(\.rawValue).joined(separator: ", ")
    reading.faults.append(
      Fault(.valueOfWrongType(key: "verdict", expected: "one of \(known)"), at: text.location))
    return nil
  }
}
