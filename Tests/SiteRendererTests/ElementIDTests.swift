import Testing

@testable import SiteRenderer

struct ElementIDTests {
  /// Names that the site could be tempted to give its own elements.
  private static let names = [
    "apis", "category-component", "conflicts", "former", "held", "items", "main", "members",
    "neighbours", "new", "now", "parts", "related", "search", "search-filters", "search-head",
    "search-input", "search-message", "search-option-0", "search-panel", "search-results",
    "search-status", "siblings", "since", "sources", "terms",
  ]

  private func repeatedIDs(_ changes: [String: String]) throws -> [String] {
    try SampleSite.pages(changes).filter { $0.key.hasSuffix(".html") }.flatMap { path, page in
      let ids = page.matches(of: /\sid="([^"]*)"/).map { String($0.1) }
      return Dictionary(grouping: ids, by: \.self).filter { $0.value.count > 1 }
        .map { "\(path)#\($0.key)" }
    }
  }

  @Test func `no rule has the id of an element of the site's own`() throws {
    let rules = Self.names.map { "## A rule {#\($0) .do}\n\n가.\n" }.joined(separator: "\n")
    let page = (SampleSite.texts["bars/tab-bar/en.md"] ?? "") + "\n\n" + rules
    #expect(try repeatedIDs(["bars/tab-bar/en.md": page]) == [])
  }

  @Test func `no component has the id of an element of the site's own`() throws {
    let pages = Self.names.map { name in
      let front = "---\ntitle: 가 \(name)\nsummary: A bar.\n---\n"
      return ("bars/\(name)/en.md", "\(front)## A rule {#rule .do see=tab-bar/keep}\n\nA.\n")
    }
    #expect(try repeatedIDs(Dictionary(uniqueKeysWithValues: pages)) == [])
  }

  @Test func `a term may be called as a category is`() throws {
    let term = "  - {id: category-component, name: {en: category, ko: 갈래}}\n"
    let glossary = (SampleSite.texts["glossary.yml"] ?? "") + "\n" + term
    #expect(try repeatedIDs(["glossary.yml": glossary]) == [])
  }

  @Test(arguments: ["now", "any"])
  func `an edition may have a name that the switch could be tempted to use`(id: String) throws {
    let editions = """
      editions:
        - {id: old, date: "2013", title: {en: Old, ko: 옛 판}}
        - {id: \(id), date: "2018", title: {en: New, ko: 새 판}}
      """
    let page = SampleSite.texts["bars/tab-bar/en.md"]?
      .replacing("edition: new", with: "edition: \(id)")
    let pages = try SampleSite.pages(["editions.yml": editions, "bars/tab-bar/en.md": page ?? ""])
    let text = try #require(pages["en/tab-bar.html"])
    let positions = text.matches(of: /name="as-of" value="([^"]*)"/).map { String($0.1) }
    #expect(positions == ["old", id, "_now"])
    let notices = text.matches(of: /data-as-of="([^"]*)"/).map { String($0.1) }
    #expect(Set(notices).isSuperset(of: ["_any", id]))
    #expect(try #require(pages["assets/editions.css"]).contains("[data-as-of~=\"\(id)\"]"))
  }
}
