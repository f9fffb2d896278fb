/// A script that can be told from others by its letters.
///
/// By ranges instead of properties of Unicode, so that a browser with another version of it draws the same lines.
package enum WritingSystem: Sendable {
  case latin, greek, cyrillic, armenian, georgian, cherokee
  case hebrew, arabic, syriac, thaana, nko, tifinagh, ethiopic
  case devanagari, bengali, gurmukhi, gujarati, odia, tamil, telugu, kannada, malayalam, sinhala
  case thai, lao, khmer, burmese, tibetan, mongolian, canadian
  case hangul, kana, han, bopomofo

  /// Those that a language is written in whose script has an ISO 15924 code; none for a code that is not known.
  ///
  /// Of a language that mixes scripts those that tell it from others, so that `Kore` is Hangul alone.
  package static func systems(of code: String) -> [WritingSystem] {
    switch code {
    // Without the table, which no site in English and Korean needs.
    case "Latn", "Latf", "Latg": [.latin]
    case "Hang", "Kore", "Jamo": [.hangul]
    case "Jpan": [.kana, .han]
    case "Hira", "Hrkt": [.kana]
    case "Hans", "Hant": [.han]
    case "Hanb": [.han, .bopomofo]
    case "Aran": [.arabic]
    case "Cyrs": [.cyrillic]
    case "Geok": [.georgian]
    case "Syre", "Syrj", "Syrn": [.syriac]
    default: table.filter { $0.code == code }.map(\.system)
    }
  }

  /// The one that a letter, digit or mark is of; nil for signs, and for the digits that all share.
  package init?(letter: UInt32) {
    switch letter {
    // What texts are full of, without looking it up.
    case 0x61...0x7A, 0x41...0x5A: self = .latin
    case 0..<0xC0, 0x2000..<0x2C00: return nil
    case 0xAC00...0xD7A3: self = .hangul
    case 0x4E00...0x9FFF: self = .han
    default:
      guard let system = Self.system(of: letter) else { return nil }
      self = system
    }
  }

  private static func system(of letter: UInt32) -> WritingSystem? {
    let place = stretches.partitioningIndex { $0.letters.upperBound >= letter }
    guard place < stretches.count, stretches[place].letters.contains(letter) else { return nil }
    return stretches[place].system
  }

  /// All ranges in order.
  private static let stretches = table.flatMap { system, _, letters in
    letters.map { (letters: $0, system: system) }
  }.sorted { $0.letters.lowerBound < $1.letters.lowerBound }

  /// The ranges of its letters.
  package var letters: [ClosedRange<UInt32>] {
    Self.table.first { $0.system == self }?.letters ?? []
  }
}
