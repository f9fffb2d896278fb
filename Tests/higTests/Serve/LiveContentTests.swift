import Exports
import Foundation
import RuleGraph
import SiteRenderer
import SmallContent
import Testing

@testable import hig

/// What a reading takes from an earlier one is what it would have read itself.
@Suite struct LiveContentTests {
  /// All that can be told of content: its findings, its graph, and what reading alone found.
  private struct Told: Equatable {
    let findings: [String]
    let reading: [String]
    let graph: String
    let shown: Set<String>

    init(_ catalog: Catalog, _ linked: LinkedContent) {
      let content = CheckedContent(catalog: catalog, linked: linked)
      findings = Self.lines(CheckRegistry.diagnostics(in: content), catalog)
      reading = Self.lines(CheckRegistry.readingDiagnostics(in: content), catalog)
      let addresses = SiteAddresses(linked.graph)
      var bytes: [UInt8] = []
      GraphFile(linked.graph, address: addresses.address(of:)).write { bytes += $0 }
      graph = String(decoding: bytes, as: UTF8.self)
      shown = linked.shownFiles
    }

    private static func lines(_ diagnostics: [Diagnostic], _ catalog: Catalog) -> [String] {
      FindingsFormat.text.lines(for: Findings(diagnostics: diagnostics, texts: catalog.texts))
    }
  }

  private static func afresh(_ tree: ContentTree) -> Told {
    let catalog = CatalogReader(tree).read()
    return Told(catalog, Linker(catalog).link())
  }

  /// What is told of each of several states but the first, each read after the one before.
  private static func inTurn(_ trees: [ContentTree]) -> [Told] {
    var before: (catalog: Catalog?, memory: LinkMemory?) = (nil, nil)
    return trees.enumerated().compactMap { number, tree in
      let catalog = CatalogReader(tree, after: before.catalog).read()
      let (linked, memory) = Linker(catalog).link(after: before.memory)
      before = (catalog, memory)
      return number == 0 ? nil : Told(catalog, linked)
    }
  }

  private static let valid = Result { afresh(try FaultFixture.valid()) }

  @Test(arguments: try FaultFixture.names())
  func `a fault comes and goes as if all were read anew`(_ name: String) throws {
    let faulty = try FaultFixture(name: name).tree()
    let afresh = Self.afresh(faulty)
    let told = Self.inTurn([try FaultFixture.valid(), faulty, try FaultFixture.valid()])
    #expect(told == [afresh, try Self.valid.get()])
    // What reading finds is a part of what all checks find.
    #expect(Set(afresh.reading).isSubset(of: afresh.findings))
    #expect(CatalogReader(faulty).read().faults.isEmpty || !afresh.reading.isEmpty)
  }

  /// Changes to files of the small guide, by path; `nil` takes a file away.
  static let edits: [(String, [String: String?])] = [
    ("a sentence", edit("bars/tab-bar/ko.md", "설명하지 않으니", "설명하지 않습니다.")),
    ("letters taken apart", ["bars/tab-bar/ko.md": decomposed("bars/tab-bar/ko.md")]),
    ("a rule's id", edit("bars/toolbar/en.md", "#keep-it-short", "#keep-it-brief")),
    ("a rule's kind", edit("bars/toolbar/en.md", ".avoid", ".do")),
    ("a part's API", edit("bars/toolbar/en.md", "apis=UITabBarItem", "apis=UITabBar")),
    ("a translation", ["bars/toolbar/ko.md": nil]),
    ("a page", ["bars/toolbar/ko.md": nil, "bars/toolbar/en.md": nil]),
    (
      "a page of another name",
      [
        "bars/toolbar/ko.md": nil, "bars/toolbar/en.md": nil,
        "bars/tools/en.md": SmallGuide.files["bars/toolbar/en.md"],
        "bars/tools/ko.md": SmallGuide.files["bars/toolbar/ko.md"],
      ]
    ),
    ("an API", edit("apis.yml", "{name: UITabBarItem.isEnabled", "{name: UITabBarItem.isOn")),
    ("an edition", edit("editions.yml", "- id: ios11", "- id: ios12")),
    ("the order of pages", edit("site.yml", "[tab-bar, toolbar]", "[toolbar, tab-bar]")),
    ("the order of languages", edit("site.yml", "code: en", "code: xx")),
    ("a source", edit("sources.yml", "id: ios7-2013", "id: ios7-2014")),
    ("a statement", edit("provenance.tsv", "14,15", "16")),
    ("the lock", edit("rules.lock", "toolbar/keep-it-short active", "toolbar/gone retired")),
    ("a term", edit("glossary.yml", "탭 막대", "흐린 탭")),
    (
      "a drawing and its words",
      [
        "figures.yml": """
        figures:
          - file: bars/tab-bar/bar.svg
            title: {en: A tab bar, ko: 탭 바}
        """,
        "bars/tab-bar/bar.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"/>",
      ]
    ),
    ("words to search for", ["search.yml": "accepted:\n  - {en: dim, ko: 흐린}"]),
    ("the site itself", ["site.yml": nil]),
    ("a figure", ["bars/tab-bar/figure.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>"]),
  ]

  private static func edit(
    _ path: String, _ text: String, _ other: String
  ) -> [String: String?] {
    [path: SmallGuide.files[path]?.replacing(text, with: other)]
  }

  private static func decomposed(_ path: String) -> String? {
    SmallGuide.files[path]?.decomposedStringWithCanonicalMapping
  }

  @Test(arguments: edits)
  func `an edit is read as if all were read anew`(
    _ name: String, _ changes: [String: String?]
  ) throws {
    var edited = SmallGuide.files
    for (path, text) in changes { edited[path] = text }
    #expect(
      changes.allSatisfy { Array((SmallGuide.files[$0] ?? "").utf8) != Array(($1 ?? "").utf8) })
    let trees = [SmallGuide.files, edited, SmallGuide.files].map { ContentTree(texts: $0) }
    #expect(Self.inTurn(trees) == trees.dropFirst().map(Self.afresh))
  }

  @Test(arguments: [
    "api-unknown", "attribute-misplaced", "figure-label",
    "link-missing-file", "link-unknown-edition", "link-unknown-page", "link-unknown-table",
    "lock-successor-cycle", "lock-unknown-target", "rule-repeated-id", "rule-superseding-cycle",
    "translation-missing-page",
  ])
  func `content with a fault can be shown`(_ name: String) throws {
    let graph = Linker(CatalogReader(try FaultFixture(name: name).tree()).read()).link().graph
    let templates = try TemplateLoader(folder: HigProcess.package.path + "/Templates").load()
    let site = SiteOnDemand(try SitePages(graph: graph, templates: templates, after: nil))
    for page in Set(graph.components.map(\.page)) {
      for path in ["ko/\(page).html", "ko/\(page).relations.html", "en/\(page).parallel.html"] {
        #expect(site.bytes(of: path) != nil, "\(path)")
      }
    }
    #expect(site.bytes(of: "ko/index.html") != nil)
  }
}
