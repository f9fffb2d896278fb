import Foundation
import RuleGraph
import SearchIndex
import Testing

/// The sample guide with more at the end of some files, read by both readers.
struct ExtendedGuide {
  let shards: [SearchShard]

  init(_ added: [String: String]) {
    let files = added.reduce(into: SampleGuide.files) { files, added in
      files[added.key, default: ""] += "\n\n" + added.value
    }
    shards = IndexBuilder.shards(of: SampleGuide.graph(of: files))
  }

  /// A guide of these files alone.
  init(files: [String: String]) {
    shards = IndexBuilder.shards(of: SampleGuide.graph(of: files))
  }

  /// What a query finds, the best first.
  func hits(_ query: String, in language: String) throws -> [Hit] {
    try SearchReader(shards: shards).search(query, QueryOptions(language: language, limit: 30))
  }

  /// The same with what stands beside it.
  func answer(_ query: String, in language: String) throws -> SearchAnswer {
    try SearchReader(shards: shards).answer(
      to: query, QueryOptions(language: language, limit: 30))
  }

  /// What a query finds as lines of JSON, by the reader of pages.
  func pageHits(_ query: String, in language: String) throws -> [String] {
    try pageAnswer(query, in: language).dropLast()
  }

  /// The same with a line of what stands beside it.
  func pageAnswer(_ query: String, in language: String) throws -> [String] {
    let table = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    try JSONEncoder().encode([["query": query, "lang": language]]).write(to: table)
    defer { try? FileManager.default.removeItem(at: table) }
    // Without the query before the hits.
    return Array(try Node.answers(to: table, from: shards).dropFirst())
  }
}
