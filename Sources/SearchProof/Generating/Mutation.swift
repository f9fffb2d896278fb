internal import Korean
import Seeding

/// A way in which people change words while they type, one for each class of queries.
enum Mutation: String, CaseIterable {
  case particled, joined, split
  case halfTyped = "half-typed"
  case layout, typo, nfd

  /// The words as such a query; nil where they cannot be changed so.
  func apply(
    to words: [String], of corpus: RuleWords, _ random: inout SeededGenerator
  ) -> String? {
    switch self {
    case .particled: particled(words, corpus, &random)
    case .joined: words.allSatisfy(isAllHangul) ? words.joined() : nil
    case .split: changingOne(words, { isAllHangul($0) && $0.count > 2 }, &random, Self.split)
    case .halfTyped: Self.halfTyped(words, &random)
    case .layout: Self.onOtherLayout(words)
    case .typo: changingOne(words, Self.isLongEnough, &random, mistyped)
    case .nfd: words.contains(where: isAllHangul) ? decomposed(words.joined(separator: " ")) : nil
    }
  }

  private func changingOne(
    _ words: [String], _ mayChange: (String) -> Bool, _ random: inout SeededGenerator,
    _ change: (String, inout SeededGenerator) -> String?
  ) -> String? {
    guard let place = random.pick(words.indices.filter { mayChange(words[$0]) }),
      let changed = change(words[place], &random), changed != words[place]
    else { return nil }
    var words = words
    words[place] = changed
    return words.joined(separator: " ")
  }

  /// A space in the middle of a word.
  private static func split(_ word: String, _ random: inout SeededGenerator) -> String? {
    let middle = word.count / 2
    return "\(word.prefix(middle)) \(word.dropFirst(middle))"
  }

  /// Without the last one or two letters of the last word.
  private static func halfTyped(_ words: [String], _ random: inout SeededGenerator) -> String? {
    guard let last = words.last else { return nil }
    let letters = letters(of: last)
    let dropped = 1 + random.below(2)
    guard letters.count > dropped + 2 else { return nil }
    let rest = composedSyllables(ofLetters: letters.dropLast(dropped))
    return (words.dropLast() + [rest]).joined(separator: " ")
  }

  /// As it comes out when the other keyboard layout is on.
  private static func onOtherLayout(_ words: [String]) -> String? {
    let text = words.joined(separator: " ")
    if words.allSatisfy(isAllHangul) { return keystrokes(of: text) }
    let isLatin = text.allSatisfy { $0.isASCII && $0.isLetter || $0 == " " }
    return isLatin ? hangul(fromKeystrokes: text) : nil
  }

  private static func isLongEnough(_ word: String) -> Bool {
    isAllHangul(word) ? word.count > 2 : word.count > 5 && word.allSatisfy(\.isLetter)
  }
}

func isAllHangul(_ word: String) -> Bool {
  !word.isEmpty && word.allSatisfy(isHangul)
}
