import Testing

@testable import SiteRenderer

struct TemplateTests {
  private struct Sample: View {
    let text: String
    let markup: TrustedHTML
    let missing: String?
    let isOn: Bool
    let number: Int
    let inner: [Inner]
    let texts: [String]
    let one: Inner?

    static var fields: [Field<Self>] {
      [
        Field("text", \.text), Field("markup", \.markup), Field("missing", \.missing),
        Field("isOn", \.isOn), Field("number", \.number), Field("inner", \.inner),
        Field("texts", \.texts), Field("one", \.one),
      ]
    }
  }

  private struct Inner: View {
    let text: String?
    let link: Link

    static var fields: [Field<Self>] { [Field("text", \.text), Field("link", \.link)] }
  }

  private struct Link: View {
    let url: String

    static var fields: [Field<Self>] { [Field("url", \.url)] }
  }

  private let sample = Sample(
    text: "<a href=\"x\">&'", markup: TrustedHTML(markup: "<b>&amp;</b>"), missing: nil, isOn: true,
    number: 7,
    inner: [Inner(text: nil, link: Link(url: "u")), Inner(text: "탭", link: Link(url: "v"))],
    texts: ["a", "나"], one: Inner(text: "1", link: Link(url: "w")))

  private func render(_ template: String, partials: [String: String] = [:]) throws -> String {
    let templates = Templates(pages: ["page": template], partials: partials)
    let program = try TemplateCompiler.program(
      "page", from: TemplateSources.nodes(of: templates),
      words: Wording(["en": ["a.b": "<{{text}}>"]], preference: ["en"]), for: Sample.self)
    return String(decoding: program.render(sample), as: UTF8.self)
  }

  @Test(arguments: [
    ("{{text}}", "&lt;a href=&quot;x&quot;&gt;&amp;&#39;"),
    ("{{{html(markup)}}}", "<b>&amp;</b>"),
    ("{{ number }}{{missing}}.", "7."),
    ("{{#texts}}[{{.}}]{{/texts}}", "[a][나]"),
    ("{{#inner}}{{text}}{{link.url}}{{number}} {{/inner}}", "u7 탭v7 "),
    ("{{#one}}{{#link}}{{url}}{{text}}{{/link}}{{/one}}", "w1"),
    ("{{#isOn}}on{{/isOn}}{{^isOn}}off{{/isOn}}", "on"),
    ("{{^missing}}none{{/missing}}{{#missing}}some{{/missing}}", "none"),
    ("{{#text}}{{number}}{{/text}}", "7"),
    ("a {{! any, thing {at} all }}b", "a b"),
    ("a {{! two\nlines {{text }}b", "a b"),
  ])
  func `tags show the fields of a view`(template: String, text: String) throws {
    #expect(try render(template) == text)
  }

  @Test(arguments: [
    "{{{text}}}", "{{&text}}", "{{& html(text)}}", "{{{ text }}}", "{{{html(text)}}}",
    "{{{html(inner)}}}", "{{markup}} {{{markup}}}",
  ])
  func `only trusted markup leaves a template unescaped`(template: String) throws {
    let fault = try #require(throws: TemplateFault.self) { try render(template) }
    #expect(fault.problem.hasSuffix("unescaped; write {{{html(…)}}}, which takes only markup"))
  }

  /// A template with the wrong tag between marks, and what is said of it.
  @Test(arguments: [
    (
      "⟦{{nothing}}⟧",
      "no view has 'nothing'; there are 'hasInner', 'hasTexts', 'inner', 'isOn', 'markup', 'missing', 'number', 'one', 'text', 'texts'"
    ),
    ("⟦{{numbr}}⟧", "no view has 'numbr'; did you mean 'number'?"),
    (
      "{{#one}}⟦{{link.nothing}}⟧{{/one}}",
      "'link.nothing': 'link' has no 'nothing', or may be absent itself"
    ),
    ("⟦{{one.text}}⟧", "'one.text': 'one' has no 'text', or may be absent itself"),
    ("⟦{{inner}}⟧", "'inner' is not a text"),
    ("⟦{{words.a.d}}⟧", "no language has the text 'a.d'; did you mean 'a.b'?"),
    ("⟦{{#one}}⟧{{text}}", "'one' is not closed"),
    ("⟦{{/one}}⟧", "'one' is closed and was not opened"),
    ("{{#one}}⟦{{/inner}}⟧{{/one}}", "'inner' is closed where 'one' is open"),
    ("⟦{{⟧text", "the tag is not closed"),
    ("⟦{{⟧number} and {{text}}", "the tag is not closed"),
    ("⟦{{⟧#isOn}\n{{/isOn}}", "the tag is not closed"),
    ("⟦{{⟧number\n}}", "the tag is not closed"),
    ("⟦{{{⟧html(markup)}} {{{html(markup)}}}", "the tag is not closed"),
    ("⟦{{a b*}}⟧", "'ab*' is not a name"),
    ("⟦{{> bas}}⟧", "there is no template 'bas'; did you mean 'base'?"),
    ("⟦{{<base}}⟧x{{/base}}", "only blocks may stand in '{{<…}}'"),
  ])
  func `a template that asks for what is not there is refused at its tag`(
    marked: String, problem: String
  ) throws {
    for lead in ["", "탭 바 "] {
      let marked = lead + marked
      let start = try #require(marked.firstIndex(of: "⟦"))
      let text = marked.filter { $0 != "⟦" && $0 != "⟧" }
      let tag = try #require(marked.split(separator: "⟦").last?.split(separator: "⟧").first)
      let offset = marked[..<start].utf8.count
      let fault = TemplateFault(
        template: "page", range: offset..<(offset + tag.utf8.count), problem: problem)
      #expect(throws: fault) { try render(text, partials: ["base": "{{$x}}{{/x}}"]) }
    }
  }

