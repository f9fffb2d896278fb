import Seeding

/// Makes bad input out of good: cuts, swaps, repeats, flips and strange pieces, as a seed says.
package struct Mutator: Sendable {
  private let corpus: [[UInt8]]
  private let pieces: [[UInt8]]
  /// No input is longer, so that a slow one is slow for what it says.
  private let limit = 65_536

  /// - Parameters:
  ///   - corpus: real files.
  ///   - pieces: what means something in them.
  package init(corpus: [[UInt8]], pieces: [String]) {
    self.corpus = corpus
    self.pieces = (pieces + Self.oddities).map { Array($0.utf8) }
  }

  /// What gives trouble anywhere: marks of order and direction, Hangul in parts, joined and private characters.
  private static let oddities = [
    "\u{FEFF}", "\r\n", "\r", "\0", "\u{2028}", "\u{85}", "\u{202E}", "\u{200D}",
    "\u{1112}\u{1161}\u{11AB}",
    "\u{1161}", "ㄳ", "탭 바", "e\u{301}\u{301}\u{301}", "\u{301}", "👩‍👩‍👧‍👧", "\u{10FFFF}", "\u{FFFD}",
    "\t", "    ",
    "\n\n", "\\",
    "18446744073709551616", "-1", "99999999999999999999",
  ]

  /// The same bytes for the same seed and files.
  package func input(_ seed: UInt64) -> [UInt8] {
    var random = SeededGenerator(seed: seed)
    var bytes = corpus.isEmpty ? [] : corpus[random.below(corpus.count)]
    if bytes.count > 4096, random.below(4) > 0 {
      bytes = Array(bytes[range(in: bytes, upTo: 4096, &random)])
    }
    for _ in 0..<1 + random.below(8) { change(&bytes, &random) }
    return Array(bytes.prefix(limit))
  }

  private func change(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let place = random.below(bytes.count + 1)
    switch random.below(10) {
    case 0: flip(&bytes, &random)
    case 1: bytes.removeSubrange(range(in: bytes, upTo: 64, &random))
    case 2: bytes.removeLast(random.below(bytes.count + 1) / 2)
    case 3: bytes.insert(contentsOf: bytes[range(in: bytes, upTo: 512, &random)], at: place)
    case 4: bytes.insert(contentsOf: repeated(&random), at: place)
    case 5: swap(&bytes, &random)
    case 6: bytes.insert(UInt8(truncatingIfNeeded: random.next()), at: place)
    case 7:
      let other = corpus.isEmpty ? [] : corpus[random.below(corpus.count)]
      bytes.insert(contentsOf: other[range(in: other, upTo: 512, &random)], at: place)
    default: bytes.insert(contentsOf: piece(&random), at: place)
    }
  }

  private func flip(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    guard !bytes.isEmpty else { return }
    bytes[random.below(bytes.count)] ^= 1 << UInt8(random.below(8))
  }

  private func swap(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let first = range(in: bytes, upTo: 128, &random)
    let piece = Array(bytes[first])
    bytes.removeSubrange(first)
    bytes.insert(contentsOf: piece, at: random.below(bytes.count + 1))
  }

  private func piece(_ random: inout SeededGenerator) -> [UInt8] {
    pieces[random.below(pieces.count)]
  }

  /// A piece or two again and again, mostly a few times, now and then thousands.
  private func repeated(_ random: inout SeededGenerator) -> [UInt8] {
    let unit = piece(&random) + (random.below(2) == 0 ? piece(&random) : [])
    let count = random.below(16) == 0 ? random.below(20_000) : random.below(40)
    return Array([[UInt8]](repeating: unit, count: count).joined().prefix(limit))
  }

  private func range(in bytes: [UInt8], upTo length: Int, _ random: inout SeededGenerator) -> Range<
    Int
  > {
    let start = random.below(bytes.count + 1)
    return start..<start + random.below(min(length, bytes.count - start) + 1)
  }
}
