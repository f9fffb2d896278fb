import Foundation
import RuleGraph
import Testing

@testable import SiteRenderer

struct EditionPageTests {
  private static let front = "---\ntitle: T\nsummary: S\n---\n"

  private func section(_ id: String, of page: String?) -> String {
    let start = "<section class=\"group\" aria-labelledby=\"\(id)\">"
    return page?.components(separatedBy: start).dropFirst().first?
      .components(separatedBy: "</section>").first ?? ""
  }

  private func rules(_ names: some Sequence<Int>, _ attributes: String) -> String {
    names.map { "### R \($0) {#r-\($0) .do \(attributes)}\n\nText.\n" }.joined(separator: "\n")
  }

  @Test func `what is new in an edition is listed unfolded, and what was replaced is not among it`()
    throws
  {
    let pages = try SampleSite.pages()
    let new = section("_new", of: pages["en/editions/new.html"])
    #expect(
      new.contains("href=\"../tab-bar.html#red\"")
        && new.contains("<details class=\"fold\" open id=\"_new-tab-bar\">"))
    #expect(!new.contains("#keep") && !new.contains("#hide"))
    #expect(section("_ended", of: pages["en/editions/new.html"]) == "")
    #expect(section("_changes", of: pages["en/editions/new.html"]).contains("tab-bar.html#keep"))
    #expect(pages["en/editions/new.html"]?.contains("<a href=\"#_new\">What is new</a>") == true)
    #expect(pages["en/editions/old.html"]?.contains("_new") == false)
    #expect(pages["en/editions/new.md"]?.contains("\n## What is new\n\n### [Tab") == true)
  }

  @Test func `what ended before something took its place is told where it ended`() throws {
    let pages = try SampleSite.pages([
      "editions.yml": """
      editions:
        - {id: old, date: "2013", title: {en: Old, ko: 옛 판}}
        - {id: mid, date: "2016", title: {en: Mid, ko: 사이 판}}
        - {id: new, date: "2018", title: {en: New, ko: 새 판}}
      """,
      "bars/toolbar/en.md": """
      \(Self.front)
      ## X {#x .do since=old until=old}

      ## A {#a .do since=new supersedes=x}
      """,
    ])
    #expect(section("_ended", of: pages["en/editions/mid.html"]).contains("toolbar.html#x"))
    #expect(section("_ended", of: pages["en/editions/new.html"]) == "")
    #expect(section("_changes", of: pages["en/editions/new.html"]).contains("toolbar.html#x"))
  }

  @Test(arguments: [3, 300])
  func `a fold says how many rules it opens to`(older: Int) throws {
    let text = Self.front + rules(1...older, "since=old") + "\n" + rules(1001...1004, "since=new")
    let page = try SampleSite.pages(["bars/toolbar/en.md": text])["en/editions/new.html"] ?? ""
    let folds = page.matches(
      of: /<details class="fold"[^>]*><summary>.*<small>(\d+) rules?<\/small>/)
    #expect(folds.count > 1)
    for fold in folds {
      let list = page[fold.range.upperBound...].components(separatedBy: "</details>")[0]
      #expect(Int(fold.1) == list.ranges(of: "<li ").count)
    }
    #expect(page.contains("<small>\(older + 4) rules</small>"))
  }

  @Test func `a pair of rules that disagree is listed once, and only where both hold`() throws {
    let text = """
      \(Self.front)
      ### One {#one .do conflicts=two}

      ### Two {#two .avoid conflicts=one,former}

      ### Former {#former .do since=old until=old}
      """
    let pages = try SampleSite.pages(["bars/toolbar/en.md": text])
    let new = section("_conflicts", of: pages["en/editions/new.html"])
    #expect(new.ranges(of: "toolbar.html#one").count == 1)
    #expect(new.ranges(of: "toolbar.html#two").count == 1)
    #expect(!new.contains("former"))
    let old = section("_conflicts", of: pages["en/editions/old.html"])
    #expect(old.contains("toolbar.html#former"))
    #expect(pages["en/editions/new.md"]?.ranges(of: "Disagrees with").count == 1)
    #expect(new.contains("<span>Disagrees with</span>"))
  }

  @Test func `the contents of an edition lead to all of its sections, in their order`() throws {
    let text = """
      \(Self.front)
      ### One {#one .do since=new conflicts=two}

      ### Two {#two .avoid conflicts=one}

      ### Former {#former .do since=old until=old}
      """
    let pages = try SampleSite.pages(["bars/toolbar/en.md": text])
    var all: Set<Substring> = []
    for edition in ["old", "new"] {
      let page = try #require(pages["en/editions/\(edition).html"])
      let sections = page.matches(of: /<h2 id="([^"]*)"/).map(\.1)
      let contents =
        page.split(separator: "<div class=\"contents").last?.split(separator: "</div>").first ?? ""
      #expect(contents.matches(of: /href="#([^"]*)"/).map(\.1) == sections)
      all.formUnion(sections)
    }
    #expect(all == ["_sources", "_new", "_changes", "_ended", "_since", "_conflicts", "_held"])
    let ended = section("_ended", of: pages["en/editions/new.html"])
    #expect(ended.contains("href=\"../toolbar.html#former\""))
    let changes = section("_changes", of: pages["en/editions/new.html"])
    #expect(changes.contains("<span>Replaces</span>") && changes.contains("tab-bar.html#dim"))
    #expect(pages["en/editions/new.html"]?.contains("<a rel=\"prev\" href=\"old.html\">") == true)
  }

  @Test(arguments: [("since=new", true), ("since=old", false)])
  func `contents are hidden as of an edition in which none of their entries holds`(
    attributes: String, areHidden: Bool
  ) throws {
    let text = Self.front + "## A {#a}\n\n" + rules(1...1, attributes)
    let page = try SampleSite.pages(["bars/toolbar/en.md": text])["en/toolbar.html"]
    #expect(page?.contains("<div class=\"contents\" data-in=\"new\">") == areHidden)
    #expect(page?.contains("<div class=\"contents\">") != areHidden)
  }

  @Test func `editions are called by short titles, and by whole ones where those are the same`()
    throws
  {
    let titles = ["2024": "체계(2024년)", "2025": "체계（2025년）", "2026": "새 체계(시안)(2026년)"]
    let editions = titles.keys.sorted().map { year in
      "  - {id: e\(year), date: '\(year)', title: {en: \"System (v2) \(year) (\(year))\", ko: \(titles[year]!)}}"
    }
    let pages = try SampleSite.pages([
      "editions.yml": "editions:\n" + editions.joined(separator: "\n"), "sources.yml": "",
      "provenance.tsv": "", "bars/toolbar/en.md": Self.front + rules(1...1, "since=e2025"),
      "bars/tab-bar/en.md": Self.front, "bars/tab-bar/ko.md": Self.front,
    ])
    let labels = { (language: String) in
      pages["\(language)/toolbar.html"]?.matches(of: /<label>.*?<span>([^<]*)<\/span>/).map(\.1)
    }
    #expect(labels("en") == ["System (v2) 2024", "System (v2) 2025", "System (v2) 2026", "all"])
    #expect(labels("ko") == ["체계(2024년)", "체계（2025년）", "새 체계(시안)", "전체"])
    #expect(pages["en/toolbar.html"]?.contains("Since System (v2) 2025<") == true)
  }

  @Test func `a guide with one edition does not explain a switch that it has not`() throws {
    let pages = try SampleSite.pages([
      "editions.yml": "editions:\n  - {id: old, date: '2013', title: {en: Old, ko: 옛 판}}\n",
      "bars/tab-bar/en.md": Self.front, "bars/tab-bar/ko.md": Self.front,
    ])
    #expect(pages["ko/editions.html"]?.contains("<h2 id=\"how\">") == false)
    #expect(try SampleSite.pages()["ko/editions.html"]?.contains("<h2 id=\"how\">") == true)
  }

  @Test func `a guide with one language leads to no page with several side by side`() throws {
    let site = SampleSite.texts["site.yml"]?
      .replacing("  - {code: en, name: English, script: Latn}\n", with: "")
    let pages = try SampleSite.pages(["site.yml": try #require(site)])
    let views = { (page: String?) in page?.contains("href=\"tab-bar.parallel.html\"") }
    #expect(views(pages["ko/tab-bar.html"]) == false)
    #expect(views(try SampleSite.pages()["ko/tab-bar.html"]) == true)
  }
}
