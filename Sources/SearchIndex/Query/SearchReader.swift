public import RuleGraph
internal import Synchronization

/// Answers queries from the files of a search index.
///
///     let guide = try Guide(contentsOf: "Content")
///     let reader = SearchReader(shards: IndexBuilder.shards(of: guide.graph))
///     let hits = try reader.search("back button", QueryOptions(language: "en"))
///
/// A file is loaded when a query first needs it, and kept. Queries from several threads are answered one after the
/// other.
public final class SearchReader: Sendable {
  /// Takes up what will be wanted later, to be done meanwhile, or not at all.
  package typealias Aside = @Sendable (_ work: @escaping @Sendable () -> Void) -> Void

  private let load: ShardStore.Load
  private let aside: Aside
  private let engines = Mutex(OpenedEngines())

  /// Makes a reader that asks for files by their path from the root of the site, such as
  /// `search/ko/core.js`, in UTF-8; `nil` says that there is no such file.
  ///
  /// Other queries wait while a file is loaded, so loading must not ask the reader.
  public convenience init(load: @escaping @Sendable (_ path: String) throws -> [UInt8]?) {
    self.init(load: { path, _ in try load(path) })
  }

  /// Makes a reader that says how many bytes from the start of a file it wants, where that is not all.
  package init(
    aside: @escaping Aside = { _ in },
    load: @escaping @Sendable (_ path: String, _ limit: Int?) throws -> [UInt8]?
  ) {
    self.aside = aside
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
  /// A query without a word to look for finds nothing. Throws ``SearchIndexError`` when the index of its language is
  /// missing, damaged or of another version, and whatever loading throws. That of another language, which may know
  /// words better, is done without where it cannot be read.
  public func search(_ query: String, _ options: QueryOptions) throws -> [Hit] {
    try answered(query, options) { try $0.hits(of: $1, options) }
  }

  /// The rules that answer a query, and what is shown beside them; throws what ``search(_:_:)`` throws.
  ///
  /// Words that the language does not know may be words of another language, when they are written in its script. Then
  /// the answer is from the index of that language, and every hit says so.
  public func answer(to query: String, _ options: QueryOptions) throws -> SearchAnswer {
    try answered(query, options) { try $0.answer($1, options) }
  }

  private func answered<Answer: Sendable>(
    _ query: String, _ options: QueryOptions,
    _ make: @Sendable (inout SearchEngine, Outcome) throws -> Answer
  ) throws -> Answer {
    try engines.withLock { engines in
      let (found, language) = try best(for: query, options, &engines)
      var engine = try engine(language, &engines)
      defer { engines[language] = engine }
      return try make(&engine, found)
    }
  }

  /// How a query is read and why its answers come in their order; throws what ``search(_:_:)`` throws.
  package func explanation(
    of query: String, _ options: QueryOptions
  ) throws -> SearchExplanation {
    try answered(query, options) { try $0.explanation(of: $1, limit: options.limit) }
  }

  /// What a query finds in its own language, or in another where that is more, and the language.
  private func best(
    for query: String, _ options: QueryOptions, _ engines: inout OpenedEngines
  ) throws -> (Outcome, language: String) {
    let own = options.language
    let found = try outcome(of: query, options, in: own, &engines)
    var best = (found: found, language: own)
    guard !options.isExact else { return best }
    for other in others(than: own, found.unknownScripts, engines) where best.found.isDoubtful {
      // As on a page, which answers from its own index when another does not arrive.
      guard let elsewhere = try? outcome(of: query, options, in: other, &engines),
        elsewhere.isBetter(than: best.found)
      else { continue }
      best = (elsewhere, other)
    }
    if best.language != own { best.found.fold(["language \(best.language)"]) }
    return best
  }

  /// The languages that rules may be in, as the site declares them and in its order.
  ///
  /// - Parameter language: the code of any language of the site; its index is read, and all of them say the same.
  /// - Throws: what ``search(_:_:)`` throws.
  public func languages(inIndexOf language: String) throws -> [Language] {
    try engines.withLock { try core(language, &$0).languages }
  }

  /// The same, from the beginning of the core alone: what may be damaged and is to be asked again of the index that is
  /// then opened.
  package func languagesUnchecked(inIndexOf language: String) throws -> [Language] {
    try ShardStore.coreHead(of: language, load).languages
  }

  /// The languages that some of the scripts are of, in order.
  private func others(
    than own: String, _ scripts: Set<WritingSystem>, _ engines: OpenedEngines
  ) -> [String] {
    guard let core = engines[own]?.store.core else { return [] }
    return zip(core.languages, core.scripts).dropFirst()
      .filter { WritingSystem.systems(of: $1).contains(where: scripts.contains) }.map(\.0)
  }

  private func outcome(
    of query: String, _ options: QueryOptions, in language: String,
    _ engines: inout OpenedEngines
  ) throws -> Outcome {
    var engine = try engine(language, &engines)
    defer { engines[language] = engine }
    return try engine.outcome(of: query, options)
  }

  private func engine(
    _ language: String, _ engines: inout OpenedEngines
  ) throws -> SearchEngine {
    if let known = engines[language] { return known }
    let store = try ShardStore(core(language, &engines), load: load)
    aside { _ = try? store.rulesFile.opened() }
    return SearchEngine(store)
  }

  /// A core that was just opened for its languages is not read once more.
  private func core(
    _ language: String, _ engines: inout OpenedEngines
  ) throws -> OpenedCore {
    if let core = engines.core, core.language == language { return core }
    let core = try ShardStore.core(of: language, load)
    engines.core = core
    return core
  }
}

/// The indexes that were asked, which are so few that they are looked through.
private struct OpenedEngines {
  private var engines: [(language: String, engine: SearchEngine)] = []
  /// The core that was opened last.
  var core: OpenedCore?

  subscript(language: String) -> SearchEngine? {
    get { engines.first { $0.language == language }?.engine }
    set {
      engines.removeAll { $0.language == language }
      if let newValue { engines.append((language, newValue)) }
    }
  }
}
