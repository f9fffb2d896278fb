import ContentDiff
import Exports
import RuleGraph
import SearchIndex
import Seeding
import SiteRenderer
import SmallContent

/// A whole guide with some bad files: checked and mended, indexed and asked, compared and made into pages.
///
/// `hig build` ends at the first error, but a lookup does not, and what no check finds wrong is built.
package struct FuzzedSite: FuzzedReader {
  package static let name = "site"

  private let mutators: [(path: String, mutator: Mutator)]
  private let good: Graph
  private let goodAddresses: [String]
  private let templates: Templates

  /// - Parameter files: a content tree, whose pages take the place of the small guide's now and then.
  package init(files: [String: [UInt8]]) {
    let pages = files.filter { $0.key.hasSuffix(".md") }.sorted { $0.key < $1.key }.map(\.value)
    mutators = FuzzedGuide.files.sorted { $0.key < $1.key }.map { path, bytes in
      let isPage = path.hasSuffix(".md")
      // Its own text as often as any other, so that the files still belong together.
      let own = [[UInt8]](repeating: bytes, count: isPage ? max(pages.count, 1) : 1)
      return (
        path,
        Mutator(
          corpus: own + (isPage ? pages : []),
          pieces: isPage ? FuzzedMarkdown.pieces : FuzzedYAML.pieces)
      )
    }
    good = FuzzedGuide.check(FuzzedGuide.files)
    goodAddresses = SiteAddresses(good).all()
    templates = FuzzedGuide.templates
  }

  package func input(_ seed: UInt64) -> [UInt8] {
    changed(seed).sorted { $0.key < $1.key }
      .flatMap { path, bytes in Array("== \(path)\n".utf8) + bytes + [0x0A] }
  }

  private func changed(_ seed: UInt64) -> [String: [UInt8]] {
    var random = SeededGenerator(seed: seed)
    let changes = (0...random.below(3)).map { _ in
      let (path, mutator) = mutators[random.below(mutators.count)]
      return (path, mutator.input(random.next()))
    }
    return Dictionary(changes, uniquingKeysWith: { $1 })
  }

  package func read(_ seed: UInt64) {
    let tree = ContentTree(files: FuzzedGuide.files.merging(changed(seed)) { $1 })
    let graph = FuzzedGuide.check(tree.files)
    ask(graph)
    let addresses = SiteAddresses(graph)
    _ = ContentComparison(from: good, to: graph)
      .changes(addresses: (goodAddresses, addresses.all()))
    GraphFile(graph, address: addresses.address(of:)).write { _ in }
    FuzzedGuide.mustSucceed { try render(graph) }
    if seed % 16 == 0 { _ = ContentMender(tree).mend() }
  }

  private func render(_ graph: Graph) throws {
    do {
      _ = try SitePages(graph: graph, templates: templates).plan().concurrentMap { $0.make() }
    } catch TemplateError.missingTexts {
      // Languages whose code was changed, of which the templates have none: `hig build` says so.
    }
  }

  private func ask(_ graph: Graph) {
    let reader = SearchReader(shards: IndexBuilder.shards(of: graph))
    for language in graph.site.languages.map(\.code) {
      let title = graph.rules.first?.texts[language]?.title ?? "탭 바"
      _ = try? reader.answer(to: title, QueryOptions(language: language))
    }
  }
}
