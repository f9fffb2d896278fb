internal import Korean

extension TitleMood {
  /// What a title asks for or forbids, without the words that do so: the same of two titles where one asks for what the
  /// other forbids.
  ///
  /// - Parameter forbids: whether the rule forbids it.
  /// - Returns: `nil` where the wording does not show it, or is that of a language of which nothing is known.
  static func request(of title: String, forbids: Bool, in language: String) -> String? {
    guard let wording = wordings[language.prefix { $0 != "-" }.lowercased()] else { return nil }
    let title = Array(composedHangul(title).utf8)
    for word in (forbids ? wording.forbidding : wording.asking).map({ Array($0.utf8) }) {
      if wording.isPrefix ? title.starts(with: word) : title.suffix(word.count) == word[...] {
        let rest = wording.isPrefix ? title.dropFirst(word.count) : title.dropLast(word.count)
        return stem(of: String(decoding: rest, as: UTF8.self))
      }
    }
    return nil
  }

  private typealias Wording = (isPrefix: Bool, forbidding: [String], asking: [String])

  /// By language, the longer words first.
  private static let wordings: [String: Wording] = [
    "en": (true, ["Don't ", "Don’t ", "Do not ", "Never "], ["Always ", ""]),
    "ko": (false, forbidden, ["으세요", "세요", "으십시오", "십시오"]),
  ]

  private static let forbidden = [
    "지 마세요", "지는 마세요", "지도 마세요", "지 마십시오", "지는 마십시오", "지 말아야 합니다", "지 말아 주세요",
  ]

  /// With a small letter at the beginning, and without ㄹ at the end: 만들지 마세요 forbids what 만드세요 asks for.
  private static func stem(of text: String) -> String {
    let stem = text.prefix(1).lowercased() + text.dropFirst()
    guard let last = stem.last.flatMap(HangulSyllable.init), last.finalLetter == "ㄹ",
      let open = HangulSyllable(initial: last.initial, medial: last.medial)
    else { return stem }
    return stem.dropLast() + String(open.character)
  }
}
