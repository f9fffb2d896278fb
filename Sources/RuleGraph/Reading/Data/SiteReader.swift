/// Reads `site.yml`.
struct SiteReader {
  static let keys = [
    "title", "summary", "url", "repository", "twins", "languages", "groups",
  ]
  static let languageKeys = ["code", "name", "script"]
  static let groupKeys = ["id", "title", "components"]

  let record: YAMLRecord

  func read(_ reading: inout DataReading) -> Site {
    record.expectKeys(Self.keys, &reading.faults)
    let title = record.requiredLocalized("title", &reading) ?? Localized()
    let summary = record.localized("summary", &reading)
    let languages = languages(&reading)
    var listed: [Located<String>] = []
    let groups = record.records("groups", &reading.faults)
      .compactMap { group($0, &listed, &reading) }
    _ = reading.faults.unique(listed, id: \.value, at: \.location)
    if languages.isEmpty {
      reading.faults.append(
        Fault(.keyMissing("languages", beside: record.keys), at: record.location))
    }
    let publication = publication(&reading)
    return Site(
      words: (title, summary), publication: publication,
      languages: reading.faults.unique(languages, id: \.value.code, at: \.location).map(\.value),
      groups: reading.faults.unique(groups, id: \.value.id, at: \.location).map(\.value))
  }

  private func publication(_ reading: inout DataReading) -> Publication {
    let url = address("url", &reading)
    let repository = address("repository", &reading)
    return Publication(
      url: url.map { $0 + "/" }, repository: repository,
      hasTwins: record.bool("twins", otherwise: true, &reading.faults))
  }

  /// Without a slash at its end.
  private func address(_ key: String, _ reading: inout DataReading) -> String? {
    guard let value = record.string(key, &reading.faults) else { return nil }
    let isWeb = ["https://", "http://"].contains { value.value.hasPrefix($0) }
    guard isWeb, Self.isServer(value.value) else {
      let expected =
        isWeb
        ? "an address such as https://example.org/guide, to which a path can be added"
        : "an address that begins with https:// or http://"
      reading.faults.append(
        Fault(.valueOfWrongType(key: key, expected: expected), at: value.location))
      return nil
    }
    return value.value.hasSuffix("/") ? String(value.value.dropLast()) : value.value
  }

  /// Whether it is a server with or without a path: no query or place on a page, behind which a path would mean nothing.
  private static func isServer(_ address: String) -> Bool {
    address.wholeMatch(of: #/https?://[^/?\#\s"'<>\\]+(/[^?\#\s"'<>\\]*)?/#) != nil
  }

  /// Without a name or a script it is still a language, in which there are pages; unless there is another record of it.
  private func languages(_ reading: inout DataReading) -> [Located<Language>] {
    let all = record.records("languages", &reading.faults).compactMap { language($0, &reading) }
    let whole = Set(all.filter(\.isWhole).map(\.language.value.code))
    return all.filter { $0.isWhole || !whole.contains($0.language.value.code) }.map(\.language)
  }

  private func language(
    _ record: YAMLRecord, _ reading: inout DataReading
  ) -> (language: Located<Language>, isWhole: Bool)? {
    record.expectKeys(Self.languageKeys, &reading.faults)
    let code = record.requiredString("code", &reading.faults)
    let name = record.requiredString("name", &reading.faults)
    let script = record.requiredString("script", &reading.faults)
    reading.expectLanguageCode(code, "code")
    reading.languageCodes += code.map { [$0] } ?? []
    if let script, !ScriptCode.isKnown(script.value) {
      reading.faults.append(Fault(.scriptUnknown(script.value), at: script.location))
    }
    guard let code else { return nil }
    let language = Language(
      code: code.value, name: name?.value ?? code.value, script: script?.value ?? "")
    return (Located(language, at: code.location), name != nil && script != nil)
  }

  /// - Parameter known: the components that groups list.
  private func group(
    _ record: YAMLRecord, _ known: inout [Located<String>], _ reading: inout DataReading
  ) -> Located<Site.Group>? {
    record.expectKeys(Self.groupKeys, &reading.faults)
    let id = record.requiredID(&reading.faults)
    let title = record.requiredLocalized("title", &reading)
    let components = record.names("components", &reading.faults)
    known += components
    reading.refer(.group, id)
    for component in components {
      reading.refer(.component, component)
    }
    guard let id, let title else { return nil }
    let group = Site.Group(id: id.value, title: title, components: components.map(\.value))
    return Located(group, at: id.location)
  }
}
