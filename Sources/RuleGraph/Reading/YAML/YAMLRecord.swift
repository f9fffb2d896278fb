internal import Yams

/// A YAML mapping with its place, read key by key.
struct YAMLRecord {
  let text: YAMLText
  let mapping: Yams.Node.Mapping
  let location: SourceLocation
  /// The values of a mapping with so many keys that each is not looked for among all.
  private let values: [String: Yams.Node]?

  init(text: YAMLText, mapping: Yams.Node.Mapping, location: SourceLocation) {
    self.text = text
    self.mapping = mapping
    self.location = location
    values =
      mapping.count <= 32
      ? nil
      : Dictionary(
        mapping.lazy.map { ($0.key.scalar?.string ?? "", $0.value) },
        uniquingKeysWith: { first, _ in first })
  }

  /// Looked for letter by letter: Yams would try to read each key as a number, a date and a truth first, which took
  /// longer than all else in a page's front matter.
  func value(of key: String) -> Yams.Node? {
    if let values { return values[key] }
    return mapping.first { $0.key.scalar?.string == key }?.value
  }

  /// Reports the keys that are not among the known ones.
  func expectKeys(_ known: [String], _ faults: inout [Fault]) {
    for (key, _) in mapping {
      guard let name = key.scalar?.string else {
        report(.yamlInvalid(problem: "a key must be text"), key, &faults)
        continue
      }
      guard !known.contains(name) else { continue }
      if let joined = known.first(where: { name.beginsWithKey($0) }) {
        report(.keyJoined(name.inOneLine, key: joined), key, &faults)
        continue
      }
      report(.keyUnknown(name.inOneLine, known: known), key, &faults)
    }
  }

  /// The keys with their places, as written.
  var keys: [Located<String>] {
    mapping.compactMap { key, _ in
      key.scalar.map { Located($0.string.inOneLine, at: text.location(of: key)) }
    }
  }

  func string(_ key: String, _ faults: inout [Fault]) -> Located<String>? {
    value(of: key).flatMap { string($0, key, &faults) }
  }

  func string(
    _ node: Yams.Node, _ key: String, _ faults: inout [Fault]
  ) -> Located<String>? {
    guard let scalar = node.scalar, !scalar.isNull else {
      report(.valueOfWrongType(key: key, expected: "text"), node, &faults)
      return nil
    }
    return filled(scalar, of: node, key, &faults)
  }

  /// A text in which something stands, and not at its edges what nobody sees.
  func filled(
    _ scalar: Yams.Node.Scalar, of node: Yams.Node, _ key: String, _ faults: inout [Fault]
  ) -> Located<String>? {
    if let lost = self.text.tag(of: node) ?? self.text.anchor(of: node) { faults.append(lost) }
    let text = line(scalar, of: node, key, &faults)
    let (first, last) = (text.value.first, text.value.last)
    guard first?.isWhitespace ?? true || last?.isWhitespace ?? true else { return text }
    let isBlank = text.value.allSatisfy(\.isWhitespace)
    let expected = isBlank ? "text, and not empty" : "text without blanks at its ends"
    faults.append(
      Fault(.valueOfWrongType(key: key.inOneLine, expected: expected), at: text.location))
    // Told once: without them it may name what is there.
    return isBlank ? nil : Located(text.value.withoutBlanks, at: text.location)
  }

  /// A text as it is shown, in one line.
  ///
  /// What YAML ends a folded text with is none of it.
  private func line(
    _ scalar: Yams.Node.Scalar, of node: Yams.Node, _ key: String, _ faults: inout [Fault]
  ) -> Located<String> {
    let location = text.location(of: node)
    guard scalar.string.hasLineBreak else { return Located(scalar.string, at: location) }
    let lines = scalar.string.split(whereSeparator: \.isNewline)
    if lines.count > 1 || scalar.string.first?.isNewline == true {
      faults.append(
        Fault(.valueOfWrongType(key: key.inOneLine, expected: "text in one line"), at: location))
    }
    return Located(scalar.string.inOneLine, at: location)
  }

  func requiredString(_ key: String, _ faults: inout [Fault]) -> Located<String>? {
    guard value(of: key) != nil else {
      if !isJoined(key) { faults.append(Fault(.keyMissing(key, beside: keys), at: location)) }
      return nil
    }
    return string(key, &faults)
  }

  /// What records are named by elsewhere, and some files of the site are.
  func requiredID(_ faults: inout [Fault]) -> Located<String>? {
    requiredString("id", &faults).map { expectName($0, "id", &faults) }
  }

  /// What is an id although it need not be there.
  func name(_ key: String, _ faults: inout [Fault]) -> Located<String>? {
    string(key, &faults).map { expectName($0, key, &faults) }
  }

  private func expectName(
    _ name: Located<String>, _ key: String, _ faults: inout [Fault]
  ) -> Located<String> {
    if !HeadingReader.isName(name.value) {
      let expected = "a name of lower-case letters, digits and hyphens"
      faults.append(Fault(.valueOfWrongType(key: key, expected: expected), at: name.location))
    }
    return name
  }

  func bool(_ key: String, otherwise: Bool = false, _ faults: inout [Fault]) -> Bool {
    guard let node = value(of: key) else { return otherwise }
    guard let value = node.bool else {
      report(.valueOfWrongType(key: key, expected: "true or false"), node, &faults)
      return otherwise
    }
    return value
  }

  func isRecord(_ key: String) -> Bool {
    value(of: key)?.mapping != nil
  }

  /// Whether a key has run together with its value.
  func isJoined(_ key: String) -> Bool {
    keys.contains { $0.value.beginsWithKey(key) }
  }

  /// Whether nothing stands behind a key.
  func isEmpty(_ key: String) -> Bool {
    value(of: key)?.scalar?.isNull == true
  }

  func record(_ key: String, _ faults: inout [Fault]) -> YAMLRecord? {
    value(of: key).flatMap { record($0, key, &faults) }
  }

  func record(
    _ node: Yams.Node, _ key: String, _ faults: inout [Fault]
  ) -> YAMLRecord? {
    guard let mapping = node.mapping else {
      report(.valueOfWrongType(key: key, expected: "a mapping of keys to values"), node, &faults)
      return nil
    }
    return YAMLRecord(text: text, mapping: mapping, location: text.location(of: node))
  }

  func report(_ kind: FaultKind, _ node: Yams.Node, _ faults: inout [Fault]) {
    faults.append(Fault(kind, at: text.location(of: node)))
  }
}

extension String {
  /// Whether there is a line feed, a carriage return or a separator of lines or paragraphs; by bytes, because every text
  /// passes here.
  fileprivate var hasLineBreak: Bool {
    utf8.contains { $0 == 0x0A || $0 == 0x0D }
      || utf8.contains(0xE2) && unicodeScalars.contains { $0 == "\u{2028}" || $0 == "\u{2029}" }
  }

  /// Whether it is a key that has run together with its value: `framework:UIKit`.
  fileprivate func beginsWithKey(_ key: String) -> Bool {
    hasPrefix("\(key):") || hasPrefix("\(key)：")
  }

  /// Without the blanks at its ends, of any script.
  fileprivate var withoutBlanks: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  var inOneLine: String {
    hasLineBreak ? split(whereSeparator: \.isNewline).joined(separator: " ") : self
  }
}

extension Yams.Node.Scalar {
  /// Whether it is nothing in YAML: `key:`, `key: ~` or `key: null`, unless in quotes.
  var isNull: Bool {
    style == .plain && ["", "~", "null", "Null", "NULL"].contains(string)
  }
}
