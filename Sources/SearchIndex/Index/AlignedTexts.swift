internal import RuleGraph

/// The titles and sentences of rules that two languages share, each beside the other's.
///
/// Sentences are paired where a body has equally many in both languages, otherwise lines, otherwise the whole bodies.
struct AlignedTexts {
  private(set) var first: [Substring] = []
  private(set) var second: [Substring] = []

  /// How many rules are read at most; if there are more, this many are taken at even distances.
  static let mostRules = 1_000

  /// How many rules one call reads.
  private static let rulesAtOnce = 32

  init(_ graph: Graph, _ languages: (first: String, second: String)) {
    let texts = graph.rules.compactMap { rule in
      rule.texts[languages.first].flatMap { text in rule.texts[languages.second].map { (text, $0) }
      }
    }
    let step = max(1, (texts.count + Self.mostRules - 1) / Self.mostRules)
    let wanted = stride(from: 0, to: texts.count, by: step).map { texts[$0] }
    let starts = stride(from: 0, to: wanted.count, by: Self.rulesAtOnce)
    let parts = Array(starts).concurrentMap { start in
      wanted[start...].prefix(Self.rulesAtOnce).reduce(into: AlignedTexts()) { $0.add($1.0, $1.1) }
    }
    for part in parts { add(part.first, part.second) }
  }

  private init() {}

  private mutating func add(_ one: RuleText, _ other: RuleText) {
    add([one.title[...]], [other.title[...]])
    let (left, right) = (one.plainText[...], other.plainText[...])
    let lines = (Self.lines(of: left), Self.lines(of: right))
    let sentences = (lines.0.flatMap(Self.sentences), lines.1.flatMap(Self.sentences))
    for (left, right) in [sentences, lines] where left.count == right.count {
      add(left, right)
      return
    }
    add([left], [right])
  }

  private mutating func add(_ one: [Substring], _ other: [Substring]) {
    first += one
    second += other
  }

  private static func lines(of text: Substring) -> [Substring] {
    parts(of: text) { bytes, place in bytes[place] == UInt8(ascii: "\n") }
  }

  /// Cut after a mark that ends a sentence and has a space behind it.
  private static func sentences(_ line: Substring) -> [Substring] {
    parts(of: line) { bytes, place in
      guard bytes[place] == UInt8(ascii: " "), place > 0 else { return false }
      return switch bytes[place - 1] {
      case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: ":"): true
      default: false
      }
    }
  }

  /// What is between the bytes that separate a text, if anything.
  private static func parts(
    of text: Substring, where isCut: (UnsafeBufferPointer<UInt8>, Int) -> Bool
  ) -> [Substring] {
    var text = text
    let cuts = text.withUTF8 { bytes in bytes.indices.filter { isCut(bytes, $0) } }
    var (parts, start) = ([Substring](), 0)
    for cut in cuts + [text.utf8.count] {
      if start < cut {
        let places = text.utf8
        parts.append(
          text[
            places.index(
              places.startIndex, offsetBy: start)..<places.index(places.startIndex, offsetBy: cut)])
      }
      start = cut + 1
    }
    return parts
  }
}
