/// An encoding other than ours that a file's first bytes name.
package enum ForeignEncoding: String, Sendable {
  case utf16 = "UTF-16"
  case utf32 = "UTF-32"

  /// - Returns: `nil` for bytes without such a mark.
  package init?(of bytes: [UInt8]) {
    // The longer marks come first: one of them begins with a shorter.
    let marks: [([UInt8], ForeignEncoding)] = [
      ([0xFF, 0xFE, 0, 0], .utf32), ([0, 0, 0xFE, 0xFF], .utf32),
      ([0xFF, 0xFE], .utf16), ([0xFE, 0xFF], .utf16),
    ]
    guard let mark = marks.first(where: { bytes.starts(with: $0.0) }) else { return nil }
    self = mark.1
  }
}
