/// How much of a request's head has come, so that one without end is refused before it is read.
struct RequestGauge {
  /// In bytes, without the line feed; as much as other servers let pass.
  static let lineLimit = 8 << 10
  /// In bytes, of all lines.
  static let headLimit = 32 << 10

  /// Whether all that came are whole requests.
  var isBetweenRequests: Bool { line == 0 && head == 0 }

  private var line = 0
  private var head = 0
  private var last: UInt8 = 0

  /// Takes in what came next.
  ///
  /// What follows a head is measured as the next one, since no request that is answered brings anything else.
  ///
  /// - Returns: whether all is within the limits.
  mutating func admits(_ bytes: [UInt8]) -> Bool {
    for byte in bytes {
      take(byte)
      guard line <= Self.lineLimit, head <= Self.headLimit else { return false }
    }
    return true
  }

  private mutating func take(_ byte: UInt8) {
    defer { last = byte }
    guard byte == UInt8(ascii: "\n") else {
      line += 1
      head += 1
      return
    }
    let isEmpty = line == 0 || line == 1 && last == UInt8(ascii: "\r")
    head = isEmpty ? 0 : head + 1
    line = 0
  }
}
