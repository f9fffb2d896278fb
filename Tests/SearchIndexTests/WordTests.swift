import Testing

@testable import SearchIndex

/// How texts are cut into words and words into keys.
@Suite struct WordTests {
  private let analyzer = Analyzer(.standard)

  @Test(arguments: [
    ("UINavigationBar를 쓰세요", ["uinavigationbar", "쓰세요"]),
    ("UITabBarItem.isEnabled는", ["uitabbaritem.isenabled"]),
    ("Don’t use people's tabs.", ["dont", "use", "peoples", "tabs"]),
    (
      "L’écran, d'infusion, qu’il aujourd'hui, dell'acqua",
      [
        "ecran", "infusion", "il", "aujourd", "hui", "dell", "acqua",
      ]
    ),
    ("п'ять, rock'n'roll, 5'a, l' a, they're", ["пять", "rocknroll", "5a", "l", "a", "theyre"]),
    ("3–5개, 44pt, 50%", ["3", "5", "개", "44pt", "50%"]),
    ("50 %, 50\u{202F}%, 50\n%, %d, (%)", ["50", "%", "50", "%", "50", "%", "d"]),
    ("한국어 1,000개, 12,345,678.5px", ["한국어", "1000", "개", "12345678.5px"]),
    ("1\u{202F}000\u{A0}000,25 m, 1’000, 1'000,5", ["1000000.25", "m", "1000", "1000.5"]),
    ("2,5 s, 1.000,5, 1.000, 2,5%", ["2.5", "s", "1000.5", "1.000", "2.5%"]),
    ("1,2,3, 1,000,5, 1,0000, 3, 4", ["1", "2", "3", "1", "000", "5", "1.0000", "3", "4"]),
    ("1 000, 1000\u{A0}000, 1\u{A0}00", ["1", "000", "1000", "000", "1", "00"]),
    ("1\u{A0}000\u{A0}00, v1,5 1.2.3,4", ["1", "000", "00", "v1", "5", "1.2.3", "4"]),
    ("탭(tab)에서", ["탭", "tab"]),
    ("画面のタブ", ["画面のタブ"]),
    ("👍탭🇰🇷", ["탭"]),
    ("", []), (" .,!?…_ ", []),
  ])
  func `a text is cut where the script changes`(_ text: String, _ words: [String]) {
    #expect(analyzer.words(of: text).map(\.text) == words)
  }

  @Test func `offsets count the units of the composed text behind Korean of either form`() {
    for lead in ["한국어 ", "\u{1112}\u{1161}\u{11AB}\u{1100}\u{116E}\u{11A8}\u{110B}\u{1165} "] {
      let words = analyzer.words(of: analyzer.normalized(lead + "tab 바"))
      #expect(words.map(\.range) == [0..<3, 4..<7, 8..<9])
      #expect(words.map(\.text) == ["한국어", "tab", "바"])
    }
  }

  @Test func `of a name of very many humps the shortest ends are kept`() {
    let name = String(repeating: "TabBar", count: 50_000)
    #expect(Humps(name).humps.count == 100_000)
    #expect(Humps(name).tails.map(\.count) == (2...17).reversed().map { 3 * $0 })
    #expect(Humps(name).tails.last == "TabBar")
  }

  @Test(arguments: [
    (
      "UITabBarItem.isEnabled", ["UI", "Tab", "Bar", "Item", "is", "Enabled"],
      ["TabBarItem", "BarItem"]
    ),
    ("MPVolumeView", ["MP", "Volume", "View"], ["VolumeView"]),
    ("setItems_animated", ["set", "Items", "animated"], []),
    ("iOS7", ["iOS", "7"], []), ("iPadOS", ["iPad", "OS"], []),
    ("UIImage.xMark", ["UI", "Image", "xMark"], []), ("myOS", ["my", "OS"], []),
    ("GTK4", ["GTK", "4"], []), ("tabs", ["tabs"], []),
    ("NSURL", ["NSURL"], []),
  ])
  func `a name is cut into humps`(_ name: String, _ humps: [String], _ tails: [String]) {
    #expect(Humps(name).humps == humps)
    #expect(Humps(name).tails == tails)
  }

  @Test(arguments: [
    ("탭바를", "탭바"), ("탭에서는", "탭"), ("비활성화하지", "비활성화"), ("비활성화된", "비활성화"),
    ("비활성화하세요", "비활성화"), ("비활성화", "비활성"), ("사용합니다", "사용"), ("누르세요", "누르"),
    ("누를", "누르"), ("숨깁니다", "숨기"), ("사용하기를", "사용"),
  ])
  func `a Korean word has its stem among its readings`(_ word: String, _ stem: String) throws {
    let words = analyzer.words(of: word)
    let stems = words.flatMap { analyzer.stems(of: $0) }
    #expect(stems.contains("~" + analyzer.keystrokes(of: stem)))
  }

  @Test(arguments: [
    ("마을", "마"), ("탭가", "탭"), ("바을", "바"), ("바로", "바"), ("대체로", "대체"), ("전환", "전화"),
  ])
  func `an ending that does not agree, or is none, stays on`(_ word: String, _ stem: String) {
    let stems = analyzer.words(of: word).flatMap { analyzer.stems(of: $0) }
    #expect(!stems.contains("~" + analyzer.keystrokes(of: stem)))
  }

  @Test(arguments: [
    ("tabs", ["tab"]), ("hiding", ["hide", "hid"]), ("tapping", ["tappe", "tapp", "tap"]),
    ("disabled", ["disable", "disabl"]), ("categories", ["categorie", "category"]),
    ("boxes", ["boxe", "box"]), ("settings", ["setting", "sette", "sett", "set"]),
    ("1.000", ["1000"]), ("12.345.678", ["12345678"]), ("1.0", []), ("1234.567", []),
    ("1.000.5", []),
    ("status", []), ("class", []), ("bus", []), ("need", []), ("탭s", []),
  ])
  func `an English word or a number gives every stem it may have`(_ word: String, _ stems: [String])
  {
    let words = analyzer.words(of: word).filter { $0.script == .latin }
    #expect(words.flatMap { analyzer.stems(of: $0) } == stems)
  }

  @Test func `numbers are joined to their unit in any spelling`() {
    let measures = [
      "44pt", "44 points", "44포인트", "44,5 px", "50%", "50 %", "70dB", "70 dB", "5 Stunden", "5시간을",
      "44 초과를",
      "44 tabs", "pt",
    ].map { text in
      let words = analyzer.words(of: text)
      return analyzer.measure(words[0], words.count > 1 ? words[1] : nil)
    }
    #expect(
      measures == [
        "44pt", "44pt", "44pt", "44.5px", "50%", "50%", "70db", "70db", "5h", "5h", nil, nil, nil,
      ])
  }

  @Test func `pairs of syllables run across spaces and stop at signs and other scripts`() {
    #expect(Bigrams.all(in: "내비 바, 탭 A 바\n위") == ["내비", "비바"])
  }

  @Test func `a name has one key however it is spaced`() {
    let keys = ["탭 바", "탭바", "탭  바"].map { NameTable.key(of: $0, analyzer) }
    #expect(keys == ["~xoqqk", "~xoqqk", "~xoqqk"])
    #expect(NameTable.key(of: "tab-bar", analyzer) == NameTable.key(of: "Tab Bar", analyzer))
    #expect(NameTable.key(of: "탭 bar", analyzer) == "~xoqbar")
  }
}
