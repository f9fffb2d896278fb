/// Files rules under the pairs of syllables they hold.
struct PairShards {
  private var table: PairTable
  /// For each pair the last rule that has it.
  private var last: [Int32] = []
  /// The rules of each pair as code, and how many.
  private var codes: [[UInt8]] = []
  private var counts: [Int32] = []

  /// - Parameter table: of the pieces that texts are made of.
  init(_ table: PairTable) {
    self.table = table
  }

  /// Counts a text of a rule; rules come in order.
  mutating func count(_ rule: Int32, _ pieces: ArraySlice<Int32>) {
    var before: UInt16 = 0
    for piece in pieces {
      guard piece != PieceTable.newline else {
        before = 0
        continue
      }
      let (first, last) = table.ends[Int(piece)]
      if before != 0, first != 0 {
        count(rule, table.number(of: UInt32(before) << 16 | UInt32(first)))
      }
      for place in table.inside.places(of: Int(piece)) { count(rule, table.inside.numbers[place]) }
      before = last
    }
  }

  private mutating func count(_ rule: Int32, _ pair: Int32) {
    let number = Int(pair)
    while number >= last.count {
      last.append(-1)
      codes.append([])
      counts.append(0)
    }
    let known = last[number]
    if known == rule { return }
    PrintableCode.append(Int(rule - max(known, 0)), to: &codes[number])
    counts[number] += 1
    last[number] = rule
  }

  /// Where there are many rules, a pair that is in more than a sixteenth of them says nothing and would take half of
  /// the bytes.
  static func isCommon(_ count: Int, of ruleCount: Int) -> Bool {
    count >= 512 && count * 16 > ruleCount
  }

  /// The sections of each shard, with its first pair.
  func shards(ruleCount: Int) -> [EntryRange] {
    let scale = ImpactScale(ruleCount: ruleCount)
    var cutter = ShardCutter()
    // The pairs of pieces that no rule has, such as those of API names, are not counted.
    for number in counts.indices.filter({ counts[$0] > 0 })
      .sorted(by: { table.pairs[$0] < table.pairs[$1] })
    {
      let isCommon = Self.isCommon(Int(counts[number]), of: ruleCount)
      let weight = scale.bigramWeight(frequency: Int(counts[number]))
      let key = Array(Bigram(number: table.pairs[number]).text.utf8)
      cutter.add(
        key, PrintableCode.encode([weight]) + (isCommon ? [] : codes[number]), group: key[...])
    }
    return cutter.ranges
  }
}
