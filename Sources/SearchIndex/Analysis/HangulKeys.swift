/// The keystrokes of Hangul as bytes, ready for words without number.
struct HangulKeys: Sendable {
  private let initials: [[UInt8]]
  private let medials: [[UInt8]]
  private let finals: [[UInt8]]
  private let letters: [[UInt8]]

  init(_ keyboard: Keyboard) {
    initials = keyboard.initials.map { Array($0.utf8) }
    medials = keyboard.medials.map { Array($0.utf8) }
    finals = keyboard.finals.map { Array($0.utf8) }
    letters = keyboard.letters.map { Array($0.utf8) }
  }

  /// The keystrokes of a text as UTF-8; what is not Hangul stays.
  func bytes(of text: String, after mark: String = "") -> [UInt8] {
    var keys = Array(mark.utf8)
    keys.reserveCapacity(keys.count + text.utf8.count * 2)
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0xAC00...0xD7A3:
        let offset = Int(scalar.value) - 0xAC00
        keys += initials[offset / 588]
        keys += medials[offset % 588 / 28]
        keys += finals[offset % 28]
      case 0x3131...0x3163:
        keys += letters[Int(scalar.value) - 0x3131]
      default:
        keys += Array(String(scalar).utf8)
      }
    }
    return keys
  }
}
