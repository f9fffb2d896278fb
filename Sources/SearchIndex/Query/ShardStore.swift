/// Loads the shards of one language and keeps those that were needed.
///
/// What the engine asks of an index: the postings of a term, the terms that begin so, the rules that hold a
/// pair of syllables, what is known of a rule, and its text.
struct ShardStore {
  typealias Load = @Sendable (_ path: String) throws -> String?

  let core: CoreShard
  private let load: Load
  private var entries: [String: EntryTable] = [:]
  private var texts: [Int: TextShard] = [:]
  private var vocabulary: SpacedFields?

  init(language: String, load: @escaping Load) throws {
    self.load = load
    let name = "\(language)/core"
    let script = try Self.script(name, load)
    switch try ShardDecoding.decode(script, named: name, as: AnyCore.self) {
    case .current(let core): self.core = core
    case .other(let version):
      throw SearchIndexError.unknownVersion(version, path: SearchShard.path(of: name))
    }
  }

  /// The rules that have a term, in order; nil when none has.
  mutating func postings(of key: String) throws -> [Posting]? {
    try table("terms", core.shards.terms, holding: key)?.entry(key).map { Posting.decode($0) }
  }

  /// Whether any rule has a term.
  mutating func isTerm(_ key: String) throws -> Bool {
    try table("terms", core.shards.terms, holding: key)?.entry(key) != nil
  }

  /// The rules that hold a pair of syllables; nil when none does.
  mutating func pair(_ key: String) throws -> BigramPosting? {
    try table("bigrams", core.shards.bigrams, holding: key)?.entry(key)
      .map { BigramPosting(decoding: $0) }
  }

  /// What is known of the rules but their texts.
  mutating func rules() throws -> RuleTable {
    RuleTable(core)
  }

  /// What misspelt words are held against, in order; loaded when the first one is.
  mutating func words() throws -> SpacedFields {
    if let vocabulary { return vocabulary }
    let name = "\(core.language)/words"
    let shard = try ShardDecoding.decode(Self.script(name, load), named: name, as: WordShard.self)
    try check(shard.hash, name)
    let loaded = SpacedFields(shard.words)
    vocabulary = loaded
    return loaded
  }

  /// The first terms that begin with a prefix and are longer, in order.
  mutating func keys(from prefix: String, limit: Int) throws -> [String] {
    var found: [String] = []
    var number = max(0, Self.shard(of: prefix, in: core.shards.terms))
    while number < core.shards.terms.count, found.count < limit {
      let first = core.shards.terms[number]
      guard utf16Order(first, prefix) || first.hasPrefix(prefix) else { break }
      found += try table("terms", number).keys(from: prefix, limit: limit - found.count)
      number += 1
    }
    return found
  }

  /// The text of a rule.
  mutating func text(of rule: Int) throws -> String {
    guard let number = core.shards.texts.lastIndex(where: { $0 <= rule }) else { return "" }
    let shard = try textShard(number)
    let position = rule - shard.first
    return shard.texts.indices.contains(position) ? shard.texts[position] : ""
  }

  private mutating func table(
    _ kind: String, _ firsts: [String], holding key: String
  ) throws -> EntryTable? {
    let number = Self.shard(of: key, in: firsts)
    return number < 0 ? nil : try table(kind, number)
  }

  /// The last shard that begins at or before a key; -1 when all begin after it.
  private static func shard(of key: String, in firsts: [String]) -> Int {
    (firsts.firstIndex { utf16Order(key, $0) } ?? firsts.count) - 1
  }

  private mutating func table(_ kind: String, _ number: Int) throws -> EntryTable {
    let name = "\(core.language)/\(kind)-\(number)"
    if let known = entries[name] { return known }
    let shard = try ShardDecoding.decode(
      Self.script(name, load), named: name, as: EntryShard.self)
    try check(shard.hash, name)
    let table = EntryTable(shard)
    entries[name] = table
    return table
  }

  private mutating func textShard(_ number: Int) throws -> TextShard {
    if let known = texts[number] { return known }
    let name = "\(core.language)/text-\(number)"
    let shard = try ShardDecoding.decode(Self.script(name, load), named: name, as: TextShard.self)
    try check(shard.hash, name)
    texts[number] = shard
    return shard
  }

  private func check(_ hash: String, _ name: String) throws {
    guard hash == core.hash else {
      throw SearchIndexError.mixedBuilds(path: SearchShard.path(of: name))
    }
  }

  private static func script(_ name: String, _ load: Load) throws -> String {
    let path = SearchShard.path(of: name)
    guard let script = try load(path) else { throw SearchIndexError.missing(path: path) }
    return script
  }
}
