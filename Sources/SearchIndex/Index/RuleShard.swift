/// What hits say of rules: ids, titles, places.
struct RuleShard: Sendable {
  /// The names in ids, hyphens as spaces, and the titles, as texts that were read.
  let names: [Int32]
  let titles: [Int32]
  /// The joined keys of both.
  let nameKeys: [String]
  let titleKeys: [String]
  let places: [(path: String, line: Int)]

  /// - Parameters:
  ///   - titles: of the same rules, as they were read.
  ///   - reading: reads the names too.
  init(
    _ rules: [IndexedRule], titles: [Int32], _ reading: inout TextReading, _ analyzer: Analyzer
  ) {
    names = rules.map { rule in
      let bytes = rule.name.utf8.map { $0 == UInt8(ascii: "-") ? Separator.space : $0 }
      return reading.read(String(decoding: bytes, as: UTF8.self))
    }
    self.titles = titles
    nameKeys = rules.map { NameTable.key(of: String($0.name), analyzer) }
    titleKeys = rules.map { NameTable.key(of: $0.title, analyzer) }
    places = rules.map(\.place)
  }

  func sections(_ texts: TextShards) -> [[UInt8]] {
    let all = texts.ranges(of: names + titles, limit: .max)
    let codes = all.first?.codes ?? []
    let files = Set(places.map(\.path)).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: zip(files, files.indices))
    return [
      texts.common.flatMap { [Separator.item] + $0 }, all.first?.words ?? [], codes,
      Array(nameKeys.map(KeyHash.of).joined()),
      Array(titleKeys.map(KeyHash.of).joined()), ShardText.encode(list: files),
      PrintableCode.encode(RunColumn.runs(of: places.map { numbers[$0.path] ?? 0 })),
      PrintableCode.encode(
        zip(places, [0] + places.map(\.line)).map { PrintableCode.folded($0.line - $1) }),
    ]
  }
}
