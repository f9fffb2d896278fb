/// The words and signs that texts are written with, and how often.
///
/// What ``WordList`` reads: see there for how a text is put together again.
struct TokenTable: Sendable {
  private var numbers: [ArraySlice<UInt8>: Int32] = [:]
  /// Each as a shard has it, its joint before it.
  private(set) var spellings: [[UInt8]] = []

  /// The end of a line, which joins both sides.
  let newline: Int32

  init() {
    newline = 0
    _ = number(of: [UInt8(ascii: "\n")], .both)
  }

  /// Forgets by what tokens are known again.
  mutating func close() {
    numbers = [:]
  }

  /// The tokens of a piece.
  mutating func read(_ piece: [UInt8]) -> [Int32] {
    if piece.isEmpty { return [number(of: [], .none)] }
    var tokens: [Int32] = []
    var start = 0
    while start < piece.count {
      let isWord = Self.isWord(piece, start)
      var end = start
      while end < piece.count, Self.isWord(piece, end) == isWord {
        end += Self.length(piece[end])
      }
      end = min(end, piece.count)
      let joint = isWord ? Joint.none : Joint(left: start > 0, right: end < piece.count)
      tokens.append(number(of: piece[start..<end], joint))
      start = end
    }
    return tokens
  }

  private mutating func number(of token: ArraySlice<UInt8>, _ joint: Joint) -> Int32 {
    var spelling: [UInt8] = joint == .none ? [] : [joint.rawValue]
    ShardText.append(token, to: &spelling)
    if let known = numbers[spelling[...]] { return known }
    let number = Int32(spellings.count)
    numbers[spelling[...]] = number
    spellings.append(spelling)
    return number
  }

  /// Letters and digits of ASCII and most of what lies beyond; the punctuation of U+2000 and U+3000 is signs.
  private static func isWord(_ piece: [UInt8], _ position: Int) -> Bool {
    switch piece[position] {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    case 0xE2: false
    case 0xE3: position + 1 < piece.count && piece[position + 1] != 0x80
    case 0x80...: true
    default: false
    }
  }

  private static func length(_ lead: UInt8) -> Int {
    switch lead {
    case ..<0xC0: 1
    case ..<0xE0: 2
    case ..<0xF0: 3
    default: 4
    }
  }
}
