internal import Korean
import Seeding

extension Mutation {
  /// One wrong vowel of Hangul; of Latin letters two exchanged, one left out, or one struck twice.
  func mistyped(_ word: String, _ random: inout SeededGenerator) -> String? {
    var letters = letters(of: word)
    if isAllHangul(word) {
      let vowels = letters.indices.filter { $0 > 1 && Self.neighbours[letters[$0]] != nil }
      guard let place = random.pick(vowels), let wrong = Self.neighbours[letters[place]] else {
        return nil
      }
      letters[place] = wrong
      return composedSyllables(ofLetters: letters)
    }
    let place = 1 + random.below(letters.count - 2)
    switch random.below(3) {
    case 0: letters.swapAt(place, place + 1)
    case 1: letters.remove(at: place)
    default: letters.insert(letters[place], at: place)
    }
    return String(letters)
  }

  /// Vowels that are heard or struck for one another.
  private static let neighbours: [Character: Character] = [
    "ㅐ": "ㅔ", "ㅔ": "ㅐ", "ㅗ": "ㅓ", "ㅓ": "ㅏ", "ㅏ": "ㅓ", "ㅜ": "ㅡ", "ㅡ": "ㅜ", "ㅣ": "ㅏ",
  ]

  /// A word's particle exchanged for another, or one put after a word that has none.
  func particled(
    _ words: [String], _ corpus: RuleWords, _ random: inout SeededGenerator
  ) -> String? {
    let stems = words.map(corpus.stem)
    guard let place = random.pick(stems.indices.filter { stems[$0] != nil }),
      let stem = stems[place]
    else { return nil }
    let varied = [Particle.object, .subject, .topic, .with, .toward].compactMap {
      $0.form(after: stem)
    }
    let endings = (varied + Self.fixedEndings).filter { stem + $0 != words[place] }
    var words = words
    words[place] = stem + (random.pick(endings) ?? "")
    return words.joined(separator: " ")
  }

  private static let fixedEndings = ["에서", "에서는", "의", "도", "까지", "에는", "만", "들은"]

  /// Hangul as conjoining letters (NFD), by the arithmetic of the Unicode Standard, 3.12.
  func decomposed(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard (0xAC00...0xD7A3).contains(scalar.value) else {
        scalars.append(scalar)
        continue
      }
      let index = scalar.value - 0xAC00
      let parts = [0x1100 + index / 588, 0x1161 + index % 588 / 28, 0x11A7 + index % 28]
      scalars.append(contentsOf: parts.filter { $0 != 0x11A7 }.compactMap(Unicode.Scalar.init))
    }
    return String(scalars)
  }
}
