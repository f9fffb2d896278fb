internal import Yams

extension YAMLRecord {
  /// A text for those who read the guide; a fault where a comment cuts it off.
  func requiredText(_ key: String, _ faults: inout [Fault]) -> Located<String>? {
    let text = requiredString(key, &faults)
    faults += text.flatMap(comment).map { [$0] } ?? []
    return text
  }

  private func comment(behind text: Located<String>) -> Fault? {
    let source = self.text.source
    guard let start = source.offset(text.location.range.lowerBound),
      let cut = CutText(text.value, at: start, in: source.text.utf8)
    else { return nil }
    let whole = source.location(cut.whole)
    let comment = source.location(cut.comment..<cut.whole.upperBound)
    let written = source.slice(whole.range).map(String.init) ?? text.value
    return Fault(.textCut(written, comment: comment), at: whole)
  }

  /// A text in each language: a mapping from language code to text.
  func localized(_ key: String, _ reading: inout DataReading) -> Localized<String>? {
    guard let record = languages(key, &reading) else { return nil }
    var values = Localized<Located<String>>()
    var given = Set(record.keys.map(\.value))
    let parted = PartedTexts(of: record)
    reading.faults += parted.faults
    for (place, (key, node)) in record.mapping.enumerated() where !parted.keys.contains(place) {
      guard let name = key.scalar?.string.inOneLine else { continue }
      if let language = joinedLanguage(name, node) {
        let problem = "'\(name)' is one name; a ':' and a blank part '\(language)' from its text"
        report(.yamlInvalid(problem: problem), key, &reading.faults)
        given.insert(language)
        continue
      }
      reading.refer(.language, Located(name, at: text.location(of: key)))
      if let value = record.string(node, name, &reading.faults) {
        values.set(value, in: name)
        reading.faults += comment(behind: value).map { [$0] } ?? []
      }
    }
    reading.texts.append(
      DataText(
        key: key, languages: given, texts: values,
        location: record.location))
    return values.map(\.value)
  }

  /// The language in `en:toolbar` or `ko： 툴바`, which YAML takes for a key without a value.
  private func joinedLanguage(_ name: String, _ node: Yams.Node) -> String? {
    guard node.scalar?.isNull == true, let colon = name.firstIndex(where: { ":：".contains($0) })
    else { return nil }
    return String(name[..<colon])
  }

  private func languages(_ key: String, _ reading: inout DataReading) -> YAMLRecord? {
    guard let node = value(of: key) else { return nil }
    guard node.mapping != nil else {
      let expected = "a text in each language, as '{en: …, ko: …}'"
      report(.valueOfWrongType(key: key, expected: expected), node, &reading.faults)
      return nil
    }
    return record(key, &reading.faults)
  }

  func requiredLocalized(_ key: String, _ reading: inout DataReading) -> Localized<String>? {
    guard let node = value(of: key) else {
      if !isJoined(key) {
        reading.faults.append(Fault(.keyMissing(key, beside: keys), at: location))
      }
      return nil
    }
    if node.mapping?.isEmpty == true {
      let expected = "a text in at least one language"
      report(.valueOfWrongType(key: key, expected: expected), node, &reading.faults)
    }
    return localized(key, &reading)
  }
}
