internal import RuleGraph

/// The titles and sentences of rules that two languages share, each beside the other's.
///
/// Sentences are paired where a body has as many in both languages, else lines, else the whole bodies.
struct AlignedTexts {
  private(set) var first: [Substring] = []
  private(set) var second: [Substring] = []

  /// How many rules are read at most; of more, as many are taken at even distances.
  static let mostRules = 1_000

  init(_ graph: Graph, _ languages: (first: String, second: String)) {
    let texts = graph.rules.compactMap { rule in
      rule.texts[languages.first].flatMap { text in rule.texts[languages.second].map { (text, $0) }
      }
    }
    let step = max(1, (texts.count + Self.mostRules - 1) / Self.mostRules)
    for position in stride(from: 0, to: texts.count, by: step) {
      add(texts[position].0, texts[position].1)
    }
  }

  private mutating func add(_ one: RuleText, _ other: RuleText) {
    add([one.title[...]], [other.title[...]])
    let lines = (Self.lines(of: one.plainText), Self.lines(of: other.plainText))
    let sentences = (lines.0.flatMap(Self.sentences), lines.1.flatMap(Self.sentences))
    for (left, right) in [sentences, lines] where left.count == right.count {
      add(left, right)
      return
    }
    add([one.plainText[...]], [other.plainText[...]])
  }

  private mutating func add(_ one: [Substring], _ other: [Substring]) {
    first += one
    second += other
  }

  private static func lines(of text: String) -> [Substring] {
    text.utf8.split(separator: UInt8(ascii: "\n")).map(Substring.init)
  }

  /// Cut after a mark that ends a sentence and has a space behind it.
  private static func sentences(_ line: Substring) -> [Substring] {
    var found: [Substring] = []
    var start = line.startIndex
    let units = line.utf8
    for position in units.indices where [0x2E, 0x3F, 0x21, 0x3A].contains(units[position]) {
      let next = units.index(after: position)
      guard next < units.endIndex, units[next] == 0x20 else { continue }
      found.append(line[start..<next])
      start = units.index(after: next)
    }
    return start < line.endIndex ? found + [line[start...]] : found
  }
}
