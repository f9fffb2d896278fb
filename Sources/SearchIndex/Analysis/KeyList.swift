/// Keys in the order of UTF-16 units, as UTF-8 in one piece of memory.
struct KeyList: RandomAccessCollection, Sendable {
  private let bytes: ArraySlice<UInt8>
  private let ranges: [Range<Int32>]

  private init(_ bytes: ArraySlice<UInt8>, _ ranges: [Range<Int32>]) {
    self.bytes = bytes
    self.ranges = ranges
  }

  /// Keys that are in order already.
  init(sorted keys: some Sequence<String>) {
    var (bytes, ranges) = ([UInt8](), [Range<Int32>]())
    for key in keys {
      let start = Int32(bytes.count)
      bytes += key.utf8
      ranges.append(start..<Int32(bytes.count))
    }
    self.init(bytes[...], ranges)
  }

  /// Keys between spaces; nothing between two is no key.
  init(_ list: ArraySlice<UInt8>) {
    var ranges: [Range<Int32>] = []
    let start = list.startIndex
    list.forEachPart(between: Separator.space) { range in
      if !range.isEmpty {
        ranges.append(Int32(range.lowerBound - start)..<Int32(range.upperBound - start))
      }
    }
    self.init(list, ranges)
  }

  var startIndex: Int { 0 }
  var endIndex: Int { ranges.count }

  subscript(position: Int) -> ArraySlice<UInt8> {
    let range = ranges[position]
    let start = bytes.startIndex
    return bytes[start + Int(range.lowerBound)..<start + Int(range.upperBound)]
  }

  /// Those at some positions.
  func picked(_ positions: [Int]) -> KeyList {
    KeyList(bytes, positions.map { ranges[$0] })
  }

  func text(_ position: Int) -> String { String(decoding: self[position], as: UTF8.self) }

  /// Where the first key stands that is not before another.
  func firstIndex(notBefore key: String) -> Int {
    key.utf8.withContiguousStorageIfAvailable(firstIndex)
      ?? Array(key.utf8).withUnsafeBufferPointer(firstIndex)
  }

  func firstIndex(of key: String) -> Int? {
    let position = firstIndex(notBefore: key)
    return position < endIndex && self[position].elementsEqual(key.utf8) ? position : nil
  }

  /// Whether the key at a position begins with another.
  func begins(at position: Int, with key: String) -> Bool {
    position < endIndex && self[position].starts(with: key.utf8)
  }

  // Through pointers: a build looks up each word of each text, and slices took half as long again.
  private func firstIndex(notBefore key: UnsafeBufferPointer<UInt8>) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      ranges.partitioningIndex { range in
        let own = bytes[Int(range.lowerBound)..<Int(range.upperBound)]
        return !utf16Order(UnsafeBufferPointer(rebasing: own), key)
      }
    }
  }
}
