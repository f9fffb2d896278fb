extension String {
  /// A text of UTF-16 units.
  ///
  /// The standard library decodes them many times more slowly, and every word passes here. Surrogates are left
  /// to it.
  init(units: ArraySlice<UInt16>) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(units.count * 3)
    for unit in units {
      switch unit {
      case 0..<0x80:
        bytes.append(UInt8(unit))
      case 0x80..<0x800:
        bytes.append(UInt8(0xC0 | unit >> 6))
        bytes.append(UInt8(0x80 | unit & 0x3F))
      case 0xD800...0xDFFF:
        self.init(decoding: units, as: UTF16.self)
        return
      default:
        bytes.append(UInt8(0xE0 | unit >> 12))
        bytes.append(UInt8(0x80 | unit >> 6 & 0x3F))
        bytes.append(UInt8(0x80 | unit & 0x3F))
      }
    }
    self.init(decoding: bytes, as: UTF8.self)
  }
}
