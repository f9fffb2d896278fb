internal import RuleGraph

/// The core of an index: what every query needs, and where the rest is.
///
/// Lists of equal length are columns.
struct CoreShard: Sendable {
  let language: String
  /// The codes of the languages that texts are in, this one first.
  let languages: [String]
  /// For each language its own name and its ISO 15924 script, which tells where a word may be known.
  let languageNames: [String]
  let scripts: [String]
  let kinds: [String]
  let editions: [String]
  let platforms: [String]
  let tables: AnalysisTables
  let components: ComponentColumns
  let rules: RuleColumns
  let concepts: ConceptColumns
  let names: NameColumns
  let symbols: SymbolColumns
  let replacements: ReplacementColumns
  let shards: ShardTable

  /// Raised whenever a reader of the previous version would misread the files.
  static let currentVersion = 12
}

struct ComponentColumns: Sendable {
  let ids: TextColumn
  let titles: TextColumn
  /// The position of the component whose page it is on.
  let pages: [Int]
}

/// What ranking and filters ask of a rule; the rest is in a shard of its own.
struct RuleColumns: Sendable {
  let components: RunColumn
  let kinds: DigitColumn
  let languages: DigitColumn
  let editions: SetColumn
  let platforms: SetColumn
  // What every rule that has a word is asked for: read once.
  let priors: [UInt8]
  /// How much one occurrence in the rule's body counts.
  let units: [UInt8]
}

struct ConceptColumns: Sendable {
  let ids: TextColumn
  let titles: TextColumn
  /// The number of the rule that says what it is, or -1.
  let leads: [Int]
}

/// The names of concepts as joined keys.
struct NameColumns: Sendable {
  /// A name of two concepts stands twice.
  let keys: KeyList
  let concepts: [Int]
  /// 1 where only a query is read so.
  let ambiguous: [UInt8]
}

/// Rules that were replaced, and those that replace them.
struct ReplacementColumns: Sendable {
  let old: [Int]
  let new: [Int]
}

/// Which shards there are: a query loads only those that may hold its keys.
struct ShardTable: Sendable {
  /// The first key of each.
  let terms: ShardList<String>
  let bigrams: ShardList<String>
  /// The number of the first rule of each; the first one's line is in the file of the rules.
  let texts: ShardList<Int>
  let rules: UInt32
  /// The length of the rules' line in their file, in bytes: a reader that shows no texts reads no further.
  let rulesLength: Int
  /// What misspelt words are compared with.
  let words: UInt32
}

struct ShardList<First: Sendable>: Sendable {
  let firsts: [First]
  let checksums: [UInt32]
}

/// A number a rule as digits of ``PrintableCode``, read where it is wanted.
struct DigitColumn: RandomAccessCollection, Sendable {
  private let digits: ArraySlice<UInt8>
  /// What the digits stand for; themselves where it is empty.
  private let meanings: [Int]
  private let width: Int

  init(_ digits: ArraySlice<UInt8>, meanings: [Int] = []) {
    self.digits = digits
    self.meanings = meanings
    width = Self.width(meanings: meanings.count)
  }

  /// How many digits tell so many meanings apart.
  static func width(meanings: Int) -> Int {
    meanings > PrintableCode.radix ? 2 : 1
  }

  var startIndex: Int { 0 }
  var endIndex: Int { digits.count / width }

  /// Whether each is a position among so many, which is quicker than to look at each.
  func pointsOnly(below count: Int) -> Bool {
    meanings.isEmpty && width == 1
      ? isEmpty || PrintableCode.highestValue(of: digits) < count : allSatisfy { $0 < count }
  }

  subscript(rule: Int) -> Int {
    let start = digits.startIndex + rule * width
    var value = PrintableCode.value(digits[start])
    if width == 2 {
      value = value * PrintableCode.radix + PrintableCode.value(digits[start + 1])
    }
    if meanings.isEmpty { return value }
    return value < meanings.count ? meanings[value] : 0
  }
}

/// A number that neighbouring rules mostly share.
struct RunColumn: Sendable {
  private let starts: [Int]
  private let values: [Int]

  /// For each run its value and how many rules it has.
  init(runs: [Int]) {
    var (start, starts, values) = (0, [Int](), [Int]())
    for position in stride(from: 0, to: runs.count - 1, by: 2) {
      starts.append(start)
      values.append(runs[position])
      start += runs[position + 1]
    }
    (self.starts, self.values) = (starts, values)
  }

  subscript(rule: Int) -> Int {
    let next = starts.partitioningIndex { $0 > rule }
    return next == 0 ? 0 : values[next - 1]
  }

  /// The value of each run.
  var allValues: [Int] { values }

  /// What ``init(runs:)`` takes.
  static func runs(of values: [Int]) -> [Int] {
    var runs: [Int] = []
    for value in values {
      if runs.count > 1, runs[runs.count - 2] == value {
        runs[runs.count - 1] += 1
      } else {
        runs += [value, 1]
      }
    }
    return runs
  }
}

/// API names: their spellings, and the rules that govern each.
struct SymbolColumns: Sendable {
  let names: TextColumn
  /// For each symbol its spellings as joined keys.
  private let keys: ArraySlice<UInt8>
  private let rules: SpacedFields

  init(names: TextColumn, keys: ArraySlice<UInt8>, rules: ArraySlice<UInt8>) {
    self.names = names
    self.keys = keys
    self.rules = SpacedFields(rules)
  }

  /// The spellings of all symbols.
  var spellings: [ArraySlice<UInt8>] { keys.split { $0 <= Separator.space } }

  /// The symbols with this spelling.
  func positions(of key: String) -> [Int] {
    positions(of: key) { $0.elementsEqual($1) }
  }

  /// The symbols with a spelling that begins like this.
  func positions(beginningWith key: String) -> [Int] {
    positions(of: key) { $0.starts(with: $1) }
  }

  private func positions(
    of key: String, _ isMeant: (ArraySlice<UInt8>, [UInt8]) -> Bool
  ) -> [Int] {
    if key.isEmpty { return [] }
    let key = Array(key.utf8)
    var (position, start, found) = (0, keys.startIndex, [Int]())
    for end in keys.indices where keys[end] <= Separator.space {
      if isMeant(keys[start..<end], key), found.last != position { found.append(position) }
      if keys[end] == Separator.item { position += 1 }
      start = end + 1
    }
    if isMeant(keys[start...], key), found.last != position { found.append(position) }
    return found
  }

  /// The rules that govern a symbol.
  func rules(of position: Int) -> [Int] {
    guard rules.indices.contains(position) else { return [] }
    var reader = CodeReader(rules[position])
    return rising(reader.rest())
  }
}

/// Sums of the numbers so far: what steps lead to.
func rising(_ steps: [Int]) -> [Int] {
  var sum = 0
  return steps.map { step in
    sum += step
    return sum
  }
}
