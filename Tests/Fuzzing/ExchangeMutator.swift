import Seeding

/// Makes bad documents of good ones: mostly well-formed, with other words, tags and units.
struct ExchangeMutator: Sendable {
  private let documents: [[Part]]
  /// For what need not be well-formed.
  private let bytes: Mutator

  /// A unit, or what stands between two.
  private struct Part: Sendable {
    var text: String
    let isUnit: Bool
  }

  private static let pieces = [
    "<x id=\"1\"/>", "<x id=\"2\"/>", "<ph id=\"1\"/>", "<ph id=\"3\">a</ph>", "<g id=\"1\">",
    "</g>",
    "<g id=\"1\"></g>", "<g id=\"2\">a</g>", "<x/>", "<x id=\"99\"/>", "<x id=\"-1\"/>",
    "<bpt id=\"1\"/>",
    "<mrk mtype=\"seg\">", "</mrk>", "<xlf:g xmlns:xlf=\"a\" id=\"1\">a</xlf:g>", "<!-- a -->",
    "<?a b?>",
    "<![CDATA[*a* <b>]]>", "&#x301;", "&amp;", "&lt;", "&#xA;", "&#x2028;", "&#x9b;", "&#0;", "&a;",
    "&#x202E;", "&#x3000;", "&#xA0;", "&#10;&#10;", "&#9;",
  ]

  private static let wholePieces =
    pieces + [
      "<!DOCTYPE xliff [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;&a;\">]>", "<?xml version=\"1.0\"?>",
      "<trans-unit id=\"a\">", "</trans-unit>", "<target>", "</target>", "<source>", "</source>",
      "<file>",
      "</file>", "<alt-trans>", "</alt-trans>", "<group>", "</group>", "<note>", "</note>",
      " id=\"1\"",
      " approved=\"yes\"", " state=\"final\"", " target-language=\"ja\"", "xliff", "1.2", "2.0",
      "en", "ko",
      "<", ">", "\"", "/", "#1", "#body", "#title",
    ]

  private static let languages = [
    "en", "ko", "ja", "fr", "", "../../x", "/tmp/x", "en\u{0}", "KO", "en-US", "ko-KR", "ko_KR",
    "ja-Jpan-JP", "en-GB-u-hc-h12", "ko-", "en-/x", "jam",
  ]

  init(_ documents: [String]) {
    self.documents = documents.map(Self.parts)
    bytes = Mutator(corpus: documents.map { Array($0.utf8) }, pieces: Self.wholePieces)
  }

  private static func parts(_ text: String) -> [Part] {
    var parts: [Part] = []
    var start = text.startIndex
    for end in text.ranges(of: "</trans-unit>") {
      guard let unit = text[start...].firstRange(of: "<trans-unit ") else { break }
      parts.append(Part(text: String(text[start..<unit.lowerBound]), isUnit: false))
      parts.append(Part(text: String(text[unit.lowerBound..<end.upperBound]), isUnit: true))
      start = end.upperBound
    }
    return parts + [Part(text: String(text[start...]), isUnit: false)]
  }

  func input(_ seed: UInt64) -> [UInt8] {
    var random = SeededGenerator(seed: seed)
    guard random.below(16) > 0 else { return bytes.input(random.next()) }
    var parts = documents[random.below(documents.count)]
    for _ in 0...random.below(4) { change(&parts, &random) }
    if random.below(16) == 0 { changeLanguage(&parts, &random) }
    return encoded(parts.map(\.text).joined(), &random)
  }

  private func encoded(_ text: String, _ random: inout SeededGenerator) -> [UInt8] {
    switch random.below(48) {
    case 0: [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case 1: [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    case 2: [0xEF, 0xBB, 0xBF] + text.utf8
    case 3: Array(text.utf8.dropLast(random.below(text.utf8.count))) + [0xB5, 0xBF]
    default: Array(text.utf8)
    }
  }

  private func changeLanguage(_ parts: inout [Part], _ random: inout SeededGenerator) {
    let key = random.below(4) == 0 ? "source-language=\"" : "target-language=\""
    guard let range = parts[0].text.firstRange(of: key) else { return }
    let rest = parts[0].text[range.upperBound...].drop { $0 != "\"" }
    let language = Self.languages[random.below(Self.languages.count)]
    parts[0].text = parts[0].text[..<range.upperBound] + language + rest
  }

  private func change(_ parts: inout [Part], _ random: inout SeededGenerator) {
    let units = parts.indices.filter { parts[$0].isUnit }
    guard !units.isEmpty else { return }
    let place = units[random.below(units.count)]
    let other = parts[units[random.below(units.count)]].text
    switch random.below(16) {
    case 0: parts[place].text = ""
    case 1: parts[place].text += "\n" + other
    case 2:
      let changed = Mutator(corpus: [Array(parts[place].text.utf8)], pieces: Self.wholePieces)
        .input(random.next())
      parts[place].text = String(decoding: changed, as: UTF8.self)
    case 3: replaceInlines("source", of: &parts[place].text) { changed($0, &random) }
    case 4:
      guard let words = ExchangeInlines(of: "target", in: other) else { return }
      replaceInlines("target", of: &parts[place].text) { _ in words.text }
    case 5: replaceInlines("target", of: &parts[place].text) { _ in "" }
    default: replaceInlines("target", of: &parts[place].text) { changed($0, &random) }
    }
  }

  private func replaceInlines(
    _ name: String, of unit: inout String, _ change: (ExchangeInlines) -> String
  ) {
    guard let inlines = ExchangeInlines(of: name, in: unit) else { return }
    unit.replaceSubrange(inlines.range, with: change(inlines))
  }

  private func changed(_ inlines: ExchangeInlines, _ random: inout SeededGenerator) -> String {
    var inlines = inlines
    for _ in 0...random.below(3) {
      switch random.below(8) {
      case 0: inlines.insert(Self.pieces[random.below(Self.pieces.count)], &random)
      case 1: inlines.wrap(inMark: random.below(3) == 0, &random)
      case 2: inlines.remove(&random)
      case 3: inlines.move(&random)
      default: inlines.changeWords(&random)
      }
    }
    return inlines.text
  }
}
