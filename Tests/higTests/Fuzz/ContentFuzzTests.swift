import ContentDiff
import Foundation
import RuleGraph
import SearchIndex
import SiteRenderer
import Testing

@testable import hig

/// Damaged content never stops a command, and mending it never changes what it says.
///
/// More of it: `HIG_FUZZ=5000 swift test -c release -Xswiftc -enable-testing --filter ContentFuzzTests`. A seed that
/// failed is tried alone with `HIG_FUZZ_SEED=1234`.
@Suite struct ContentFuzzTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let count = environment["HIG_FUZZ"].flatMap(UInt64.init) ?? 4
  private static let seeds: [UInt64] =
    environment["HIG_FUZZ_SEED"].flatMap(UInt64.init).map { [$0] } ?? Array(0..<count)

  private static let shipped = Result {
    try ContentTree.load(folder: HigProcess.package.appending(path: "Content").path)
  }

  /// In a few large pieces, because a test case each would take longer than what it tests.
  @Test(arguments: 0..<4)
  func `damaged content is read, mended and told`(_ part: Int) throws {
    let files = try Self.shipped.get().files
    let whole = Linker(CatalogReader(ContentTree(files: files)).read()).link().graph
    for seed in Self.seeds where Int(seed % 4) == part || Self.seeds.count == 1 && part == 0 {
      var mutator = ContentMutator(files, seed: seed)
      let damaged = mutator.content()
      let mended = ContentMender(damaged).mend()
      expectSameMeaning(damaged, mended, seed)
      expectClean(damaged, mended, seed)
      expectReadable(mended, against: whole, seed)
    }
  }

  private func expectSameMeaning(_ damaged: ContentTree, _ mended: MendedContent, _ seed: UInt64) {
    let before = Meaning(of: Linker(CatalogReader(damaged).read()).link().graph)
    let after = Meaning(of: mended.content.graph)
    #expect(before.difference(to: after) == [], "seed \(seed): mending changed what is said")
  }

  /// Mending again changes nothing, and what was mended is found less often than before.
  private func expectClean(_ damaged: ContentTree, _ mended: MendedContent, _ seed: UInt64) {
    let twice = ContentMender(mended.tree).mend()
    #expect(twice.mends == [], "seed \(seed): mending twice is not once")
    #expect(twice.tree.files == mended.tree.files, "seed \(seed): mending twice is not once")
    let catalog = CatalogReader(damaged).read()
    let content = CheckedContent(catalog: catalog, linked: Linker(catalog).link())
    let (old, new) = (
      counts(CheckRegistry.diagnostics(in: content)), counts(mended.diagnostics)
    )
    for (check, mends) in Dictionary(grouping: mended.mends, by: \.check) {
      #expect(
        new[check, default: 0] <= old[check, default: 0] - mends.count,
        "seed \(seed): \(check) is said to be mended \(mends.count) times")
    }
    #expect(
      new.allSatisfy { $0.value <= old[$0.key, default: 0] },
      "seed \(seed): mending brought new findings")
  }

  private func counts(_ diagnostics: [Diagnostic]) -> [String: Int] {
    diagnostics.reduce(into: [:]) { $0[$1.check, default: 0] += 1 }
  }

  /// What the commands make of it: findings in every format, tasks, changes, index and, now and then, pages.
  private func expectReadable(_ mended: MendedContent, against whole: Graph, _ seed: UInt64) {
    let graph = mended.content.graph
    let findings = Findings(
      diagnostics: mended.diagnostics, texts: mended.content.catalog.texts)
    for format in FindingsFormat.allCases where !findings.diagnostics.isEmpty {
      #expect(!format.lines(for: findings).isEmpty, "seed \(seed): \(format) says nothing")
    }
    _ = TranslationTask.all(in: graph).map(\.reason)
    let changes = ContentComparison(from: whole, to: graph).changes(
      addresses: (SiteAddresses(whole).all(), SiteAddresses(graph).all()))
    #expect(
      Set(changes.removed.map(\.rule.id)).isDisjoint(with: graph.rules.map { "\($0.id)" }),
      "seed \(seed): a rule that is there is told as removed")
    if seed % 8 == 0 {
      _ = graph.site.languages.map { IndexBuilder.shards(of: graph, in: $0.code) }
    }
  }
}
