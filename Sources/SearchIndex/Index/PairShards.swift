/// Files rules under the pairs of syllables they hold.
struct PairShards {
  private var numbers: [UInt32: Int32] = [:]
  private var pairs: [Bigram] = []
  /// For each pair the last rule that has it.
  private var last: [Int32] = []
  /// The rules of each pair as code, and how many.
  private var codes: [[UInt8]] = []
  private var counts: [Int] = []
  private var before: UInt16?

  /// Counts the texts of the next rule.
  mutating func count(_ rule: Int, _ texts: RuleTexts, _ reading: TextReading) {
    for text in texts.all {
      before = nil
      for piece in text {
        if piece == PieceTable.newline {
          before = nil
        } else {
          count(Int32(rule), reading.readings[Int(piece)].pairs)
        }
      }
    }
  }

  private mutating func count(_ rule: Int32, _ piece: PairReading) {
    if let before, let first = piece.first {
      count(rule, UInt32(before) << 16 | UInt32(first))
    }
    for pair in piece.inside { count(rule, pair) }
    before = piece.last
  }

  private mutating func count(_ rule: Int32, _ pair: UInt32) {
    let number = number(of: pair)
    let known = last[number]
    if known == rule { return }
    PrintableCode.append(Int(rule - max(known, 0)), to: &codes[number])
    counts[number] += 1
    last[number] = rule
  }

  private mutating func number(of pair: UInt32) -> Int {
    if let known = numbers[pair] { return Int(known) }
    numbers[pair] = Int32(pairs.count)
    pairs.append(Bigram(number: pair))
    last.append(-1)
    codes.append([])
    counts.append(0)
    return pairs.count - 1
  }

  /// A pair that is in more than a sixteenth of many rules tells nothing and would take half of the bytes.
  static func isCommon(_ count: Int, of ruleCount: Int) -> Bool {
    count >= 512 && count * 16 > ruleCount
  }

  /// The sections of each shard, with its first pair.
  func shards(ruleCount: Int) -> [EntryRange] {
    let scale = ImpactScale(ruleCount: ruleCount)
    var cutter = ShardCutter()
    for number in pairs.indices.sorted(by: { pairs[$0] < pairs[$1] }) {
      let isCommon = Self.isCommon(counts[number], of: ruleCount)
      let weight = scale.bigramWeight(frequency: counts[number])
      let key = Array(pairs[number].text.utf8)
      cutter.add(
        key, PrintableCode.encode([weight]) + (isCommon ? [] : codes[number]), group: key[...])
    }
    return cutter.ranges
  }
}
