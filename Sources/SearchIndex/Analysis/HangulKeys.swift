/// The keystrokes of Hangul as bytes, ready for words without number.
struct HangulKeys: Sendable {
  private let initials: LetterKeys
  private let medials: LetterKeys
  private let finals: LetterKeys
  private let letters: LetterKeys

  init(_ keyboard: Keyboard) {
    initials = LetterKeys(keyboard.initials)
    medials = LetterKeys(keyboard.medials)
    finals = LetterKeys(keyboard.finals)
    letters = LetterKeys(keyboard.letters)
  }

  /// The keystrokes of a text as UTF-8; what is not Hangul stays.
  func bytes(of text: String, after mark: String = "") -> [UInt8] {
    var keys: [UInt8] = []
    keys.reserveCapacity(mark.utf8.count + text.utf8.count * 2)
    keys.append(contentsOf: mark.utf8)
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0xAC00...0xD7A3:
        let offset = Int(scalar.value) - 0xAC00
        initials.append(offset / 588, to: &keys)
        medials.append(offset % 588 / 28, to: &keys)
        finals.append(offset % 28, to: &keys)
      case 0x3131...0x3163:
        letters.append(Int(scalar.value) - 0x3131, to: &keys)
      default:
        keys.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    return keys
  }
}

/// The keys of some letters, one behind the other.
///
/// They are in one array, so that looking up a letter counts no reference: each word has some ten letters.
private struct LetterKeys: Sendable {
  private var keys: [UInt8] = []
  /// Where those of each letter end.
  private var ends: [Int] = []

  init(_ letters: [String]) {
    for letter in letters {
      keys.append(contentsOf: letter.utf8)
      ends.append(keys.count)
    }
  }

  func append(_ letter: Int, to text: inout [UInt8]) {
    for place in (letter == 0 ? 0 : ends[letter - 1])..<ends[letter] { text.append(keys[place]) }
  }
}
