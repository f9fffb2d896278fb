import Foundation
import RuleGraph
import Testing

@testable import SiteRenderer

/// The list of the texts that pages ask for is that of the program, and of the shipped texts none is of no use.
struct AskedWordsTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/SiteRenderer")

  /// All literals of the module that look like the name of a text.
  private func literals() throws -> Set<String> {
    let files = try #require(FileManager.default.enumerator(atPath: Self.sources.path))
    let swift = files.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".swift") && !$0.hasSuffix("AskedWords.swift") }
    return try Set(
      swift.flatMap { path in
        let text = try String(contentsOf: Self.sources.appending(path: path), encoding: .utf8)
        return text.matches(of: /"([a-z-]+\.[a-z0-9-]+)"/).map { String($0.1) }
      })
  }

  private func warnings(categories: [String]) throws -> [TemplateWarning] {
    let templates = try SampleSite.templates()
    let use = TemplateUse(try TemplateSources.nodes(of: templates))
    let texts = templates.texts(of: ["en", "ko"])
    #expect(texts.count == 2)
    return WordWarnings(texts, categories: categories, use: use).all()
  }

  @Test func `every text that the program names is on the list`() throws {
    let texts = try #require(SampleSite.templates().strings["en"])
    let named = try literals().filter { texts[$0] != nil }
    #expect(named.count > 80)
    #expect(named.subtracting(AskedWords.keys) == AskedWords.settings)
  }

  @Test(arguments: [
    ("kind", RuleKind.allCases.map(\.rawValue)),
    ("severity", Severity.allCases.map(\.rawValue)),
    ("standing", VariantStanding.allCases.map(\.rawValue)),
    ("figure", FigureVerdict.allCases.map(\.rawValue)),
    ("symbol", SymbolKind.allCases.map { "kind-\($0.rawValue)" } + ["kind-system-item"]),
    ("former", ["renamed", "merged", "split", "retired"]),
  ])
  func `every kind of a thing has its text on the list`(section: String, names: [String]) {
    #expect(names.filter { !AskedWords.keys.contains("\(section).\($0)") } == [])
  }

  @Test func `of the shipped texts none is missing and none of no use`() throws {
    #expect(try warnings(categories: ["concept"]) == [])
  }

  @Test func `a category of the glossary needs a name`() throws {
    let warnings = try warnings(categories: ["gesture", "concept", "gesture"])
    let summaries = warnings.compactMap { $0.lines.first?.split(separator: "warning: ").last }
    #expect(summaries == ["no language has the text 'category.gesture'"])
  }
}
