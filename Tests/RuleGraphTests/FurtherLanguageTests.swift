import RuleGraph
import SmallContent
import Testing

/// What holds for languages that the site of this guide does not have.
@Suite struct FurtherLanguageTests {
  @Test(arguments: [
    ("Leave 2.5 pt within 1,000 ms.", "Lassen Sie 2,5 pt in 1.000 ms.", 0),
    ("Leave 2.5 pt within 1,000 ms.", "Lassen Sie 2,6 pt in 1.000 ms.", 1),
    ("Since iOS 17.4 leave 2.5 pt.", "Seit iOS 17.4 lassen Sie 2,5 pt.", 0),
    ("Leave 25 pt.", "Lassen Sie 2,5 pt.", 1),
    ("Leave 1,000.5 pt of 2,000,000.", "Laissez 1\u{A0}000,5 pt sur 2\u{202F}000\u{2009}000.", 0),
    ("Leave 1000 pt.", "Lassen Sie 1’000 pt, oder 1'000.", 0),
    ("Leave 1000 pt.", "Laissez 1\u{A0}001 pt.", 1),
    ("Tap 1 or 20 times.", "Touchez 1\u{A0}ou 20\u{A0}fois.", 0),
    ("Tap 120 times in 3.", "Touchez 1\u{A0}20 fois en 3.", 1),
    ("Tap 1, 2000 or 3.", "Touchez 1\u{A0}2000 ou 3.", 0),
  ])
  func `numbers may be written with the marks of their language`(
    _ english: String, _ german: String, _ count: Int
  ) {
    let found = differences(("en", english), ("de", german))
    #expect(found.count == count, "\(found)")
  }

  @Test(arguments: [
    ("Lassen Sie 1.000,5 pt.", "Laissez 1\u{A0}000,5 pt.", 0),
    ("Lassen Sie 1.234.567,89 pt.", "Laissez 1\u{202F}234\u{202F}567,89 pt.", 0),
    ("Lassen Sie 1.000,5 pt.", "Laissez 1000,5 pt.", 0),
    ("Lassen Sie 1.000,5 pt.", "Laissez 1\u{A0}000,6 pt.", 1),
    ("Lassen Sie 1.000,5 pt.", "Laissez 100,5 pt.", 1),
  ])
  func `two languages may both write a comma for the point`(
    _ german: String, _ french: String, _ count: Int
  ) {
    let found = differences(("de", german), ("fr", french))
    #expect(found.count == count, "\(found)")
  }

  @Test(arguments: [
    ("Warten Sie 5 Sekunden.", "Attendez 5 minutes.", ["units '5 s' against '5 min'"]),
    ("Warten Sie 5 Stunden.", "Attendez 5\u{A0}h.", []),
    ("Warten Sie 5 Tage.", "Attendez 5 minutes.", []),
    ("Der Ton hat 70 dB bei 5 kHz.", "Le son a 70\u{202F}Hz.", ["units '70 dB' against '70 Hz'"]),
    ("Eine von 5 Mengen, 3 Stunden.", "Une de 5 mètres, 3 séries.", []),
    ("Es wiegt 5 g.", "Il pèse 5 kg.", ["units '5 g' against '5 kg'"]),
  ])
  func `units are known by the words of other languages`(
    _ german: String, _ french: String, _ expected: [String]
  ) {
    let found = differences(("de", german), ("fr", french)).filter { $0.contains("units") }
    #expect(
      found
        == expected.map {
          "bars/tab-bar/fr.md:7:1: 'tab-bar/on' differs between 'de' and 'fr': \($0)"
        })
  }

  /// What a rule's texts in two languages differ in, in a guide that has these alone.
  private func differences(
    _ first: (language: String, text: String), _ second: (language: String, text: String)
  ) -> [String] {
    let site = SmallGuide.files["site.yml"]?
      .replacing("code: en, name: English", with: "code: \(first.language), name: One")
      .replacing(
        "code: ko, name: 한국어, script: Hang",
        with: "code: \(second.language), name: Two, script: Latn")
    let pages = ["bars/tab-bar/en.md": nil, "bars/tab-bar/ko.md": nil].merging([
      "bars/tab-bar/\(first.language).md": ExampleContent.page("### On {#on .do}\n\n\(first.text)"),
      "bars/tab-bar/\(second.language).md": ExampleContent.page("### On {#on}\n\n\(second.text)"),
      "site.yml": site,
    ]) { $1 }
    return ExampleContent.found(["translation/parity"], replacing: pages)
  }

  @Test(arguments: [
    ("Since February 11, 2018.", "2018년 2월 11일부터입니다.", 0),
    ("Since 11 Feb 2018 and in Sept.", "2018년 2월 11일과 9월입니다.", 0),
    ("Since May 2018.", "2018년 5월부터입니다.", 0),
    ("Since May 2018 and February.", "2018년 05월과 02월부터입니다.", 0),
    ("Since February 11, 2018.", "2018년 3월 11일부터입니다.", 1),
    ("May be so. March on.", "5월과 3월입니다.", 1),
    ("Since february 2018.", "2018년 2월부터입니다.", 1),
    ("In December 13 of them.", "12월에 14입니다.", 1),
  ])
  func `a month that English names is the number that Korean writes`(
    _ english: String, _ korean: String, _ count: Int
  ) {
    let found = ExampleContent.found(
      ["translation/parity"],
      replacing: [
        "bars/tab-bar/en.md": ExampleContent.page("### On {#on .do}\n\n\(english)"),
        "bars/tab-bar/ko.md": ExampleContent.page("### 켬 {#on}\n\n\(korean)"),
      ])
    #expect(found.count == count, "\(found)")
  }

  @Test(arguments: [
    ("Leave 5 tabs.", "탭 ５개를 두세요.", 0), ("Leave 1,000 tabs.", "탭 １，０００개를 두세요.", 0),
    ("Leave 1.5 pt.", "１．５pt를 두세요.", 0), ("Leave 5 tabs.", "탭 ６개를 두세요.", 1),
  ])
  func `digits of full width are numbers`(_ english: String, _ korean: String, _ count: Int) {
    let found = ExampleContent.found(
      ["translation/parity"],
      replacing: [
        "bars/tab-bar/en.md": ExampleContent.page("### On {#on .do}\n\n\(english)"),
        "bars/tab-bar/ko.md": ExampleContent.page("### 켬 {#on}\n\n\(korean)"),
      ])
    #expect(found.count == count, "\(found)")
  }

  @Test func `a page with the ending that Markdown has elsewhere is told in every language`() {
    let site = SmallGuide.files["site.yml"]?.replacing(
      "  - {code: ko", with: "  - {code: pt-BR, name: Português, script: Latn}\n  - {code: ko")
    let found = ExampleContent.found(
      ["file/unread"],
      replacing: [
        "site.yml": site, "bars/tab-bar/pt-BR.markdown": "", "bars/tab-bar/ko.markdown": "",
      ])
    #expect(
      found.map { String($0.prefix { $0 != ":" }) } == [
        "bars/tab-bar/ko.markdown", "bars/tab-bar/pt-BR.markdown",
      ])
  }
}
