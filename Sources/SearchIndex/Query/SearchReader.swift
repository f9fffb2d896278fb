public import RuleGraph
internal import Synchronization

/// Answers queries from the files of a search index.
///
///     let reader = SearchReader(shards: SearchIndexer.shards(of: graph))
///     let hits = try reader.search("back button", QueryOptions(language: "en"))
///
/// A file is loaded when the first query needs it and kept.
public final class SearchReader: Sendable {
  private let load: ShardStore.Load
  private let engines = Mutex<[String: SearchEngine]>([:])

  /// Makes a reader that asks for files by their path from the root of the site, such as
  /// `search/ko/core.js`, in UTF-8; `nil` says that there is no such file.
  public init(load: @escaping @Sendable (_ path: String) throws -> [UInt8]?) {
    self.load = load
  }

  /// Makes a reader of an index in memory.
  public convenience init(shards: [SearchShard]) {
    let scripts = Dictionary(
      shards.map { ($0.path, Array($0.script.utf8)) }, uniquingKeysWith: { first, _ in first })
    self.init { scripts[$0] }
  }

  /// The rules that answer a query, the best first.
  ///
  /// A query without a word to look for finds nothing. Throws ``SearchIndexError`` when the index is
  /// missing, damaged or of another version, and whatever loading throws.
  public func search(_ query: String, _ options: QueryOptions) throws -> [Hit] {
    try withEngine(of: options.language) { try $0.search(query, options) }
  }

  /// The languages that rules may be in, as the site declares them, that of the index first.
  ///
  /// Throws as ``search(_:_:)`` does.
  public func languages(of index: String) throws -> [Language] {
    try withEngine(of: index) { $0.languages }
  }

  private func withEngine<Answer>(
    of language: String, _ ask: (inout SearchEngine) throws -> Answer
  ) throws -> Answer where Answer: Sendable {
    try engines.withLock { engines in
      var engine = try engines[language] ?? SearchEngine(language: language, load: load)
      defer { engines[language] = engine }
      return try ask(&engine)
    }
  }
}
