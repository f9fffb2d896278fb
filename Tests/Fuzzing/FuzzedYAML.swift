import RuleGraph

/// Data files: read, and now and then linked and checked in a whole guide.
package struct FuzzedYAML: FuzzedReader {
  package static let name = "yaml"

  private let mutator: Mutator
  private let names: [String]

  /// - Parameter files: a content tree.
  package init(files: [String: [UInt8]]) {
    names = files.keys.filter { $0.hasSuffix(".yml") || !$0.contains("/") }.sorted()
    mutator = Mutator(
      corpus: names.compactMap { files[$0] },
      pieces: Self.pieces)
  }

  static let pieces = [
    "- ", ": ", "? ", "{", "}", "[", "]", ",", "&a ", "*a", "!!binary ", "!<tag> ", "|\n",
    ">-\n", "\"",
    "'", "#", "---\n", "...\n", "%YAML 1.1\n", "%TAG ! a\n", "<<: *a", "~", "null", "true",
    "id: ",
    "title: {en: A, ko: 가}", "\n  ", "\n- id: x", "0x1F", ".inf", "2013-01-01", "\\u0000",
    "\\x", "@",
    "symbols:\n", "terms:\n", "\t- ", "s1\tios7-2013\t13\t", " active", " merged ", "a=b",
  ]

  package func input(_ seed: UInt64) -> [UInt8] { mutator.input(seed) }

  package func read(_ seed: UInt64) {
    let bytes = input(seed)
    let name = names.isEmpty ? "site.yml" : names[Int(seed / 7 % UInt64(names.count))]
    if seed % 8 == 0 {
      FuzzedGuide.check(FuzzedGuide.files.merging([name: bytes]) { $1 })
    } else {
      _ = CatalogReader(ContentTree(files: [name: bytes])).read()
    }
  }
}
