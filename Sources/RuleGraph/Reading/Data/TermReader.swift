/// Reads `glossary.yml`.
struct TermReader {
  static let keys =
    ["id", "category", "component", "name", "why"] + VariantStanding.allCases.map(\.rawValue)

  /// In letters: from each of a text's all of a word may be looked for.
  static let longestWord = 100

  let record: YAMLRecord

  func read(_ reading: inout DataReading) -> [Term] {
    record.expectKeys(["terms"], &reading.faults)
    let terms = record.records("terms", &reading.faults).compactMap { term($0, &reading) }
    return reading.faults.unique(terms, id: \.id, at: \.location)
  }

  private func term(_ record: YAMLRecord, _ reading: inout DataReading) -> Term? {
    record.expectKeys(Self.keys, &reading.faults)
    let id = record.requiredID(&reading.faults)
    let name = record.requiredLocalized("name", &reading)
    let why = record.localized("why", &reading)
    let category = record.name("category", &reading.faults)?.value ?? "concept"
    let component = record.string("component", &reading.faults)
    reading.refer(.component, component)
    var found: [TermVariant] = []
    for standing in VariantStanding.allCases {
      found += variants(record, standing, &reading)
    }
    for language in name?.languages ?? [] {
      expectLength(name?[language] ?? "", record.location, &reading)
    }
    guard let id, let name else { return nil }
    return Term(
      id: id.value, category: category, component: component?.value,
      words: (name, why, found), location: id.location)
  }

  private func variants(
    _ record: YAMLRecord, _ standing: VariantStanding, _ reading: inout DataReading
  ) -> [TermVariant] {
    guard let languages = record.record(standing.rawValue, &reading.faults) else { return [] }
    var found: [TermVariant] = []
    for language in languages.keys {
      reading.refer(.language, language)
      found += languages.names(language.value, &reading.faults).map {
        expectLength($0.value, $0.location, &reading)
        return TermVariant($0, in: language.value, standing: standing)
      }
    }
    return found
  }

  private func expectLength(
    _ word: String, _ location: SourceLocation, _ reading: inout DataReading
  ) {
    guard word.count > Self.longestWord else { return }
    let expected = "a word of at most \(Self.longestWord) letters"
    reading.faults.append(
      Fault(.valueOfWrongType(key: "name", expected: expected), at: location))
  }
}
