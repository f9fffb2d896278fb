extension ArraySlice<UInt8> {
  /// Where a byte stands, in order.
  ///
  /// Through a pointer: `split` takes ten times as long, and every lookup reads a megabyte so.
  func positions(of byte: UInt8) -> [Int] {
    let start = startIndex
    return withUnsafeBufferPointer { bytes in
      var found: [Int] = []
      for (offset, other) in bytes.enumerated() where other == byte { found.append(start + offset) }
      return found
    }
  }

  /// What stands between the places of a byte, empty parts too.
  func parts(between byte: UInt8) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var start = startIndex
    for end in positions(of: byte) {
      parts.append(self[start..<end])
      start = end + 1
    }
    parts.append(self[start...])
    return parts
  }
}
