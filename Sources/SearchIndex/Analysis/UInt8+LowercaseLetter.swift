extension UInt8 {
  /// From `a` to `z`.
  var isLowercaseLetter: Bool { (0x61...0x7A).contains(self) }
}
