import Testing

@testable import SiteRenderer

@Suite struct SiteOnDemandTests {
  @Test func `what is made when it is asked for is what a build writes`() throws {
    let (graph, templates) = (SampleSite.graph(), try SampleSite.templates())
    let built = try SitePages(graph: graph, templates: templates).render()
    let site = SiteOnDemand(try SitePages(graph: graph, templates: templates, after: nil))
    for file in built {
      #expect(site.bytes(of: file.path) == file.bytes, "\(file.path)")
    }
    #expect(site.bytes(of: "en/nobody.html") == nil)
  }

  @Test func `what disagrees in an edition is told when its page is made alone`() throws {
    let page = SampleSite.texts["bars/tab-bar/en.md"]?
      .replacing("{#keep .do supersedes=dim", with: "{#keep .do conflicts=dim")
    let graph = SampleSite.graph(["bars/tab-bar/en.md": page ?? ""])
    let templates = try SampleSite.templates()
    let built = try SitePages(graph: graph, templates: templates).render()
    let site = SiteOnDemand(try SitePages(graph: graph, templates: templates, after: nil))
    let editions = built.filter { $0.path.contains("editions/") }
    #expect(editions.contains { String(decoding: $0.bytes, as: UTF8.self).contains("_conflicts") })
    for file in editions {
      #expect(site.bytes(of: file.path) == file.bytes, "\(file.path)")
    }
  }

  @Test func `what is made elsewhere is a part of the site`() throws {
    let pages = try SitePages(
      graph: SampleSite.graph(), templates: try SampleSite.templates(), after: nil)
    let site = SiteOnDemand(pages, besides: [PlannedFile(path: "graph.json") { [1] }])
    #expect(site.bytes(of: "graph.json") == [1])
  }

  @Test func `a later site has its own words, whatever was compiled for an earlier one`() throws {
    let templates = try SampleSite.templates()
    let before = try SitePages(graph: SampleSite.graph(), templates: templates, after: nil)
    let languages = SampleSite.texts["site.yml"]?
      .replacing("name: 한국어, script: Hang", with: "name: 조선말, script: Kore")
    let graph = SampleSite.graph(["site.yml": languages ?? ""])
    let afresh = try SitePages(graph: graph, templates: templates).render()
    let site = SiteOnDemand(try SitePages(graph: graph, templates: templates, after: before))
    #expect(afresh.allSatisfy { site.bytes(of: $0.path) == $0.bytes })
    var others = templates
    others.pages["glossary"] = others.pages["glossary"]?.replacing(
      "<main", with: "<main lang=\"ja\"")
    let other = SiteOnDemand(try SitePages(graph: graph, templates: others, after: before))
    #expect(other.bytes(of: "ko/glossary.html") != site.bytes(of: "ko/glossary.html"))
  }
}
