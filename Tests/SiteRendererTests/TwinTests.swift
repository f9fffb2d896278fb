import CommonMark
import RuleGraph
import Testing

@testable import SiteRenderer

struct TwinTests {
  @Test(arguments: [
    "en/tab-bar.md", "ko/tab-bar.md", "ko/tab-bar.parallel.md", "en/tab-bar.relations.md",
    "ko/api/UITabBar.md", "en/api/index.md", "ko/glossary.md", "en/editions.md",
    "en/editions/old.md", "ko/index.md", "en/rules.md", "ko/checks/yaml-syntax.md", "ko/llms.txt",
    "llms.txt",
  ])
  func `a twin is as recorded`(path: String) throws {
    let twin = try SampleSite.pages()[path] ?? ""
    try Golden.expect(twin, toMatch: "Twins/\(path.replacing("/", with: "-"))")
  }

  @Test func `every page has a twin beside it and names it`() throws {
    let pages = try SampleSite.pages()
    let paths = pages.keys.filter { $0.hasSuffix(".html") && $0.contains("/") }
    #expect(paths.count > 100)
    for path in paths {
      let twin = TwinAddress.twin(of: path)
      let name = twin.split(separator: "/").last.map(String.init) ?? ""
      #expect(pages[twin]?.hasPrefix("# ") == true, "\(twin)")
      let link = "<link rel=\"alternate\" type=\"text/markdown\" href=\"\(name)\">"
      #expect(pages[path]?.contains(link) == true, "\(path)")
    }
  }

  @Test func `every link of a twin leads to a twin, and to a heading that is there`() throws {
    let pages = try SampleSite.pages().filter {
      $0.key.hasSuffix(".md") || $0.key.hasSuffix(".txt")
    }
    var count = 0
    for (path, text) in pages {
      for target in Self.destinations(in: text) where !target.contains(":") {
        guard target != "../graph.json" else { continue }
        let pieces = target.split(separator: "#", omittingEmptySubsequences: false)
        let file = pieces[0].isEmpty ? path : Self.path(String(pieces[0]), from: path)
        let other = try #require(pages[file], "\(target) in \(path)")
        if pieces.count > 1 {
          #expect(
            other.contains("{#\(pieces[1])}") || other.contains("{#\(pieces[1]) ."),
            "\(target) in \(path)")
        }
        count += 1
      }
    }
    #expect(count > 100)
  }

  private static func destinations(in markdown: String) -> [String] {
    let document = Document(parsing: markdown, as: .commonMark)
    return document.nodes.compactMap { node in
      if case .link = node.kind { document.destination(of: node.id) } else { nil }
    }
  }

  private static func path(_ relative: String, from path: String) -> String {
    var steps = path.split(separator: "/").dropLast()
    for step in relative.split(separator: "/") {
      if step == ".." { _ = steps.popLast() } else { steps.append(step) }
    }
    return steps.joined(separator: "/")
  }

  @Test func `beside one another a language that a rule is not there in is named`() throws {
    let pages = try SampleSite.pages()
    let missing = ["en": "한국어: Not translated yet.", "ko": "한국어: 아직 번역하지 않았습니다."]
    for (language, notice) in missing {
      let twin = pages["\(language)/toolbar.parallel.md"] ?? ""
      #expect(twin.contains("Hide {#hide .consider}"))
      #expect(twin.contains("\n\n- \(notice)\n\nMaybe.\n"), "\(twin)")
    }
  }

  @Test func `a site can do without twins`() throws {
    let site = (SampleSite.texts["site.yml"] ?? "") + "\ntwins: false\n"
    let pages = try SampleSite.pages(["site.yml": site])
    #expect(pages.keys.filter { $0.hasSuffix(".md") || $0.hasSuffix(".txt") } == [])
    #expect(pages["en/tab-bar.html"]?.contains("text/markdown") == false)
  }

  @Test func `a figure is told in words`() throws {
    let pages = try SampleSite.pages([
      "bars/toolbar/en.md":
        "---\ntitle: T\nsummary: S\n---\n## Hide {#hide .do}\n\n![A bar](a.svg)\n",
      "bars/toolbar/a.svg":
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1 1\"><path d=\"M0 0\"/></svg>",
      "figures.yml": """
      figures:
        - file: bars/toolbar/a.svg
          verdict: wrong
          title: {en: A *full* bar}
          description: {en: Too much.}
          labels: {one: {en: Bar}, two: {en: Button}}
          parts: [one, two]
      """,
    ])
    let twin = pages["en/toolbar.md"] ?? ""
    #expect(
      twin.contains(
        "\n> **Figure (Wrong):** A \\*full\\* bar\n>\n> Too much.\n>\n> 1. Bar\n> 2. Button\n"),
      "\(twin)")
  }
}

