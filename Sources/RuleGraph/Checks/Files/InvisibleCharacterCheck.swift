import CommonMark

/// A text holds nothing that cannot be seen.
enum InvisibleCharacterCheck: Check {
  static let description = CheckDescription(
    id: "file/invisible-character", severity: .warning, isMended: true,
    texts: (
      summary: "A text holds nothing that cannot be seen.",
      explanation: """
      Zero-width spaces, soft hyphens and control characters come along when text is copied from a web page or a chat. \
      Nobody sees them, and a word with one in it is not found. `--fix` takes out those that take no room. In the name of \
      an API, an edition or a source it is an error, because what has the name no longer leads there.
      """
    ),
    bad: [
      .page("Keep every ↓\u{200B}tab enabled."),
      .page(
        "↓\u{200B}Keep\u{200B} every\u{200B} tab\u{200B} enabled.", marksWholeText: true),
      .page("A line ↓\u{2028}of another program."),
      CheckExample([
        "glossary.yml": """
        terms:
          - {id: cafe, name: {en: ca↓\u{AD}fe, ko: 카페}}
        """
      ]),
    ],
    good: [.page("Tabs\u{A0}stay… A family 👨‍👩‍👧 and 한국어 text.")])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    let pages = content.pages.filter { $0.marks.contains(.rare) }.map(\.text.path)
    let data = content.catalog.texts.keys.filter { !$0.hasSuffix(".md") }
    return (pages + data).filter { !content.illegible.contains($0) }
      .compactMap { content.catalog.texts[$0] }
      .flatMap { source in
        findings(in: source).map { content.hidden.files.contains(source.path) ? $0.asError : $0 }
      }
  }

  /// A line with more was written so by a program, and is told of once.
  private static let fewOnALine = 3

  /// One of each that can be taken out, and of the others the first: another encoding makes one of every second byte.
  private static func findings(in source: SourceText) -> [Diagnostic] {
    let found = source.text.withBytes(InvisibleCharacter.all)
    let others = found.filter { !$0.hasNoWidth }
    return lines(of: found.filter(\.hasNoWidth), in: source).flatMap {
      findings(of: $0, in: source)
    }
      + others.prefix(1).map { report(at: source.location($0.offsets), words(for: others)) }
  }

  private static func lines(
    of found: [InvisibleCharacter], in source: SourceText
  ) -> [[InvisibleCharacter]] {
    var (lines, last) = ([[InvisibleCharacter]](), 0)
    for character in found {
      let line = source.location(character.offsets).line
      if line == last {
        lines[lines.count - 1].append(character)
      } else {
        lines.append([character])
      }
      last = line
    }
    return lines
  }

  private static func words(for found: [InvisibleCharacter]) -> String {
    let rest = found.count - 1
    let more = rest == 0 ? "" : rest == 1 ? ", nor can another" : ", nor can \(rest) others"
    return "\(found.first?.name ?? "") cannot be seen\(more)"
  }

  /// Those of a line that can be taken out, each, or all at once when there are many.
  private static func findings(
    of found: [InvisibleCharacter], in source: SourceText
  ) -> [Diagnostic] {
    guard found.count > fewOnALine, let first = found.first, let last = found.last else {
      return found.map { found in
        let fixIt = FixIt(
          location: source.location(found.offsets), replacement: "", isCertain: true)
        return report(at: fixIt.location, words(for: [found]), fixIts: [fixIt])
      }
    }
    let offsets = first.offsets.lowerBound..<last.offsets.upperBound
    let stretch = String(
      Substring(source.text.utf8.dropFirst(offsets.lowerBound).prefix(offsets.count)))
    let fixIt = FixIt(
      location: source.location(offsets), replacement: InvisibleCharacter.removed(from: stretch),
      isCertain: true)
    return [report(at: source.location(first.offsets), words(for: found), fixIts: [fixIt])]
  }
}

/// A character that shows as nothing, or as nothing but room.
struct InvisibleCharacter {
  let offsets: Range<Int>
  let scalar: UInt32

  /// Whether it stands between letters without parting them, so that nothing is lost with it.
  var hasNoWidth: Bool {
    Self.names[scalar] != nil
  }

  var name: String {
    let code = String(scalar, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: max(0, 4 - code.count)) + code
    return "\(Self.names[scalar] ?? "the character") U+\(padded)"
  }

  /// What to call a text in which there is nothing to be seen but one of these.
  static func name(of text: String) -> String? {
    let found = text.withBytes(all)
    return found.count == 1 && found[0].offsets.count == text.utf8.count ? found[0].name : nil
  }

  /// A text without those that take no room.
  static func removed(from text: String) -> String {
    var text = text.unicodeScalars
    text.removeAll { names[$0.value] != nil }
    return String(text)
  }

  /// The joiners U+200C and U+200D are not here: emoji and some scripts are written with them.
  private static let names: [UInt32: String] = [
    0x00AD: "the soft hyphen", 0x200B: "the zero-width space", 0x200E: "the mark of direction",
    0x200F: "the mark of direction", 0x202A: "the mark of direction",
    0x202B: "the mark of direction", 0x202C: "the mark of direction",
    0x202D: "the mark of direction", 0x202E: "the mark of direction",
    0x2060: "the word joiner", 0x2066: "the mark of direction", 0x2067: "the mark of direction",
    0x2068: "the mark of direction", 0x2069: "the mark of direction",
    0xFEFF: "the byte order mark",
  ]
  /// The separators of lines and paragraphs, and two empty letters of Hangul.
  private static let others: Set<UInt32> = [0x2028, 0x2029, 0x3164, 0xFFA0]

  /// All of them in a text; a byte order mark at its start is none.
  static func all(in bytes: UnsafeBufferPointer<UInt8>) -> [InvisibleCharacter] {
    bytes.indices.compactMap { start in
      guard PageMarks.isRare(bytes[start]) else { return nil }
      let (scalar, length) = decode(bytes, at: start)
      guard isInvisible(scalar), start > 0 || scalar != 0xFEFF else { return nil }
      return InvisibleCharacter(offsets: start..<start + length, scalar: scalar)
    }
  }

  private static func isInvisible(_ scalar: UInt32) -> Bool {
    scalar < 0x20 || (0x7F...0x9F).contains(scalar) || names[scalar] != nil
      || others.contains(scalar)
  }

  /// The character that a byte begins, which is one of at most three bytes in valid UTF-8.
  private static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> (scalar: UInt32, length: Int) {
    let first = bytes[start]
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : 3
    let lead = length == 1 ? UInt32(first) : UInt32(first & (length == 2 ? 0x1F : 0x0F))
    let scalar = bytes[start...].dropFirst().prefix(length - 1)
      .reduce(lead) { $0 << 6 | UInt32($1 & 0x3F) }
    return (scalar, length)
  }
}
