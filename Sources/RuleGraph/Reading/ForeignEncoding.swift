/// An encoding other than ours that a file's first bytes name or show.
package enum ForeignEncoding: String, Sendable {
  case utf16 = "UTF-16"
  case utf32 = "UTF-32"

  /// - Returns: `nil` for bytes without such a mark that are no UTF-16 either.
  package init?(of bytes: [UInt8]) {
    // The longer marks come first: one of them begins with a shorter.
    let marks: [([UInt8], ForeignEncoding)] = [
      ([0xFF, 0xFE, 0, 0], .utf32), ([0, 0, 0xFE, 0xFF], .utf32),
      ([0xFF, 0xFE], .utf16), ([0xFE, 0xFF], .utf16),
    ]
    if let mark = marks.first(where: { bytes.starts(with: $0.0) }) {
      self = mark.1
    } else if Self.hasHalfOfItsLetters(bytes.prefix(64)) {
      self = .utf16
    } else {
      return nil
    }
  }

  /// Whether many bytes are zero, and all of these on one side of their pair, as Latin letters and blanks are in UTF-16.
  private static func hasHalfOfItsLetters(_ bytes: ArraySlice<UInt8>) -> Bool {
    let zeros = bytes.indices.filter { bytes[$0] == 0 }
    return zeros.count > 4 && Set(zeros.map { $0 % 2 }).count == 1
  }
}
