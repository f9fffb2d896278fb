import RuleGraph
import SmallContent
import Testing

/// Data files that are wrong: each ends in a finding at the place.
@Suite struct DataFaultTests {
  private static let checks: Set<String> = [
    "yaml/syntax", "yaml/type", "yaml/missing-key", "yaml/unknown-key", "yaml/repeated-id",
    "file/unknown-language", "file/unread", "link/unknown-component", "api/unknown",
    "provenance/syntax", "front-matter/fences",
  ]

  private func found(_ files: [String: String?]) -> [String] {
    ExampleContent.found(Self.checks, replacing: files)
  }

  private static let days = ["2013-02-29", "2013-04-31", "2013-00", "0000", "2013-09-18-01", "13"]

  @Test(arguments: days)
  func `a date that no calendar has is reported`(_ date: String) {
    let text = "editions:\n  - {id: ios7, title: {ko: 가}, date: '\(date)'}\n"
    #expect(
      found(["editions.yml": text]) == [
        "editions.yml:2:39: 'date' must be a date such as 2013, 2013-09 or 2013-09-18"
      ])
  }

  @Test(arguments: ["2012-02-29", "2000-02-29", "2013-04-30", "2013-12-31", "2013-12", "2013"])
  func `a date of the calendar is none`(_ date: String) {
    let text = "editions:\n  - {id: ios7, title: {ko: 가}, date: '\(date)'}\n"
    #expect(found(["editions.yml": text]) == [])
  }

  @Test func `of two editions of one date neither is the older`() {
    let text = (SmallGuide.files["editions.yml"] ?? "").replacing("2018", with: "2013")
    #expect(found(["editions.yml": text]) == ["editions.yml:6:12: '2013' is given twice"])
  }

  @Test(arguments: [
    "https://", "https:///guide", "https://example.org/?page=1", "https://example.org/#top",
    "https://example.org/\\\"guide\\\"", "https://example.org/a b",
  ])
  func `an address to which no path can be added is reported`(_ address: String) {
    let site = (SmallGuide.files["site.yml"] ?? "") + "\nurl: \"\(address)\"\n"
    #expect(
      found(["site.yml": site]) == [
        "site.yml:9:\(address.contains("\\") ? 6 : 7): 'url' must be an address such as https://example.org/guide, to which a path can be added"
      ])
  }

  @Test(arguments: ["https://example.org", "http://localhost:8000/", "https://예시.kr/안내/ios%207"])
  func `an address to which a path can be added is none`(_ address: String) {
    let site = (SmallGuide.files["site.yml"] ?? "") + "\nrepository: \"\(address)\"\n"
    #expect(found(["site.yml": site]) == [])
  }

  @Test func `a mistyped key is told instead of the missing one of its own record alone`() {
    let text = """
      editions:
        - id: ios7
          date: "2013"
        - id: ios11
          date: "2017"
          titel: {en: iOS 11, ko: iOS 11}
        - id: ios12
          date:
            "2018"





          titel: {ko: 가}
      """
    #expect(
      found(["editions.yml": text]) == [
        "editions.yml:2:5: 'title' is missing",
        "editions.yml:6:5: no key 'titel'; did you mean 'title'?",
        "editions.yml:15:5: no key 'titel'; did you mean 'title'?",
      ])
  }

  /// Faults of one edition, after the lines `editions:` and `  - id: ios7`.
  @Test(arguments: [
    (
      "    date: \"2013\"\n    title: iOS 7",
      ["editions.yml:4:12: 'title' must be a text in each language, as '{en: …, ko: …}'"]
    ),
    (
      "    date: \"2013\"\n    title: {en: 안내, ko: [가, 나]}",
      ["editions.yml:4:25: 'ko' must be text"]
    ),
    (
      "    title:\n      en: 안내\n      kr: 안내\n    date: \"2013\"",
      ["editions.yml:5:7: no language 'kr'; there is 'en' and 'ko'"]
    ),
    (
      "    title: {}\n    date: \"2013\"",
      ["editions.yml:3:12: 'title' must be a text in at least one language"]
    ),
    (
      "    date:\n    title: ~",
      [
        "editions.yml:3:10: 'date' must be text",
        "editions.yml:4:12: 'title' must be a text in each language, as '{en: …, ko: …}'",
      ]
    ),
    ("    date: ''\n    title: {en: 가}", ["editions.yml:3:12: 'date' must be text, and not empty"]),
    (
      "    date: 지난해\n    title: {en: 가}",
      ["editions.yml:3:11: 'date' must be a date such as 2013, 2013-09 or 2013-09-18"]
    ),
    (
      "    summary: {en: 가}",
      ["editions.yml:2:5: 'date' is missing", "editions.yml:2:5: 'title' is missing"]
    ),
    (
      "    date: \"2013\"\n    {한글: 가, titel: 나}: 다\n    title: {en: 가}",
      ["editions.yml:4:5: not valid YAML: a key must be text"]
    ),
    (
      "    date: \"2013\"\n    \"한글\": 가\n    title: {en: 가}",
      ["editions.yml:4:6: no key '한글'"]
    ),
    (
      "    date: \"2013\"\n    date: \"2014\"\n    title: {en: 가}",
      ["editions.yml:4:5: not valid YAML: 'date' is given twice"]
    ),
    (
      "    date: \"2013\"\n    title: {en: 가}\n  - {date: \"2013\", title: {ko: 나}, id: ios7}",
      ["editions.yml:5:40: 'ios7' is given twice"]
    ),
    (
      "    date: \"2013\"\n\ttitle: 가",
      ["editions.yml:4:1: not valid YAML: found character that cannot start any token"]
    ),
  ])
  func `a fault in an edition is reported where it is`(_ text: String, _ expected: [String]) {
    #expect(found(["editions.yml": "editions:\n  - id: ios7\n\(text)\n"]) == expected)
    let windows = "editions:\n  - id: ios7\n\(text)\n".replacing("\n", with: "\r\n")
    #expect(found(["editions.yml": "\u{FEFF}\(windows)"]) == expected)
  }

  @Test(arguments: [
    ("editions.yml", "editions: {}", "editions.yml:1:11: 'editions' must be a list"),
    ("editions.yml", "editions:", "editions.yml:1:10: 'editions' must be a list"),
    (
      "editions.yml", "- 가",
      "editions.yml:1:1: 'Content/editions.yml' must be a mapping of keys to values"
    ),
    ("editions.yml", "edition: []", "editions.yml:1:1: no key 'edition'; did you mean 'editions'?"),
    ("editions.yml", "---\n---\n", "editions.yml:2:1: not valid YAML: but found another document"),
    (
      "sources.yml", "sources: [가]",
      "sources.yml:1:11: 'sources' must be a mapping of keys to values"
    ),
    (
      "glossary.yml", "terms:\n  - {id: a, name: {ko: 가}, discouraged: {ko: {나: 다}}}",
      "glossary.yml:2:46: 'ko' must be a list of texts"
    ),
    (
      "glossary.yml", "terms:\n  - {id: a, name: {ko: 가}, accepted: {ja: [가]}}",
      "glossary.yml:2:39: no language 'ja'; there is 'en' and 'ko'"
    ),
    (
      "glossary.yml", "terms:\n  - {id: a, name: {ko: 가}, component: '탭 바'}",
      "glossary.yml:2:40: no component '탭 바'"
    ),
    (
      "search.yml", "accepted:\n  - {en: undo}",
      "search.yml:2:5: 'accepted' must be a mapping with a word in two languages or more"
    ),
    (
      "search.yml", "rejected:\n  - {en: undo, ja: 元に戻す}",
      "search.yml:2:16: no language 'ja'; there is 'en' and 'ko'"
    ),
    (
      "search.yml", "rejected:\n  - {en: undo, ko: ''}",
      "search.yml:2:21: 'ko' must be text, and not empty"
    ),
    (
      "search.yml", "doubtful: []",
      "search.yml:1:1: no key 'doubtful'"
    ),
    (
      "search.yml", "accepted: [{en: a, ko: 가}]\nrejected: [{ko: 가, en: a}]",
      "search.yml:2:12: 'a · 가' is given twice"
    ),
    (
      "search.yml", "alike:\n  - {ko: [숨기]}",
      "search.yml:2:5: 'alike' must be a mapping with two words or more"
    ),
    (
      "search.yml", "alike: [{ko: [숨기, 감추]}, {ko: [숨기, 감추]}]",
      "search.yml:1:25: '숨기 · 감추' is given twice"
    ),
    (
      "search.yml", "accepted:\n  - {en: '→', ko: 오른쪽}",
      "search.yml:2:11: 'en' must be a word with a letter or a digit"
    ),
    (
      "search.yml", "alike:\n  - {ko: [숨기, 감추, '--']}",
      "search.yml:2:20: 'ko' must be a word with a letter or a digit"
    ),
    (
      "search.yml", "alike:\n  - {ko: [숨기, 숨기]}", "search.yml:2:15: '숨기' is given twice"
    ),
    ("tags.yml", "tags: []", "tags.yml:1:1: no data file is named 'tags.yml'"),
    (
      "glossary.yaml", "terms: []",
      "glossary.yaml:1:1: no data file is named 'glossary.yaml'; did you mean 'glossary.yml'?"
    ),
    (
      "bars/tab-bar/more/ko.md", "",
      "bars/tab-bar/more/ko.md:1:1: a page stands in a component's folder, as 'group/component/en.md'"
    ),
  ])
  func `a fault in the shape of a file is reported`(
    _ name: String, _ text: String, _ expected: String
  ) {
    #expect(found([name: text]) == [expected])
  }

  @Test func `an empty data file is none, but the site must be there`() {
    for name in ["sources.yml", "glossary.yml", "search.yml", "editions.yml", "provenance.tsv"] {
      #expect(found([name: ""]) == [], "\(name)")
    }
    #expect(
      found(["site.yml": ""]) == [
        "site.yml:1:1: 'languages' is missing", "site.yml:1:1: 'title' is missing",
      ])
  }

  @Test(arguments: [
    (
      "- {code: ko, name: 한국어, script: Hang}",
      "- {code: ko, name: 한국어, script: Hang}\n  - {code: ko, name: 우리말, script: Hang}",
      "site.yml:5:12: 'ko' is given twice"
    ),
    (
      "components: [tab-bar, toolbar]", "components: [tab-bar, toolbar, tab-bar]",
      "site.yml:8:36: 'tab-bar' is given twice"
    ),
    (
      "components: [tab-bar, toolbar]", "components: [~, toolbar]",
      "site.yml:8:18: 'components' must be a list of texts"
    ),
    (
      "- {code: en, name: English, script: Latn}",
      "- {code: en, script: Latn}\n  - {code: en, name: E, script: Latn}",
      "site.yml:3:5: 'name' is missing"
    ),
  ])
  func `a fault in the site is reported`(_ text: String, _ other: String, _ expected: String) {
    let site = (SmallGuide.files["site.yml"] ?? "").replacing(text, with: other)
    #expect(found(["site.yml": site]).filter { $0.hasPrefix("site.yml") } == [expected])
  }

  @Test(arguments: [
    (
      "kind: class", "kind: klass",
      "apis.yml:2:28: 'kind' must be one of class, struct, enum, enum-case, property, method, protocol, module"
    ),
    (
      "name: UITabBar,", "name: UITabBar, general-knowledge: 아마,",
      "apis.yml:2:41: 'general-knowledge' must be true or false"
    ),
    ("name: UITabBarItem,", "name: UITabBar,", "apis.yml:3:12: 'UITabBar' is given twice"),
    (
      "symbol: UITabBarItem.SystemItem.bookmarks", "symbol: UITabBar.bookmarks",
      "apis.yml:11:17: 'symbol' must be a name within 'UITabBarItem.SystemItem'"
    ),
    (
      "name: UITabBar,", "name: UITabBarItem.SystemItem.bookmarks,",
      "apis.yml:11:17: 'UITabBarItem.SystemItem.bookmarks' is given twice"
    ),
    ("component: tab-bar", "component: 탭바", "apis.yml:8:16: no component '탭바'"),
    (
      "id: UITabBarItem.SystemItem", "id: UITabBarItem.System",
      "apis.yml:7:9: no API 'UITabBarItem.System'"
    ),
    ("framework: UIKit}", "framework: }", "apis.yml:2:46: 'framework' must be text"),
  ])
  func `a fault in an API is reported`(_ text: String, _ other: String, _ expected: String) throws {
    let apis = try #require(SmallGuide.files["apis.yml"])
    let range = try #require(apis.ranges(of: text).first)
    let changed = apis.replacingCharacters(range, with: other)
    #expect(
      found(["apis.yml": changed]).contains { $0.hasPrefix(expected) },
      "\(found(["apis.yml": changed]))")
  }

  @Test(arguments: [
    ("s9\tios7-2013\t1\t,", "3:1: a line needs its columns"),
    ("s9\tios7-2013\t1\t-\t ", "3:1: a line needs its columns"),
    ("\tios7-2013\t1\t-\t까닭", "3:1: a line needs its columns"),
    ("s9\tios7-2013\t1\ttab-bar/dim-unavailable-tabs\t\t까닭", "3:1: a line needs its columns"),
    ("s1\tios7-2013\t1\t-\t까닭\t", "3:1: 's1' is given twice"),
    ("한글\tios7-2013\t1\ttab-bar/a, tab-bar/a", "3:27: 'tab-bar/a' is given twice"),
  ])
  func `a fault in the provenance is reported`(_ line: String, _ expected: String) {
    let text = "\(SmallGuide.files["provenance.tsv"] ?? "")\n\(line)\n"
    #expect(found(["provenance.tsv": text]) == ["provenance.tsv:\(expected)"])
  }

  /// Ids name files of the site, and codes its folders.
  @Test(arguments: [
    ("editions.yml", "id: ios7", "id: ../../ios7", "editions.yml:2:9: 'id' must be"),
    ("editions.yml", "id: ios7", "id: iOS 7", "editions.yml:2:9: 'id' must be"),
    ("editions.yml", "id: ios7", "id: 안내", "editions.yml:2:9: 'id' must be"),
    ("sources.yml", "id: ios7-2013", "id: a/b", "sources.yml:2:9: 'id' must be"),
    ("glossary.yml", "id: tab-bar", "id: <b>", "glossary.yml:2:9: 'id' must be"),
    ("site.yml", "id: bars", "id: ..", "site.yml:6:9: 'id' must be"),
    ("site.yml", "code: ko", "code: ../ko", "site.yml:4:12: 'code' must be"),
    ("site.yml", "code: ko", "code: 한국어", "site.yml:4:12: 'code' must be"),
  ])
  func `a name that could not be a file's is reported`(
    _ path: String, _ name: String, _ other: String, _ start: String
  ) {
    let ends = [
      "a name of lower-case letters, digits and hyphens",
      "the code of a language, such as en or pt-BR",
    ]
    let text = (SmallGuide.files[path] ?? "").replacing(name, with: other)
    let found = found([path: text]).filter { $0.contains(" must be ") }
    #expect(found == ["\(start) \(ends[other.hasPrefix("code") ? 1 : 0])"])
  }

  @Test func `a component that two groups list is reported`() {
    let text =
      (SmallGuide.files["site.yml"] ?? "")
      + "\n  - {id: menus, title: {en: Menus, ko: 메뉴}, components: [menu, toolbar]}"
    #expect(
      found(["site.yml": text]) == [
        "site.yml:9:58: no component 'menu'", "site.yml:9:64: 'toolbar' is given twice",
      ])
  }

  @Test func `a broken site hides no fault of a page`() {
    let page = (SmallGuide.files["bars/toolbar/en.md"] ?? "").replacing(".avoid", with: ".avoit")
    let found = ExampleContent.found(
      ["yaml/syntax", "rule/unknown-kind"],
      replacing: ["site.yml": "title: [", "bars/toolbar/en.md": page])
    #expect(
      found == [
        "bars/toolbar/en.md:9:36: no kind 'avoit'; did you mean 'avoid'?",
        "site.yml:2:1: not valid YAML: did not find expected node content",
      ])
  }
}

extension String {
  fileprivate func replacingCharacters(_ range: Range<Index>, with other: String) -> String {
    self[..<range.lowerBound] + other + self[range.upperBound...]
  }
}
