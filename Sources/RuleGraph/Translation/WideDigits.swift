/// Numbers in digits of full width, as `５` and `１．５`, in the bytes of a text.
enum WideDigits {
  /// The bytes of each, with the points and commas of full width between its digits.
  static func runs(in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = 0
    while start + 2 < bytes.count {
      guard isDigit(bytes, start) else {
        start += 1
        continue
      }
      var (end, next) = (start + 3, start + 3)
      while isDigit(bytes, next) || isMark(bytes, next) {
        next += 3
        if isDigit(bytes, next - 3) { end = next }
      }
      found.append(start..<end)
      start = end
    }
    return found
  }

  /// A run in ASCII: `1.5`.
  static func plain(_ run: some Collection<UInt8>) -> [UInt8] {
    run.enumerated().filter { $0.offset % 3 == 2 }.map { $0.element - 0x60 }
  }

  /// A text with all such numbers in ASCII.
  static func folded(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var folded: [UInt8] = []
    var start = 0
    for run in runs(in: bytes) {
      folded += bytes[start..<run.lowerBound]
      folded += plain(bytes[run])
      start = run.upperBound
    }
    return folded + bytes[start...]
  }

  /// U+FF10 to U+FF19.
  static func isDigit(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
    isWide(bytes, start) && (0x90...0x99).contains(bytes[start + 2])
  }

  /// `．` and `，`.
  private static func isMark(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
    isWide(bytes, start) && (bytes[start + 2] == 0x8E || bytes[start + 2] == 0x8C)
  }

  private static func isWide(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
    start + 2 < bytes.count && bytes[start] == 0xEF && bytes[start + 1] == 0xBC
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a digit of full width may stand in it; bytes are looked at as in ``hasDigits``.
  var mayHaveWideDigits: Bool {
    var found: UInt8 = 0
    for index in indices { found |= self[index] == 0xEF ? 1 : 0 }
    return found != 0
  }
}
