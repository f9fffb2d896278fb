import CommonMark
import RuleGraph

/// Pages with attributes: parsed, rendered, read, and now and then checked in a whole guide.
package struct FuzzedMarkdown: FuzzedReader {
  package static let name = "markdown"

  private let mutator: Mutator
  private let files: [String: [UInt8]]

  /// - Parameter files: a content tree.
  package init(files: [String: [UInt8]]) {
    self.files = files
    mutator = Mutator(
      corpus: files.filter { $0.key.hasSuffix(".md") }.sorted { $0.key < $1.key }.map(\.value),
      pieces: Self.pieces)
  }

  static let pieces = [
    "---\n", "# ", "### A {#a .do}\n\n", "{#a .do since=ios7", "}", "{", " supersedes=a,b",
    "=\"",
    "'", "**", "*", "_", "`", "``", "```\n", "> ", "- ", "1. ", "[", "](", ")", "![", "<",
    "<!-- ",
    "-->", "<b>", "&amp;", "&#0;", "[a]: b\n", "|", "\\\n", "  \n", "***\n", "<!-- hig:ignore ",
    "`UITabBar`", "../toolbar/en.md#keep-it-short", "javascript:", "**마크다운(Markdown)**을",
    "[ ] ",
    "~~", "title: ",
  ]

  package func input(_ seed: UInt64) -> [UInt8] { mutator.input(seed) }

  package func read(_ seed: UInt64) {
    let bytes = input(seed)
    let document = Document(parsing: String(decoding: bytes, as: UTF8.self))
    _ = try? Document.decode(bytes)
    _ = HTMLRenderer(document).render()
    _ = PlainText(document).render(0)
    for node in document.nodes where node.offsets != nil {
      _ = document.codeRange(of: node.id)
      _ = document.destinationRange(of: node.id)
    }
    if seed % 16 == 0 { check(bytes) }
  }

  /// In a small guide, for the checks look at every page.
  private func check(_ bytes: [UInt8]) {
    var files = FuzzedGuide.files
    files["bars/tab-bar/en.md"] = bytes
    FuzzedGuide.check(files)
  }
}
