internal import Korean

/// What a title does, as far as its wording tells.
enum TitleMood: String {
  case asks
  case forbids
  case states

  /// `nil` where the wording does not show it.
  init?(of title: String, in language: String) {
    // `en` and `en-GB` are worded alike.
    let name = language.prefix { $0 != "-" }.lowercased()
    guard let forms = Self.forms[name] else { return nil }
    // Bytes, because to compare Hangul as text takes a fiftieth of a check's time.
    let title = composedHangul(title).utf8
    let form = forms.first { form in
      form.words.contains { word in
        form.isPrefix
          ? title.starts(with: word.utf8) : title.suffix(word.utf8.count).elementsEqual(word.utf8)
      }
    }
    guard let mood = form?.mood else { return nil }
    self = mood
  }

  func fits(_ kind: RuleKind) -> Bool {
    switch kind {
    case .avoid: self == .forbids
    case .do, .consider: self != .forbids
    case .fact: self == .states
    }
  }

  /// The mood is `nil` where titles of any may be worded so.
  private typealias Form = (mood: TitleMood?, isPrefix: Bool, words: [String])

  /// The wordings of each language, the narrower first.
  private static let forms: [String: [Form]] = [
    "en": [
      (.forbids, true, ["Don't ", "Don’t ", "Do not ", "Avoid ", "Never "]),
      (.asks, true, ["Consider "]),
    ],
    "ko": [
      (nil, false, undecided),
      (.forbids, false, forbidding),
      (.asks, false, ["세요", "십시오"]),
      (.states, false, ["니다"]),
    ],
  ]

  /// 가려지지 않도록 하세요 asks for something, 설명하지 않도록 하세요 forbids it; 화면에서는 안 됩니다 states.
  private static let undecided = [
    "않도록 하세요", "않도록 하십시오", "않게 하세요", "않아야 합니다", "에서는 안 됩니다", "에선 안 됩니다",
  ]

  private static let forbidding = [
    "지 마세요", "지는 마세요", "지도 마세요", "지 마십시오", "지는 마십시오", "지도 마십시오", "지 마시기 바랍니다",
    "지 말아야 합니다", "지는 말아야 합니다", "지도 말아야 합니다", "지 말아 주세요", "지는 말아 주세요", "지도 말아 주세요",
    "면 안 됩니다", "서는 안 됩니다", "선 안 됩니다", "면 안 돼요", "서는 안 돼요", "선 안 돼요",
    "피하세요", "피해 주세요", "피해야 합니다", "삼가세요", "삼가 주세요", "삼가야 합니다",
    "지양하세요", "지양해 주세요", "지양해야 합니다",
  ]
}