struct TwinMarkupTests {
  @Test(arguments: [
    ("[b](#red)", "[b](#red)", "[b](tab-bar.md#red)"),
    ("[b](../toolbar/en.md#hide)", "[b](toolbar.md#hide)", "[b](toolbar.md#hide)"),
    ("`f(#x)`", "`f(#x)`", "`f(#x)`"),
  ])
  func `a link within a page leads back to it from beside the other languages`(
    written: String, own: String, parallel: String
  ) throws {
    let text = """
      ---
      title: T
      summary: S
      ---
      ### Red {#red .do}

      Keep \(written).

      ### 파랑 {#blue .do}
      """
    let pages = try SampleSite.pages(["bars/tab-bar/en.md": text])
    #expect(pages["en/tab-bar.md"]?.contains("\n\nKeep \(own).\n") == true)
    #expect(pages["en/tab-bar.parallel.md"]?.contains("\n\nKeep \(parallel).\n") == true)
  }

  @Test(arguments: [
    ("plain, 1. - 가나", "plain, 1. - 가나"), ("a*b", "a\\*b"), ("[x]", "\\[x\\]"), ("a_b", "a_b"),
    ("_b", "\\_b"), ("C#", "C\\#"), ("- 가", "\\- 가"),
    ("-5", "-5"), ("1. 가", "1\\. 가"), ("> 가", "\\> 가"), ("1.5", "1.5"), ("", ""),
  ])
  func `titles are escaped where they would be read as marks`(text: String, markdown: String) {
    #expect(TwinText.escaped(text) == markdown)
  }

  @Test(arguments: [
    ("- a\n- b", "- a\n- b\n\n* APIs:"), ("- a\n\n  b", "- a\n\n  b\n\n* APIs:"),
    ("- a\n-", "- a\n- \n\n* APIs:"), ("- a\n\n* b", "- a\n\n* b\n\n- APIs:"),
    ("1. - a", "1. - a\n\n- APIs:"), ("> - a", "> - a\n\n- APIs:"),
    ("```\n- a\n```", "```\n- a\n```\n\n- APIs:"), ("-5", "-5\n\n- APIs:"),
    ("- 가\n\n  ```\n  - 나\n  ```", "- 가\n\n  ```\n  - 나\n  ```\n\n* APIs:"),
  ])
  func `what is known of a rule is a list of its own, also behind a list`(
    text: String, twin: String
  ) throws {
    let page = "---\ntitle: T\nsummary: S\n---\n### Red {#red .do apis=UITabBar}\n\n\(text)\n"
    let pages = try SampleSite.pages(["bars/tab-bar/en.md": page])
    let written = pages["en/tab-bar.md"] ?? ""
    #expect(written.contains("\n\n\(twin)"), "\(written)")
  }

  @Test(arguments: [
    ("tab-bar.html#red", "tab-bar.md#red"), ("a.html?as-of=b#c", "a.md?as-of=b#c"),
    ("#red.html", "#red.html"), (".html", ".md"), ("a.htm", "a.htm"), ("", ""),
  ])
  func `the address of a twin keeps all but the ending`(page: String, twin: String) {
    #expect(TwinAddress.twin(of: page) == twin)
  }
}

struct TwinPartTests {
  private func split(_ text: String) -> [String] {
    TwinParts.split(Array(text.utf8), of: "a.md").map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `a text below the limit stays whole`() {
    #expect(split("# A\n\n[b](#c)\n") == ["# A\n\n[b](#c)\n"])
  }

  @Test func `a long text is cut before headings, and nothing of it is lost`() {
    let sections = (1...50).map {
      "## S\($0) {#s\($0)}\n\n" + String(repeating: "가나다 ", count: 400) + "\n\n"
    }
    let text = "# A\n\n[s](#s9)\n\n" + sections.joined()
    let parts = split(text)
    #expect(parts.count > 2)
    #expect(parts.allSatisfy { $0.utf8.count < TwinParts.limit })
    #expect(parts[1].hasPrefix("# A (2)\n\n## S"))
    #expect(parts[0].hasPrefix("# A\n\n[s](a.md#s9)\n"))
    for section in sections {
      #expect(parts.count { $0.contains(section) } == 1)
    }
  }

  @Test func `in a part links lead to the whole, and code stays as it is`() {
    let code = "`[a](#b)` ``[`](#b)`` [a](#b) \\`[a](#b)\n```\n[a](#b)\n```\n[a](#b)\n"
    let lead = "`[a](#b)` ``[`](#b)`` [a](a.md#b) \\`[a](a.md#b)\n```\n[a](#b)\n```\n[a](a.md#b)\n"
    let long = String(repeating: "가나다 ", count: 12_000)
    #expect(split("# A\n\n\(code)\n\(long)").first?.hasPrefix("# A\n\n\(lead)") == true)
  }

  @Test func `a page with a long table is cut`() throws {
    let rows = (1...900).map { number in
      "      - {symbol: UITabBar.item\(number), name: {en: Item, ko: 항목}, meaning: {en: \(String(repeating: "Means it. ", count: 8)), ko: 뜻}}"
    }
    let pages = try SampleSite.pages([
      "apis.yml": """
      symbols:
        - {name: UITabBar, kind: class, framework: UIKit}
      tables:
        - id: UITabBar
          component: tab-bar
          caption: {en: Items, ko: 항목}
          rows:
      \(rows.joined(separator: "\n"))
      """
    ])
    #expect((pages["en/tab-bar.md"] ?? "").utf8.count > TwinParts.limit)
    #expect(pages["en/tab-bar.part-2.md"] != nil)
  }

  @Test(arguments: [
    ("````", "```\n## 코드\n"), ("~~~", "```\n## 코드\n"), ("```", "~~~\n## 코드\n"),
  ])
  func `code is not cut before a line that looks like a heading`(_ fence: String, _ code: String) {
    let words = { String(repeating: "가나다 ", count: $0) + "\n" }
    let block = "\(fence) md\n\(code)\(words(3000))\(fence)\n"
    let sections = "## B\n\n\(words(6000))## C\n\n\(words(2000))\(block)## D\n\n\(words(6000))"
    #expect(
      split("# A\n\n" + sections) == [
        "# A\n\n## B\n\n\(words(6000))", "# A (2)\n\n## C\n\n\(words(2000))\(block)",
        "# A (3)\n\n## D\n\n\(words(6000))\n",
      ])
  }

