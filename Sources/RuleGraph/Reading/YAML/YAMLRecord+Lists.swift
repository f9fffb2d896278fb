import CommonMark
internal import Yams

extension YAMLRecord {
  /// A list of texts; a single text counts as a list of one.
  func strings(_ key: String, _ faults: inout [Fault]) -> [Located<String>] {
    guard let node = value(of: key) else { return [] }
    return strings(node, key, &faults)
  }

  /// A list of texts, none of which occurs twice.
  func distinctStrings(_ key: String, _ faults: inout [Fault]) -> [Located<String>] {
    faults.unique(strings(key, &faults), id: \.value, at: \.location)
  }

  /// A list of names or words, in which no comma stands: `iOS, macOS` without brackets is one text for YAML, and
  /// `[iOS，macOS]` with the comma of another keyboard is a list of one.
  ///
  /// - Returns: what was meant, each between two commas.
  func words(_ key: String, _ faults: inout [Fault]) -> [Located<String>] {
    strings(key, &faults).flatMap { word -> [Located<String>] in
      guard word.value.contains(where: \.isComma), !standsInBrackets(word) else {
        return parted(word, &faults)
      }
      let parts = word.value.split(whereSeparator: \.isComma).map(\.trimmed).filter { !$0.isEmpty }
      let list = "a list, as '[\(parts.joined(separator: ", "))]'"
      faults.append(Fault(.valueOfWrongType(key: key, expected: list), at: word.location))
      return parts.map { Located(String($0), at: word.location) }
    }
  }

  /// The same where none stands twice.
  func names(_ key: String, _ faults: inout [Fault]) -> [Located<String>] {
    faults.unique(words(key, &faults), id: \.value, at: \.location)
  }

  /// The names between brackets, parted where other marks than commas stand between them.
  func parted(_ name: Located<String>, _ faults: inout [Fault]) -> [Located<String>] {
    guard let mistyped = MistypedCommas(name), standsInBrackets(name) else { return [name] }
    faults.append(Fault(mistyped, isOnHeading: false))
    return mistyped.names
  }

  /// Whether a value is written letter by letter and without quotes in a list of its line.
  private func standsInBrackets(_ value: Located<String>) -> Bool {
    let place = value.location.range.lowerBound
    let line = text.source.line(place.line).utf8
    let before = line.prefix(place.column - 1)
    return before.contains(UInt8(ascii: "[")) && !before.hasQuoteAtEnd
      && line.dropFirst(place.column - 1).starts(with: value.value.utf8)
  }

  /// A list of mappings.
  func records(_ key: String, _ faults: inout [Fault]) -> [YAMLRecord] {
    guard let node = value(of: key) else { return [] }
    guard let sequence = node.sequence else {
      report(.valueOfWrongType(key: key, expected: "a list"), node, &faults)
      return []
    }
    return sequence.compactMap { record($0, key, &faults) }
  }

  private func strings(
    _ node: Yams.Node, _ key: String, _ faults: inout [Fault]
  ) -> [Located<String>] {
    if let scalar = node.scalar, !scalar.isNull {
      return string(key, &faults).map { [$0] } ?? []
    }
    guard let sequence = node.sequence else {
      report(.valueOfWrongType(key: key, expected: "a list of texts"), node, &faults)
      return []
    }
    return sequence.compactMap { item in
      guard let scalar = item.scalar, !scalar.isNull else {
        report(.valueOfWrongType(key: key, expected: "a list of texts"), item, &faults)
        return nil
      }
      return filled(scalar, of: item, key, &faults)
    }
  }
}

extension Substring.UTF8View {
  fileprivate var hasQuoteAtEnd: Bool {
    last == UInt8(ascii: "\"") || last == UInt8(ascii: "'")
  }
}

extension Character {
  fileprivate var isComma: Bool { ",，、".contains(self) }
}
