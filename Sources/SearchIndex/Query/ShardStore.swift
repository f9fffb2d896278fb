internal import RuleGraph

/// Loads the shards of one language and keeps those that were needed.
///
/// What the engine asks of an index: the rules that have a term, the terms that begin with a prefix, the rules that
/// hold a pair of syllables, what is known about a rule, and its text.
struct ShardStore {
  /// The bytes of a file; with a limit, no more than so many from its start are wanted.
  typealias Load = @Sendable (_ path: String, _ limit: Int?) throws -> [UInt8]?

  let core: CoreShard
  let rulesFile: RuleTableFile
  private let load: Load
  private var tables: [(name: String, table: EntryTable)] = []
  private var texts: [Int: TextTable] = [:]
  private var vocabulary: SpacedFields?

  init(_ core: OpenedCore, load: @escaping Load) throws {
    self.load = load
    self.core = try CoreShard(core.sections, path: core.path)
    rulesFile = RuleTableFile(self.core, load: load)
    guard self.core.isSound else { throw SearchIndexError.unreadable(path: core.path) }
  }

  /// The core of a language, whose sections are not read yet.
  static func core(of language: String, _ load: Load) throws -> OpenedCore {
    let name = "\(language)/core"
    return OpenedCore(
      language: language, sections: try open(name, load).sections,
      path: SearchShard.path(of: name))
  }

  /// The beginning of the core of a language, whatever the rest is.
  static func coreHead(of language: String, _ load: Load) throws -> OpenedCore {
    let name = "\(language)/core"
    let path = SearchShard.path(of: name)
    let start = try file(path, load, limit: headLength).prefix(headLength)
    return OpenedCore(
      language: language,
      sections: try ShardDecoding.head(start, named: name, path: path), path: path)
  }

  /// In bytes; the beginning of a core that long holds its languages.
  private static let headLength = 4096

  /// Adds up what a term counts, in all its forms, in each rule that has it.
  ///
  /// - Returns: its rarity.
  mutating func count(_ term: FoundTerm, into counts: inout TermCounts) throws -> Int {
    let table = try table("terms", term.shard, core.shards.terms.checksums)
    let entry = TermEntryReader(table.entry(at: term.position))
    entry.count(into: &counts, core.rules.units)
    for form in entry.forms {
      TermEntryReader(table.entry(at: term.position + form))
        .count(into: &counts, core.rules.units)
    }
    return entry.rarity
  }

  /// Where a term is filed; nil when no rule has it.
  mutating func term(_ key: String) throws -> FoundTerm? {
    let shard = Self.shard(of: key, in: core.shards.terms.firsts)
    guard shard >= 0 else { return nil }
    return try table("terms", shard, core.shards.terms.checksums).position(of: key).map {
      FoundTerm(key: key, shard: shard, position: $0)
    }
  }

  /// Whether any rule has a term.
  mutating func isTerm(_ key: String) throws -> Bool {
    try term(key) != nil
  }

  /// Whether any rule has one of these terms.
  mutating func isAnyTerm(_ keys: [String]) throws -> Bool {
    for key in keys {
      if try isTerm(key) { return true }
    }
    return false
  }

  /// The rules that hold a pair of syllables; nil when none does.
  mutating func pair(_ key: String) throws -> BigramPosting? {
    let number = Self.shard(of: key, in: core.shards.bigrams.firsts)
    guard number >= 0 else { return nil }
    let table = try table("bigrams", number, core.shards.bigrams.checksums)
    let rules = core.rules.priors.indices
    return table.position(of: key).map { position in
      let pair = BigramPosting(decoding: table.entry(at: position))
      return BigramPosting(weight: pair.weight, rules: pair.rules.filter(rules.contains))
    }
  }

  /// The first terms that begin with a prefix and are longer, in order.
  mutating func terms(from prefix: String, limit: Int) throws -> [FoundTerm] {
    let shards = core.shards.terms
    var found: [FoundTerm] = []
    var number = max(0, Self.shard(of: prefix, in: shards.firsts))
    while number < shards.firsts.count, found.count < limit {
      let first = shards.firsts[number]
      guard utf16Order(first, prefix) || first.utf8.starts(with: prefix.utf8) else { break }
      let keys = try table("terms", number, shards.checksums)
        .keys(from: prefix, limit: limit - found.count)
      found += keys.map { FoundTerm(key: $0.key, shard: number, position: $0.position) }
      number += 1
    }
    return found
  }

