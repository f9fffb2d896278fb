internal import RuleGraph

/// The parts of a text between single spaces, or other separators of one byte, as UTF-8.
///
/// The beginning of each is found when it is asked for: a query needs a few of thousands, and noting all places took
/// four times as long as everything else that is done with them.
struct SpacedFields: RandomAccessCollection, Sendable {
  private let bytes: ArraySlice<UInt8>
  private let separator: UInt8
  /// How many separators precede each block.
  private let counts: [Int32]
  let endIndex: Int

  /// In bytes; few enough that their separators can be counted in a byte.
  private static let block = 128
  /// How many bytes are looked at at once, which takes a tenth of the time.
  private static let step = 16

  init(_ bytes: ArraySlice<UInt8>, between separator: UInt8 = Separator.space) {
    self.bytes = bytes
    self.separator = separator
    var count: Int32 = 0
    counts = bytes.withUnsafeBytes { raw in
      stride(from: 0, to: raw.count, by: Self.block).map { start in
        let end = Swift.min(start + Self.block, raw.count)
        defer { count += Int32(Self.count(separator, in: raw, start..<end)) }
        return count
      }
    }
    endIndex = bytes.isEmpty ? 0 : Int(count) + 1
  }

  var startIndex: Int { 0 }

  subscript(position: Int) -> ArraySlice<UInt8> {
    precondition(position >= 0 && position < endIndex)
    let start = position == 0 ? bytes.startIndex : place(of: position - 1) + 1
    return bytes[start..<end(from: start)]
  }

  /// The place of a separator, counted from 0.
  private func place(of number: Int) -> Int {
    let block = counts.partitioningIndex { $0 > number } - 1
    return bytes.withUnsafeBytes { raw in
      var (place, rest) = (block * Self.block, number - Int(counts[block]))
      while place + ByteMarks.width <= raw.count {
        let marks = ByteMarks(of: separator, in: raw, at: place)
        if marks.count > rest { return bytes.startIndex + place + marks.offset(of: rest) }
        rest -= marks.count
        place += ByteMarks.width
      }
      while raw[place] != separator || rest > 0 {
        rest -= raw[place] == separator ? 1 : 0
        place += 1
      }
      return bytes.startIndex + place
    }
  }

  private func end(from start: Int) -> Int {
    bytes[start...].firstIndex(of: separator) ?? bytes.endIndex
  }

  /// How many separators are in a range no longer than a block.
  private static func count(
    _ separator: UInt8, in bytes: UnsafeRawBufferPointer, _ range: Range<Int>
  ) -> Int {
    let end = range.lowerBound + range.count / step * step
    let separators = SIMD16(repeating: separator)
    var sums = SIMD16<UInt8>()
    for place in stride(from: range.lowerBound, to: end, by: step) {
      let some = bytes.loadUnaligned(fromByteOffset: place, as: SIMD16<UInt8>.self)
      sums.replace(with: sums &+ 1, where: some .== separators)
    }
    if end == range.upperBound { return Int(sums.wrappedSum()) }
    return Int(sums.wrappedSum()) + bytes[end..<range.upperBound].count { $0 == separator }
  }
}