  @Test func `a template that includes itself is refused where it does`() throws {
    let fault = TemplateFault(template: "loop", range: 4..<15, problem: "'loop' includes itself")
    #expect(throws: fault) { try render("{{> loop}}", partials: ["loop": "탭 {{> loop }}"]) }
  }

  @Test func `partials that double what they include are refused at a tag`() throws {
    var partials = ["y30": "탭"]
    for number in 0..<30 {
      partials["y\(number)"] = "탭 {{> y\(number + 1)}}{{> y\(number + 1)}}"
    }
    let fault = try #require(throws: TemplateFault.self) {
      try render("{{> y0}}", partials: partials)
    }
    let next = try #require(Int(fault.template.dropFirst())) + 1
    #expect(
      fault.problem == "the page becomes too large with all that is included before 'y\(next)'")
    #expect(fault.range.count == "{{> y\(next)}}".utf8.count)
  }

  @Test func `a block is faulty in the template that gives it`() throws {
    let partials = ["base": "<{{$x}}{{/x}}>"]
    let fault = TemplateFault(template: "page", range: 15..<22, problem: "'one' is not a text")
    #expect(throws: fault) {
      try render("{{<base}}{{$x}}{{one}}{{/x}}{{/base}}", partials: partials)
    }
  }

  @Test func `a missing value hides one of the same name further out`() throws {
    #expect(try render("{{#inner}}[{{#text}}{{.}}{{/text}}]{{/inner}}") == "[][탭]")
  }

  @Test func `a list comes with a flag that tells whether it has anything`() throws {
    #expect(try render("{{#hasInner}}some{{/hasInner}}") == "some")
  }

  @Test func `words are text, whatever stands in them`() throws {
    #expect(try render("a {{words.a.b}} c") == "a &lt;{{text}}&gt; c")
  }

  @Test func `a partial inside a line does not end it`() throws {
    #expect(try render("a {{> p}} c", partials: ["p": "b\n"]) == "a b c")
  }

  @Test func `a tag that stands alone takes its line with it`() throws {
    #expect(try render("a\n  {{#isOn}}  \nb\n{{/isOn}}\nc\n{{! d }}") == "a\nb\nc\n")
    #expect(try render("{{#isOn}} {{/isOn}}\n") == " \n")
    #expect(try render("a\r\n{{#isOn}}\r\nb\r\n{{/isOn}}\r\nc") == "a\r\nb\r\nc")
  }

  @Test func `a page says what its layout shows in a block`() throws {
    let partials = ["base": "<{{$x}}empty{{/x}}>"]
    #expect(try render("{{<base}}\n{{$x}}{{number}}{{/x}}\n{{/base}}", partials: partials) == "<7>")
    #expect(try render("{{<base}}{{/base}}", partials: partials) == "<empty>")
  }

  @Test(arguments: [
    ("{{<base}}{{$x}}[{{$x}}탭{{/x}}]{{/x}}{{/base}}", "<[탭]>"),
    ("{{> middle}}", "<(inner)>"),
    ("{{<middle}}{{$x}}page{{/x}}{{/middle}}", "<page>"),
  ])
  func `a block within one of the same name is its own default`(
    _ template: String, _ page: String
  ) throws {
    let partials = [
      "base": "<{{$x}}empty{{/x}}>",
      "middle": "{{<base}}{{$x}}({{$x}}inner{{/x}}){{/x}}{{/base}}",
    ]
    #expect(try render(template, partials: partials) == page)
  }

  @Test func `a page without template is an error`() {
    #expect(throws: TemplateError.missingPage("Templates/pages/welcome.mustache")) {
      try TemplateSources(Templates(pages: [:]))
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
