/// Reads `site.yml`.
struct SiteReader {
  static let keys = ["title", "summary", "languages", "groups"]
  static let languageKeys = ["code", "name", "script"]
  static let groupKeys = ["id", "title", "components"]

  let record: YAMLRecord

  func read(_ reading: inout DataReading) -> Site {
    record.expectKeys(Self.keys, &reading.faults)
    let title = record.requiredLocalized("title", &reading.faults) ?? Localized()
    let summary = record.localized("summary", &reading.faults)
    let languages = record.records("languages", &reading.faults)
      .compactMap { language($0, &reading) }
    if languages.isEmpty {
      reading.faults.append(Fault(.keyMissing("languages"), at: record.location))
    }
    let groups = record.records("groups", &reading.faults).compactMap { group($0, &reading) }
    return Site(title: title, summary: summary, languages: languages, groups: groups)
  }

  private func language(_ record: YAMLRecord, _ reading: inout DataReading) -> Language? {
    record.expectKeys(Self.languageKeys, &reading.faults)
    guard let code = record.requiredString("code", &reading.faults),
      let name = record.requiredString("name", &reading.faults),
      let script = record.requiredString("script", &reading.faults)
    else { return nil }
    return Language(code: code.value, name: name.value, script: script.value)
  }

  private func group(_ record: YAMLRecord, _ reading: inout DataReading) -> Group? {
    record.expectKeys(Self.groupKeys, &reading.faults)
    guard let id = record.requiredString("id", &reading.faults),
      let title = record.requiredLocalized("title", &reading.faults)
    else { return nil }
    let components = record.strings("components", &reading.faults)
    for component in components {
      reading.refer(.component, component)
    }
    return Group(id: id.value, title: title, components: components.map(\.value))
  }
}
