import RuleGraph
import SearchIndex

/// Shards of an index, one of them changed and mostly sealed again, so that it is not refused for its checksum alone.
package struct FuzzedShards: FuzzedReader {
  package static let name = "shards"

  private let scripts: [String: [UInt8]]
  private let paths: [String]
  private let pieces = [
    " ", "\t", "\n", "!", "~", "#", "}", "}}}}}}", "Z", "zzzz", "\",\"", "\");\n", "[", "{", "탭",
  ]

  /// - Parameter files: not used; the index is that of a small guide, so that a query takes no time.
  package init(files: [String: [UInt8]]) {
    let catalog = CatalogReader(ContentTree(files: FuzzedGuide.files)).read()
    let graph = Linker(catalog).link().graph
    let shards = graph.site.languages.flatMap { IndexBuilder.shards(of: graph, in: $0.code) }
    scripts = Dictionary(
      shards.map { ($0.path, Array($0.script.utf8)) }, uniquingKeysWith: { first, _ in first })
    paths = scripts.keys.sorted()
  }

  package func input(_ seed: UInt64) -> [UInt8] {
    changed(seed)[path(seed)] ?? []
  }

  package func read(_ seed: UInt64) {
    let reader = SearchReader { [scripts = changed(seed)] in scripts[$0] }
    // Opening an index is what takes time, so that of one language is asked.
    let language = path(seed).contains("/ko/") ? "ko" : "en"
    for step in 0..<UInt64(3) {
      let query = Self.queries[Int((seed / 3 + step) % UInt64(Self.queries.count))]
      _ = try? reader.answer(to: query, QueryOptions(language: language))
    }
    _ = try? reader.languages(inIndexOf: language)
  }

  private static let queries = [
    "tab", "탭바를 비활성화", "ㅌㅂ", "UITabBarItem", "enabld tap", "kind:do keep", "soqlrpdltus",
    "keep-it-short", "ios 7 바",
    "tab bar tool bar", "api:UITabBar", "ㅅ",
  ]

  private func path(_ seed: UInt64) -> String {
    // The core is what most depends on.
    let cores = paths.filter { $0.hasSuffix("/core.js") }
    let choice = seed / 8 % 2 == 0 ? cores : paths
    return choice[Int(seed / 16 % UInt64(choice.count))]
  }

  private func changed(_ seed: UInt64) -> [String: [UInt8]] {
    let path = path(seed)
    guard let script = scripts[path] else { return scripts }
    guard seed % 8 > 0, let seal = ShardSeal(script) else {
      return scripts.merging([path: mutated(script, seed)]) { $1 }
    }
    var scripts = scripts
    let sealed = seal.sealing(mutated(seal.content, seed))
    scripts[path] = sealed.script
    let core = path.split(separator: "/").dropLast().joined(separator: "/") + "/core.js"
    if core != path, let coreSeal = scripts[core].flatMap(ShardSeal.init) {
      scripts[core] =
        coreSeal.sealing(coreSeal.content.replacing(seal.code, with: sealed.code)).script
    }
    return scripts
  }

  private func mutated(_ bytes: [UInt8], _ seed: UInt64) -> [UInt8] {
    Mutator(corpus: [bytes], pieces: pieces).input(seed)
  }
}

/// The parts of a shard's script, and how it is put together again around another content.
private struct ShardSeal {
  let content: [UInt8]
  private let head: String

  init?(_ script: [UInt8]) {
    let parts = String(decoding: script, as: UTF8.self).split(
      separator: "\",\"", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].hasSuffix("\");\n") else { return nil }
    head = String(parts[0].dropLast(8))
    content = Array(parts[1].utf8.dropLast(4))
  }

  /// The checksum as the core has it.
  var code: [UInt8] { Self.code(of: content) }

  func sealing(_ content: [UInt8]) -> (script: [UInt8], code: [UInt8]) {
    let sum = Checksum.text(Checksum.of(content[...]))
    let script = Array("\(head)\(sum)\",\"".utf8) + content + Array("\");\n".utf8)
    return (script, Self.code(of: content))
  }

  private static func code(of content: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    PrintableCode.append(Int(Checksum.of(content[...])), digits: 5, to: &bytes)
    return bytes
  }
}
