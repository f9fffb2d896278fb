/// What `rules.lock` keeps of a rule's text in one language: enough to see that it changed, and in
/// what respect, but not the text itself.
///
/// As text it is `do.5c0f3a9b77e1.0000b2d41f06`: the kind, the hash of the words, and four digits each for
/// numbers, API names and links. A change that those four digits miss (once in 65,536) still changes
/// the words.
package struct TextStamp: Hashable, Sendable {
  /// The kind of the rule when the text was written for it.
  package let kind: RuleKind
  /// The hash of the words with their markup, 48 bits.
  package let words: UInt64
  /// The hashes of what does not depend on the language, 16 bits each.
  package let numbers: UInt64
  package let names: UInt64
  package let links: UInt64

  init(kind: RuleKind, words: UInt64, facts: (numbers: UInt64, names: UInt64, links: UInt64)) {
    self.kind = kind
    self.words = words
    numbers = facts.numbers
    names = facts.names
    links = facts.links
  }

  /// What differs between two stamps of one text.
  package func aspects(changedIn other: TextStamp) -> Set<TextAspect> {
    var aspects: Set<TextAspect> = []
    if words != other.words { aspects.insert(.words) }
    if numbers != other.numbers { aspects.insert(.numbers) }
    if names != other.names { aspects.insert(.names) }
    if links != other.links { aspects.insert(.links) }
    if kind != other.kind { aspects.insert(.kind) }
    return aspects
  }
}

extension TextStamp {
  /// Whether two languages state the same numbers, API names and links.
  func hasSameFacts(as other: TextStamp) -> Bool {
    (numbers, names, links) == (other.numbers, other.names, other.links)
  }
}

/// In what respect a text can change.
package enum TextAspect: String, CaseIterable, Sendable {
  case kind
  case numbers
  /// API names and other code spans.
  case names
  case links
  case words

  /// Whether every language must follow, whatever its words.
  package var isFact: Bool { self != .words }
}

extension TextStamp: CustomStringConvertible {
  package var description: String {
    let facts = numbers << 32 | names << 16 | links
    let (words, rest) = (words.hex(width: Self.digitCount), facts.hex(width: Self.digitCount))
    return "\(kind.rawValue).\(words).\(rest)"
  }

  /// Reads what `description` writes; `nil` for anything else.
  package init?(_ text: some StringProtocol) {
    let pieces = text.pieces(at: ".", omittingEmpty: false)
    guard pieces.count == 3, let kind = RuleKind(rawValue: String(pieces[0])),
      let words = Self.number(pieces[1].utf8), let facts = Self.number(pieces[2].utf8)
    else { return nil }
    self.init(
      kind: kind, words: words, facts: (facts >> 32, facts >> 16 & 0xFFFF, facts & 0xFFFF))
  }

  private static let digitCount = 12

  private static func number(_ digits: some Collection<UInt8>) -> UInt64? {
    guard digits.count == digitCount else { return nil }
    var number: UInt64 = 0
    for digit in digits {
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        number = number << 4 | UInt64(digit - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"):
        number = number << 4 | UInt64(digit - UInt8(ascii: "a") + 10)
      default: return nil
      }
    }
    return number
  }
}
