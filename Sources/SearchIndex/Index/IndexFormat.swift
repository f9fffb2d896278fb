/// The core of an index: what every query needs, and where the rest is.
///
/// Lists of equal length are columns.
struct CoreShard: Sendable, Codable {
  let version: Int
  /// Of everything in the index; the other shards repeat it.
  var hash: String
  let language: String
  let tables: AnalysisTables
  let languages: [String]
  /// For each language its own name and its ISO 15924 script, which tells where a word may be known.
  let languageNames: [String]
  let scripts: [String]
  let kinds: [String]
  let editions: [String]
  let platforms: [String]
  let components: ComponentColumns
  let rules: RuleColumns
  let concepts: ConceptColumns
  let names: NameColumns
  let symbols: SymbolColumns
  let replacements: ReplacementColumns
  let shards: ShardTable

  /// Raised whenever a reader of the version before would misread the files.
  static let currentVersion = 1
}

struct ComponentColumns: Sendable, Codable {
  let ids: [String]
  let titles: [String]
  /// The position of the component whose page it is on.
  let pages: [Int]
}

struct RuleColumns: Sendable, Codable {
  let ids: [String]
  let titles: [String]
  let components: [Int]
  let kinds: [Int]
  let languages: [Int]
  /// Positions in `files`.
  let paths: [Int]
  let lines: [Int]
  let editions: [Int]
  let platforms: [Int]
  let priors: [Int]
  let files: [String]
}

struct ConceptColumns: Sendable, Codable {
  let ids: [String]
  let titles: [String]
  /// The number of the rule that says what it is, or -1.
  let leads: [Int]
}

/// The names of concepts as joined keys.
struct NameColumns: Sendable, Codable {
  /// Parted by spaces; a name of two concepts stands twice.
  let keys: String
  let concepts: [Int]
  /// 1 where only a query is read so.
  let ambiguous: [Int]
}

/// Rules that were replaced, and those that replace them.
struct ReplacementColumns: Sendable, Codable {
  let old: [Int]
  let new: [Int]
}

struct SymbolColumns: Sendable, Codable {
  let names: [String]
  /// For each symbol its spellings as joined keys, parted by spaces.
  let keys: [String]
  /// For each symbol the rules that govern it, as differences in ``NumberText``.
  let rules: [String]
}

/// The first entry of each shard, in order: a query loads only those that may hold its keys.
struct ShardTable: Sendable, Codable {
  let terms: [String]
  let bigrams: [String]
  /// The number of the first rule of each shard of text.
  let texts: [Int]
}

/// Sorted keys and what is filed under them, both parted by spaces.
struct EntryShard: Sendable, Codable {
  let hash: String
  let keys: String
  let entries: String
}

/// What a misspelt word is held against: the words of the texts and of the names, without their endings.
struct WordShard: Sendable, Codable {
  let hash: String
  /// In order, parted by spaces.
  let words: String
}

/// The plain texts of rules in reading order.
struct TextShard: Sendable, Codable {
  let hash: String
  let first: Int
  let texts: [String]
}
