extension UInt64 {
  /// Hexadecimal digits with zeros in front, so many at least.
  package func hex(width: Int) -> String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: Swift.max(0, width - digits.utf8.count)) + digits
  }
}
