internal import RuleGraph

/// Keys in the order of UTF-16 units, as UTF-8 in one piece of memory.
struct KeyList: RandomAccessCollection, Sendable {
  private let bytes: ArraySlice<UInt8>
  private let stretches: [Stretch]

  /// Where a key is; a range would make the runtime look for the conformances of its bounds, a hundredth of a lookup.
  private struct Stretch {
    let start: Int32
    let end: Int32
  }

  private init(_ bytes: ArraySlice<UInt8>, _ stretches: [Stretch]) {
    self.bytes = bytes
    self.stretches = stretches
  }

  /// Keys that are in order already.
  init(sorted keys: some Sequence<String>) {
    var (bytes, stretches) = ([UInt8](), [Stretch]())
    for key in keys {
      let start = Int32(bytes.count)
      bytes += key.utf8
      stretches.append(Stretch(start: start, end: Int32(bytes.count)))
    }
    self.init(bytes[...], stretches)
  }

  /// Keys between spaces; nothing between two is no key.
  init(_ list: ArraySlice<UInt8>) {
    var stretches: [Stretch] = []
    let start = list.startIndex
    list.forEachPart(between: Separator.space) { range in
      if !range.isEmpty {
        stretches.append(
          Stretch(start: Int32(range.lowerBound - start), end: Int32(range.upperBound - start)))
      }
    }
    self.init(list, stretches)
  }

  var startIndex: Int { 0 }
  var endIndex: Int { stretches.count }

  subscript(position: Int) -> ArraySlice<UInt8> {
    let stretch = stretches[position]
    let start = bytes.startIndex
    return bytes[start + Int(stretch.start)..<start + Int(stretch.end)]
  }

  /// Those at some positions.
  func picked(_ positions: [Int]) -> KeyList {
    KeyList(bytes, positions.map { stretches[$0] })
  }

  func text(_ position: Int) -> String { String(decoding: self[position], as: UTF8.self) }

  /// Where the first key is that does not sort before another.
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
      stretches.partitioningIndex { stretch in
        let own = bytes[Int(stretch.start)..<Int(stretch.end)]
        return !utf16Order(UnsafeBufferPointer(rebasing: own), key)
      }
    }
  }
}
