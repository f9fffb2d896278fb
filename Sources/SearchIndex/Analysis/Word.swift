internal import RuleGraph

/// A stretch of a text in one script.
struct Word: Hashable, Sendable {
  enum Script: Hashable, Sendable {
    /// Letters of Latin, Greek or Cyrillic, digits, or both: `tabs`, `44pt`, `UITabBarItem.isEnabled`.
    case latin
    case hangul
    /// Of Han, kana or another script without spaces.
    case ideograph
    case other
  }

  /// As written, composed, without apostrophes.
  let written: String
  /// Lower case, of Latin, Greek or Cyrillic without marks.
  let text: String
  let script: Script
  /// UTF-16 offsets into the composed text.
  let range: Range<Int>
  /// Whether it follows the word before it, as 를 does in `UITabBar를`, also behind brackets, quotes and marks of
  /// code.
  let isGlued: Bool

  /// The script of its letters; for a number Latin, in whose texts it may stand.
  var system: WritingSystem {
    if script == .hangul { return .hangul }
    return text.unicodeScalars.lazy.compactMap { WritingSystem(letter: $0.value) }.first ?? .latin
  }

  /// The word as it is written and, where it begins like a sentence, without its capital: that may have come by itself.
  var casings: [Word] {
    guard script == .latin, written.dropFirst() == text.dropFirst(), written != text else {
      return [self]
    }
    let small = Word(written: text, text: text, script: script, range: range, isGlued: isGlued)
    return [self, small]
  }

  var isNumber: Bool {
    script == .latin && text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
  }
}
