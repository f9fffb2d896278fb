/// Writes texts as numbers of words.
struct TextShards {
  private let reading: TextReading
  /// The number of each token that is a common word; -1 for the others.
  private var numbers: [Int32]
  /// The most frequent words.
  let common: [[UInt8]]

  /// What one shard may hold, in bytes.
  ///
  /// Not cut small, because the hits of a query are from all over: at 10,000 rules one query typed letter by letter
  /// loaded 27 of 31 shards of 64 KB. What is cut is no more than a browser should be given at once.
  static let shardLimit = 3 << 20
  /// What common words may take, in bytes.
  private static let limit = 64 * 1024
  /// What occurs less often is kept where it occurs.
  private static let leastFrequency = 3

  /// Chooses the common words of some texts.
  init(_ reading: TextReading, _ texts: [Int32]) {
    self.reading = reading
    let spellings = reading.tokens.spellings
    var counts = [Int](repeating: 0, count: spellings.count)
    for text in texts {
      reading.forEachToken(of: text) { counts[Int($0)] += 1 }
    }
    let order = counts.indices.filter { counts[$0] >= Self.leastFrequency }.sorted {
      counts[$0] == counts[$1]
        ? spellings[$0].lexicographicallyPrecedes(spellings[$1]) : counts[$0] > counts[$1]
    }
    var (size, chosen) = (0, [[UInt8]]())
    numbers = [Int32](repeating: -1, count: spellings.count)
    for token in order {
      size += spellings[token].count + 1
      if size > Self.limit { break }
      numbers[token] = Int32(chosen.count)
      chosen.append(spellings[token])
    }
    common = chosen
  }

  /// Cuts texts by the bytes they take as code.
  func ranges(of texts: [Int32], limit: Int) -> [TextRange] {
    var ranges: [TextRange] = []
    var range = TextRange(first: 0)
    for (number, text) in texts.enumerated() {
      if range.size > limit {
        ranges.append(range)
        range = TextRange(first: number)
      }
      if number > range.first { range.codes.append(Separator.space) }
      reading.forEachToken(of: text) { append($0, to: &range) }
    }
    return texts.isEmpty ? [] : ranges + [range]
  }

  private func append(_ token: Int32, to range: inout TextRange) {
    let number = numbers[Int(token)]
    if number >= 0 {
      PrintableCode.append(Int(number), to: &range.codes)
    } else {
      let own = range.number(of: token, reading.tokens.spellings[Int(token)])
      PrintableCode.append(common.count + own, to: &range.codes)
    }
  }
}

/// The texts of neighbouring rules that fill one shard.
struct TextRange: Sendable {
  let first: Int
  /// Parted by spaces.
  var codes: [UInt8] = []
  /// Words that are not common, each after a separator.
  private(set) var words: [UInt8] = []
  private var numbers: [Int32: Int] = [:]

  init(first: Int) {
    self.first = first
  }

  var size: Int { codes.count + words.count }

  var sections: [[UInt8]] { [words, codes] }

  mutating func number(of token: Int32, _ spelling: [UInt8]) -> Int {
    if let known = numbers[token] { return known }
    let number = numbers.count
    numbers[token] = number
    words.append(Separator.item)
    words += spelling
    return number
  }
}
