import RuleGraph
import Testing

@testable import hig

@Suite struct LanguageChoiceTests {
  private static let languages = languages([("en", "Latn"), ("ko", "Hang"), ("ja", "Jpan")])

  private static func languages(_ scripts: [(String, String)]) -> [Language] {
    scripts.map { Language(code: $0.0, name: $0.0, script: $0.1) }
  }

  private func choice(_ asked: String?, _ environment: [String: String]) -> LanguageChoice {
    LanguageChoice(languages: Self.languages, asked: asked, variable: { environment[$0] })
  }

  @Test(
    arguments: [
      ("ja", "탭", ["LANG": "ko"], "ja"),
      (nil, "탭바", ["LANG": "en_US"], "ko"),
      (nil, "\u{1110}\u{1162}\u{11B8}", [:], "ko"),
      (nil, "ㅌㅂ", [:], "ko"),
      (nil, "UITabBar를", [:], "ko"),
      (nil, "タブ", ["LANG": "ko_KR"], "ja"),
      (nil, "탭 タブ", [:], "ko"),
      (nil, "tab", ["LANG": "ko_KR.UTF-8"], "ko"),
      (nil, "tab", ["LANG": "ja"], "ja"),
      (nil, "tab", ["LANG": "ko@quot"], "ko"),
      (nil, "tab", ["LANGUAGE": "fr:ja:ko", "LANG": "en_US"], "ja"),
      (nil, "tab", ["LC_ALL": "ko_KR", "LC_MESSAGES": "ja_JP", "LANG": "en_US"], "ko"),
      (nil, "tab", ["LC_MESSAGES": "ja_JP", "LANG": "ko_KR"], "ja"),
      (nil, "tab", ["LANGUAGE": "", "LANG": "C"], "en"),
      (nil, "tab", ["LC_ALL": "C", "LANGUAGE": "ko", "LANG": "ko_KR.UTF-8"], "en"),
      (nil, "tab", ["LC_ALL": "", "LANG": "ko_KR.UTF-8"], "ko"),
      (nil, "tab", ["LANG": "fr_FR"], "en"),
      (nil, "44", ["LANG": "ko"], "ko"),
      (nil, "lang:en 탭바", ["LANG": "ko"], "en"),
      (nil, "언어:KO tab", ["LANG": "en"], "ko"),
      (nil, "lang:en lang:ko 탭", ["LANG": "en"], "ko"),
      (nil, "lang：en 탭바", ["LANG": "ko"], "en"),
      (nil, "ｌａｎｇ：ＥＮ 탭바", ["LANG": "ko"], "en"),
      (nil, "언어：ko tab", ["LANG": "en"], "ko"),
      ("ja", "lang:en 탭", ["LANG": "ko"], "ja"),
      ("KO", "tab", ["LANG": "en"], "ko"),
      ("ko_KR.UTF-8", "tab", ["LANG": "en"], "ko"),
      ("ko-KR", "tab", ["LANG": "en"], "ko"),
      (nil, "", [:], "en"),
    ] as [(String?, String, [String: String], String)])
  func `a language is asked for, written in or set in the environment`(
    _ asked: String?, _ query: String, _ environment: [String: String], _ expected: String
  ) throws {
    #expect(try choice(asked, environment).code(for: query) == expected)
  }

  @Test(arguments: [
    ("pt_BR.UTF-8", "pt-BR"), ("pt_PT", "pt-PT"), ("pt", "pt-BR"), ("zh_TW.UTF-8", "zh-Hant"),
    ("zh", "zh-Hant"), ("ko_KP@x", "ko"), ("p", "en"), ("", "en"),
  ])
  func `a language with its region is that of the environment, or the nearest is`(
    _ locale: String, _ expected: String
  ) throws {
    let languages = Self.languages(
      ["en", "pt-BR", "pt-PT", "ko", "zh-Hant"].map { ($0, "Latn") })
    let choice = LanguageChoice(languages: languages, variable: { $0 == "LANG" ? locale : nil })
    #expect(try choice.code(for: "tab") == expected)
  }

  @Test(
    arguments: [
      ("Kore", "탭바"), ("Hang", "ㅌㅂ"), ("Jpan", "タブ"), ("Jpan", "画面"), ("Hira", "たぶ"),
      ("Hans", "标签"), ("Hani", "標籤"), ("Hebr", "UITabBar הוא סרגל"), ("Aran", "علامة"),
      ("Deva", "टैब"), ("Armn", "Նշան"), ("Cyrl", "вкладка"), ("Grek", "καρτέλα"), ("Thai", "แท็บ"),
    ])
  func `a query is in the language whose script it is written in, however that is called`(
    _ script: String, _ query: String
  ) throws {
    let choice = LanguageChoice(
      languages: Self.languages([("en", "Latn"), ("xx", script)]), variable: { _ in nil })
    #expect(try choice.code(for: query) == "xx")
    #expect(try choice.code(for: "tab ־ ، 44 —") == "en")
  }

  @Test(arguments: [
    ("lang:eng 탭", "en"), ("lang:e 탭", "en"), ("언어：한국 tab", "ko"), ("언어:하 tab", "ko"),
    ("lang:ko tab", "ko"), ("lang:kor 탭", "ko-KP"), ("lang:eng lang:한 탭", "ko"),
    ("lang:en lang:english 탭", "en"), ("lang:k tab", "ja"), ("lang: tab", "ja"), ("lang:x 탭", "ko"),
  ])
  func `a language may be unfinished in a query where one alone begins so`(
    _ query: String, _ expected: String
  ) throws {
    let languages = [
      ("ja", "日本語"), ("en", "English"), ("ko", "한국어"), ("ko-KP", "Korean"),
    ].map { Language(code: $0.0, name: $0.1, script: $0.0.hasPrefix("ko") ? "Hang" : "Latn") }
    let choice = LanguageChoice(languages: languages, variable: { _ in nil })
    #expect(try choice.code(for: query) == expected)
  }

  @Test func `an unknown language is refused with the known ones`() {
    #expect(throws: (any Error).self) { try choice("fr", [:]).code(for: "tab") }
    #expect(throws: (any Error).self) { try choice("", [:]).code(for: "tab") }
  }

  @Test func `a site without languages has none to choose`() throws {
    #expect(try LanguageChoice(languages: [], variable: { _ in nil }).code(for: "탭") == "")
  }
}
