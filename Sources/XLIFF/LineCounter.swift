/// The lines of a document, for saying where something is.
struct LineCounter: Equatable, Sendable {
  private let ends: [Int]

  init(_ bytes: [UInt8]) {
    ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
  }

  /// The line of an offset, from 1.
  func line(of offset: Int) -> Int {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low + 1
  }
}
