import Foundation

extension String {
  /// Whether two texts are the same byte for byte; `==` takes what is only composed differently for the same.
  ///
  /// Nothing is compared when both are one text, as those are that two readings share.
  func hasSameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    let isSame = utf8.withContiguousStorageIfAvailable { own in
      other.utf8.withContiguousStorageIfAvailable { $0.hasSameBytes(as: own) }
    }
    return (isSame ?? nil) ?? utf8.elementsEqual(other.utf8)
  }

  /// Whether a text is the one that these bytes are.
  func hasSameBytes(as bytes: [UInt8]) -> Bool {
    guard utf8.count == bytes.count else { return false }
    let isSame = utf8.withContiguousStorageIfAvailable { own in
      bytes.withUnsafeBufferPointer { $0.hasSameBytes(as: own) }
    }
    return isSame ?? utf8.elementsEqual(bytes)
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func hasSameBytes(as other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == other.count, let start = baseAddress, let otherStart = other.baseAddress
    else { return count == other.count }
    return start == otherStart || memcmp(start, otherStart, count) == 0
  }
}

extension StringProtocol {
  /// The pieces between separators of one byte.
  ///
  /// Bytes are compared, as addresses are defined; to find the characters first takes ten times as long.
  func pieces(
    at separator: Unicode.Scalar, omittingEmpty: Bool = true
  ) -> [Self.SubSequence] {
    utf8.split(separator: UInt8(ascii: separator), omittingEmptySubsequences: omittingEmpty)
      .map { self[$0.startIndex..<$0.endIndex] }
  }
}
