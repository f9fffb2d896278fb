import Foundation
import RuleGraph
import SearchIndex
import Testing

@testable import SearchProof

/// Queries drawn from the real content.
@Suite struct KnownItemTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let graph: Graph? = {
    let folder = root.appending(path: "Content").path(percentEncoded: false)
    return (try? ContentTree.load(folder: folder)).map {
      Linker(CatalogReader($0).read()).link().graph
    }
  }()

  /// Drawn once, which takes seconds in a debug build.
  private static let drawn = graph.map { queries(of: $0, seed: 1) }

  private static func queries(of graph: Graph, seed: UInt64) -> [ProofQuery] {
    KnownItems(graph).queries(count: 1200, seed: seed)
  }

  @Test func `there are more than a thousand, of every class`() throws {
    let queries = try #require(Self.drawn)
    #expect(queries.count >= 1000)
    let groups = Dictionary(grouping: queries, by: \.group).mapValues(\.count)
    #expect(
      Set(groups.keys)
        == Set(["bare", "phrase", "initials"] + Mutation.allCases.map(\.rawValue)))
    #expect(groups.values.allSatisfy { $0 >= 20 }, "\(groups)")
    #expect(Set(queries.map { [$0.language, $0.text] }).count == queries.count)
  }

  @Test func `the seed decides them`() throws {
    let graph = try #require(Self.graph)
    #expect(Self.queries(of: graph, seed: 1) == Self.drawn)
    #expect(Self.queries(of: graph, seed: 2) != Self.drawn)
  }

  @Test func `every one wants rules that are there`() throws {
    let rules = Set(try #require(Self.graph).rules.map(\.id.description))
    let queries = try #require(Self.drawn)
    #expect(queries.allSatisfy { !$0.wanted.isEmpty && rules.isSuperset(of: $0.wanted) })
  }

  @Test func `the written table has every class and decomposed queries`() throws {
    let graph = try #require(Self.graph)
    let file = Self.root.appending(path: "Tests/Fixtures/Relevance.tsv")
    let table = try RelevanceTable(
      String(contentsOf: file, encoding: .utf8), rules: Set(graph.rules.map(\.id.description)),
      languages: Set(graph.site.languages.map(\.code)))
    #expect(table.queries.count >= 220)
    let groups = Set(table.queries.map(\.group))
    #expect(groups.count == 16)
    #expect(groups.isSubset(of: table.floors[.written].map { Set($0.keys) } ?? []))
    let decomposed = table.queries.filter { $0.group == "nfd" }.map(\.text)
    #expect(
      decomposed.allSatisfy { text in
        text.unicodeScalars.contains { (0x1100...0x11FF).contains($0.value) }
      })
  }
}
