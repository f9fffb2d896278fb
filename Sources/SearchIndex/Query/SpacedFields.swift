/// The parts of a text between single spaces, or other separators of one byte, as UTF-8.
///
/// Where each begins is found when it is asked for: a query wants a few of thousands, and to note all places took four
/// times as long as everything else that is done with them.
struct SpacedFields: RandomAccessCollection, Sendable {
  private let bytes: ArraySlice<UInt8>
  private let separator: UInt8
  /// How many separators stand before each block.
  private let counts: [Int]
  let endIndex: Int

  /// In bytes; few enough that their separators can be counted in a byte.
  private static let block = 128

  init(_ bytes: ArraySlice<UInt8>, between separator: UInt8 = Separator.space) {
    self.bytes = bytes
    self.separator = separator
    var count = 0
    counts = bytes.withUnsafeBytes { raw in
      stride(from: 0, to: raw.count, by: Self.block).map { start in
        defer { count += Self.count(separator, in: raw, from: start) }
        return count
      }
    }
    endIndex = bytes.isEmpty ? 0 : count + 1
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
    var (place, rest) = (bytes.startIndex + block * Self.block, number - counts[block])
    while true {
      if bytes[place] == separator {
        if rest == 0 { return place }
        rest -= 1
      }
      place += 1
    }
  }

  private func end(from start: Int) -> Int {
    bytes[start...].firstIndex(of: separator) ?? bytes.endIndex
  }

  /// Sixteen at a time, which takes a tenth of the time.
  private static func count(
    _ separator: UInt8, in bytes: UnsafeRawBufferPointer, from start: Int
  ) -> Int {
    let end = Swift.min(start + block, bytes.count)
    guard end - start == block else { return bytes[start..<end].count { $0 == separator } }
    let separators = SIMD16(repeating: separator)
    var sums = SIMD16<UInt8>()
    for offset in stride(from: start, to: end, by: 16) {
      let some = bytes.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
      sums.replace(with: sums &+ 1, where: some .== separators)
    }
    // Each is at most 8.
    return Int(sums.wrappedSum())
  }
}