  /// What is known of the rules but their texts.
  func rules() throws -> RuleTable { try rulesFile.opened() }

  /// What misspelt words are held against, in order; loaded when the first one is.
  mutating func words() throws -> SpacedFields {
    if let vocabulary { return vocabulary }
    let sections = try open("\(core.language)/words", core.shards.words)
    let words = SpacedFields(sections.first ?? [])
    vocabulary = words
    return words
  }

  /// The text of a rule.
  mutating func text(of rule: Int) throws -> String {
    let shards = core.shards.texts
    guard let number = shards.firsts.lastIndex(where: { $0 <= rule }) else { return "" }
    let table = try texts[number] ?? textTable(number)
    texts[number] = table
    return table.text(rule - shards.firsts[number])
  }

  private mutating func textTable(_ number: Int) throws -> TextTable {
    let common = try rules().common
    let (sections, path) = try textSections(number)
    guard sections.count == 2 else { throw SearchIndexError.unreadable(path: path) }
    return TextTable(words: common.adding(sections[0]), codes: SpacedFields(sections[1]))
  }

  private func textSections(
    _ number: Int
  ) throws -> (sections: [ArraySlice<UInt8>], path: String) {
    let name = "\(core.language)/text-\(number)"
    let expected = core.shards.texts.checksums[number]
    guard number == 0 else { return (try open(name, expected), SearchShard.path(of: name)) }
    let texts = try rulesFile.texts(named: name)
    guard texts.checksum == expected else {
      throw SearchIndexError.mixedBuilds(path: rulesFile.path)
    }
    return (texts.sections, rulesFile.path)
  }

  /// The last shard that begins at or before a key; -1 when all begin after it.
  private static func shard(of key: String, in firsts: [String]) -> Int {
    (firsts.firstIndex { utf16Order(key, $0) } ?? firsts.count) - 1
  }

  private mutating func table(
    _ kind: String, _ number: Int, _ checksums: [UInt32]
  ) throws -> EntryTable {
    let name = "\(core.language)/\(kind)-\(number)"
    if let known = tables.first(where: { $0.name == name }) { return known.table }
    let sections = try open(name, checksums[number])
    guard sections.count == 2 else {
      throw SearchIndexError.unreadable(path: SearchShard.path(of: name))
    }
    let table = EntryTable(keys: sections[0], entries: sections[1])
    tables.append((name, table))
    return table
  }

  /// A shard that must be the one the core was written with.
  private func open(_ name: String, _ expected: UInt32) throws -> [ArraySlice<UInt8>] {
    let (sections, checksum) = try Self.open(name, load)
    guard checksum == expected else {
      throw SearchIndexError.mixedBuilds(path: SearchShard.path(of: name))
    }
    return sections
  }

  private static func open(
    _ name: String, _ load: Load
  ) throws -> (sections: [ArraySlice<UInt8>], checksum: UInt32) {
    let path = SearchShard.path(of: name)
    return try ShardDecoding.open(file(path, load), named: name, path: path)
  }

  static func file(
    _ path: String, _ load: Load, limit: Int? = nil
  ) throws -> ArraySlice<UInt8> {
    guard let script = try load(path, limit) else { throw SearchIndexError.missing(path: path) }
    return script[...]
  }
}

/// A term that some rules have.
struct FoundTerm {
  let key: String
  /// The number of the shard, and the place within.
  let shard: Int
  let position: Int
}

/// The texts of a shard.
private struct TextTable {
  let words: WordList
  let codes: SpacedFields

  func text(_ position: Int) -> String {
    codes.indices.contains(position) ? words.text(codes[position]) : ""
  }
}

/// A core that is what its checksum says.
struct OpenedCore {
  let language: String
  let sections: [ArraySlice<UInt8>]
  let path: String

  /// The languages that rules may be in, in the order of the site.
  var languages: [Language] {
    get throws { try CoreShard.languages(in: sections, path: path) }
  }
}