  @Test func `a section without headings is cut between lines`() {
    let text =
      "# A\n\n" + (1...4000).map { "- \($0) \(String(repeating: "x", count: 60))\n" }.joined()
    let parts = split(text)
    #expect(parts.count == 3)
    #expect(parts.allSatisfy { $0.utf8.count < TwinParts.limit })
    for number in [1, 1500, 4000] {
      #expect(parts.count { $0.contains("- \(number) x") } == 1)
    }
  }

  @Test func `the list for language models leads to the parts of a long page`() throws {
    let rules = (1...200).map {
      "### R \($0) {#r-\($0) .do}\n\n\(String(repeating: "Many words. ", count: 60))\n"
    }
    let pages = try SampleSite.pages([
      "bars/toolbar/en.md": "---\ntitle: T\nsummary: S\n---\n" + rules.joined(separator: "\n")
    ])
    let list = pages["en/llms.txt"] ?? ""
    #expect(list.contains("- [T](toolbar.part-1.md), [T (2)](toolbar.part-2.md): S\n"), "\(list)")
    #expect((pages["en/toolbar.md"] ?? "").utf8.count > TwinParts.limit)
    for (path, text) in pages where path.contains(".part-") {
      #expect(text.utf8.count < TwinParts.limit, "\(path)")
    }
    #expect(pages["en/toolbar.part-2.md"]?.hasPrefix("# T (2)\n\n### R ") == true)
  }

  @Test func `a glossary of long reasons is cut, and so is a page to which many lead`() throws {
    let reason = String(repeating: "까닭입니다. ", count: 120)
    let terms = (1...60).map { "  - {id: t\($0), name: {en: t\($0)}, why: {en: \(reason)}}" }
    let long = String(repeating: "word-", count: 40)
    let others = (1...600).map { "### R \(long) \($0) {#r-\($0) .do see=toolbar/hide}\n\nA.\n" }
    let pages = try SampleSite.pages([
      "glossary.yml": "terms:\n" + terms.joined(separator: "\n"),
      "bars/tab-bar/en.md": "---\ntitle: T\nsummary: S\n---\n" + others.joined(separator: "\n"),
    ])
    for path in ["en/glossary", "en/toolbar"] {
      #expect((pages["\(path).md"] ?? "").utf8.count > TwinParts.limit, "\(path)")
      #expect(pages["\(path).part-2.md"] != nil, "\(path)")
    }
    #expect(pages["en/llms.txt"]?.contains("(glossary.part-2.md)") == true)
  }

  @Test func `beside the other languages a rule has its kind and its editions`() throws {
    let pages = try SampleSite.pages()
    let twin = pages["en/tab-bar.parallel.md"] ?? ""
    #expect(twin.contains("{#dim .avoid}\n\n**Avoid** · Old only · iPad\n"), "\(twin)")
    #expect(twin.contains("{#keep .do}\n\n**Do** · Since New\n"), "\(twin)")
  }

  @Test func `an API has the table of a type within it, an item the component of its own`() throws {
    let apis = """
      symbols:
        - {name: UIBar, kind: class, framework: "A_B_"}
        - {name: UIBar.Item, kind: enum, framework: UIKit}
      tables:
        - id: UIBar.Item
          component: toolbar
          caption: {en: Items}
          rows:
            - {symbol: UIBar.Item.more, name: {en: More}, meaning: {en: Opens more.}}
      """
    let pages = try SampleSite.pages(["apis.yml": apis])
    let bar = pages["en/api/UIBar.md"] ?? ""
    #expect(bar.contains("**Items**\n\n- More"), "\(bar)")
    #expect(bar.contains("A_B\\_"), "\(bar)")
    let item = pages["en/api/UIBar-Item-more.md"] ?? pages["en/api/UIBar.Item.more.md"] ?? ""
    #expect(item.contains("- Components: [Toolbars](../toolbar.md)"), "\(item)")
  }
}
