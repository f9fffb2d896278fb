import Testing

@testable import SiteRenderer

struct TemplateTests {
  private struct Sample: View {
    let text: String
    let markup: TrustedHTML
    let missing: String?
    let inner: [Inner]
  }

  private struct Inner: View {
    let text: String?
  }

  private func render(_ template: String, partials: [String: String] = [:]) throws -> String {
    var pages = Dictionary(uniqueKeysWithValues: PageKind.allCases.map { ($0.rawValue, "") })
    pages["home"] = template
    let sample = Sample(
      text: "<a href=\"x\">&'", markup: TrustedHTML(markup: "<b>&amp;</b>"), missing: nil,
      inner: [Inner(text: nil), Inner(text: "탭")])
    let words = Wording(["en": ["a.b": "<{{text}}>"]], preference: ["en"])
    return try CompiledTemplates(Templates(pages: pages, partials: partials), words: words)
      .render(.home, Fields(sample))
  }

  @Test(arguments: [
    ("{{text}}", "&lt;a href=&quot;x&quot;&gt;&amp;&#39;"),
    ("{{{html(text)}}}", ""),
    ("{{{html(markup)}}}", "<b>&amp;</b>"),
    ("{{markup}}", "&lt;b&gt;&amp;amp;&lt;/b&gt;"),
  ])
  func `only trusted markup leaves a template unescaped`(template: String, text: String) throws {
    #expect(try render(template) == text)
  }

  @Test(arguments: ["{{{text}}}", "{{&text}}", "{{& html(text)}}", "{{{ text }}}"])
  func `a template that asks for unescaped text is refused`(template: String) {
    #expect(throws: TemplateError.self) { try render(template) }
  }

  @Test func `a missing value hides one of the same name further out`() throws {
    #expect(try render("{{#inner}}[{{#text}}{{.}}{{/text}}]{{/inner}}") == "[][탭]")
    #expect(try render("{{#missing}}no{{/missing}}{{^missing}}yes{{/missing}}") == "yes")
  }

  @Test func `a list comes with a flag that tells whether it has anything`() throws {
    #expect(try render("{{#hasInner}}some{{/hasInner}}") == "some")
  }

  @Test func `words are text, whatever stands in them`() throws {
    #expect(try render("a {{words.a.b}} c") == "a &lt;&#123;&#123;text}}&gt; c")
    #expect(try render("{{words.a.c}}") == "a.c")
  }

  @Test func `a partial inside a line does not end it`() throws {
    #expect(try render("a {{> p}} c", partials: ["p": "b\n"]) == "a b c")
  }

  @Test func `a page without template is an error`() {
    #expect(throws: TemplateError.missingPage("welcome")) {
      try CompiledTemplates(Templates(pages: [:]), words: Wording([:], preference: []))
    }
  }

  @Test func `the words of all languages have the same keys and the same places to fill in`() throws
  {
    let strings = try SampleSite.templates().strings
    let english = try #require(strings["en"])
    let places = { (text: String) in text.matches(of: /\{\w+\}/).map { String($0.output) }.sorted()
    }
    for (language, texts) in strings {
      let missing = english.keys.filter { texts[$0] == nil && !$0.hasSuffix("-one") }.sorted()
      #expect(missing == [], "\(language) lacks")
      #expect(texts.keys.filter { english[$0] == nil }.sorted() == [], "\(language) has besides")
      for (key, text) in texts {
        #expect(places(text) == places(english[key] ?? ""), "\(language) \(key)")
      }
    }
  }

  @Test func `every word that a template asks for is there`() throws {
    let templates = try SampleSite.templates()
    let strings = templates.strings["en"] ?? [:]
    let texts = templates.pages.merging(templates.partials) { page, _ in page }
    for (name, text) in texts {
      for match in text.matches(of: /\{\{words\.([a-z0-9.-]+)\}\}/) {
        #expect(strings[String(match.1)] != nil, "\(name): \(match.1)")
      }
    }
  }
}

struct WordingTests {
  private let tables = [
    "en": ["a.b": "{count} rules of {name}", "a.b-one": "1 rule", "a.c": "C"],
    "ko": ["a.b": "{name}의 규칙 {count}개"],
  ]

  @Test func `a text falls back to the next language, then to its key`() {
    let wording = Wording(tables, preference: ["ko", "en"])
    #expect(wording["a.b"] == "{name}의 규칙 {count}개")
    #expect(wording["a.c"] == "C")
    #expect(wording["a.d"] == "a.d")
  }

  @Test func `one of a thing may have a text of its own`() {
    let english = Wording(tables, preference: ["en"])
    #expect(english.count("a.b", 1) == "1 rule")
    #expect(english.count("a.b", 2) == "2 rules of {name}")
    #expect(Wording(tables, preference: ["ko", "en"]).count("a.b", 1) == "{name}의 규칙 1개")
    #expect(english("a.b", ["name": "X", "count": "3"]) == "3 rules of X")
  }
}
