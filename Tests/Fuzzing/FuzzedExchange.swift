import RuleGraph
import XLIFF

/// Documents that come back from translators, taken into a guide that is then checked.
///
/// What an import promises must hold, see `ExchangePromises`.
package struct FuzzedExchange: FuzzedReader {
  package static let name = "xliff"

  private let mutator: ExchangeMutator
  private let pages: [(path: String, mutator: Mutator)]
  private let guide = ExchangedGuide(ContentTree(files: ExchangeSamples.files))

  /// - Parameter files: not used; small pages hold all that there is to translate.
  package init(files: [String: [UInt8]]) {
    mutator = ExchangeMutator(ExchangeSamples().documents)
    pages = ExchangeSamples.files.filter { $0.key.hasSuffix(".md") }.sorted { $0.key < $1.key }
      .map { ($0, Mutator(corpus: [$1], pieces: FuzzedMarkdown.pieces)) }
  }

  package func input(_ seed: UInt64) -> [UInt8] { mutator.input(seed) }

  package func read(_ seed: UInt64) {
    if seed % 16 == 0 { return exportAndImport(seed) }
    guard let files = try? ExchangeReader(input(seed)).read() else { return }
    // Now and then a page has changed since the export.
    let isChanged = seed % 16 == 1
    let tree = isChanged ? changed(seed) : guide.tree
    guard let result = try? ExchangeImporter(tree).apply(files) else { return }
    // What is as it was has been checked.
    let after = result.texts.isEmpty ? guide : ExchangedGuide(tree.replacing(result.texts))
    if !result.texts.isEmpty { _ = FuzzedGuide.findings(in: after.content) }
    guard !isChanged else { return }
    let promises = ExchangePromises(files: files, result: result, before: guide, after: after)
    if let broken = promises.broken() { fatalError("xliff \(seed): \(broken)") }
  }

  private func changed(_ seed: UInt64) -> ContentTree {
    let page = pages[Int(seed / 16 % UInt64(pages.count))]
    let bytes = page.mutator.input(seed)
    return ContentTree(files: guide.tree.files.merging([page.path: bytes]) { $1 })
  }

  /// An export of any guide that comes back as it is changes nothing.
  private func exportAndImport(_ seed: UInt64) {
    let tree = changed(seed)
    let content = FuzzedGuide.content(tree)
    let codes = content.catalog.site.languages.map(\.code)
    guard codes.count > 1 else { return }
    let source = codes[Int(seed / 64) % codes.count]
    let target = codes[(Int(seed / 64) + 1) % codes.count]
    let text = ExchangeSamples.exported(content, from: source, to: target)
    do {
      let files = try ExchangeReader(Array(text.utf8)).read()
      let ids = files.flatMap(\.units).map(\.id)
      let result = try ExchangeImporter(tree).apply(files)
      if !result.texts.isEmpty { fatalError("xliff \(seed): an unchanged export changes a page") }
      if !result.problems.isEmpty, Set(ids).count == ids.count {
        fatalError("xliff \(seed): of an unchanged export is refused: \(result.problems)")
      }
    } catch {
      fatalError("xliff \(seed): an export cannot be read back: \(error)")
    }
  }
}
