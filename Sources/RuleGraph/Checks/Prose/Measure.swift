import CommonMark

/// A number with its unit, `44 pt`.
struct Measure: Hashable {
  let number: String
  /// The unit in its shortest spelling; `nil` where what follows is no unit we know.
  let unit: String?

  /// All numbers of a text with what they measure.
  static func all(in text: String) -> [Measure] {
    guard text.hasDigits else { return [] }
    let bytes = Array(text.utf8)
    var found: [Measure] = []
    var index = 0
    while index < bytes.count {
      guard isDigit(bytes[index]) else {
        index += 1
        continue
      }
      let start = index
      while index < bytes.count, isDigit(bytes[index]) || isPoint(index, bytes) { index += 1 }
      // A number within a name, as in U2 or v1_2, measures nothing.
      guard start == 0 || !bytes[start - 1].isWordByte else { continue }
      found.append(
        Measure(
          number: String(decoding: bytes[start..<index], as: UTF8.self),
          unit: unit(at: index, bytes)))
    }
    return found
  }

  private static func unit(at end: Int, _ bytes: [UInt8]) -> String? {
    let rest = bytes[end...].drop { $0 == 0x20 }.prefix(24)
    let following = String(decoding: rest, as: UTF8.self).lowercased()
    guard let first = following.utf8.first else { return nil }
    return spellings.first { spelling, _ in
      // Prefixes are compared by characters, which is slow, and most begin with another letter.
      guard let letter = spelling.utf8.first,
        first < 0x80 ? letter == first : letter >= 0x80,
        following.hasPrefix(spelling)
      else { return false }
      let next = following.dropFirst(spelling.count).utf8.first
      return spelling.utf8.last.map { !$0.isWordByte } ?? true || !(next.map(\.isWordByte) ?? false)
    }?.unit
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte)
  }

  /// Whether a decimal point stands here, between digits.
  private static func isPoint(_ index: Int, _ bytes: [UInt8]) -> Bool {
    bytes[index] == UInt8(ascii: ".") && index + 1 < bytes.count && isDigit(bytes[index + 1])
  }

  /// How each unit is spelled, in any language; longer spellings first.
  private static let spellings: [(spelling: String, unit: String)] = {
    let units = [
      "pt": "pt pts point points 포인트", "px": "px pixel pixels 픽셀", "%": "% percent 퍼센트",
      "ms": "ms millisecond milliseconds 밀리초", "s": "s sec second seconds 초",
      "min": "min minute minutes 분",
      "h": "h hour hours 시간", "mm": "mm millimeter millimeters 밀리미터",
      "cm": "cm centimeter centimeters 센티미터",
      "in": "inch inches 인치", "deg": "° degree degrees", "KB": "kb kilobyte kilobytes 킬로바이트",
      "MB": "mb megabyte megabytes 메가바이트", "fps": "fps",
    ]
    return units.flatMap { unit, spellings in
      spellings.split(separator: " ").map { (String($0), unit) }
    }.sorted { ($1.0.utf8.count, $0.0) < ($0.0.utf8.count, $1.0) }
  }()
}

extension String {
  /// Whether a digit of ASCII stands in it.
  var hasDigits: Bool { withBytes(\.hasDigits) }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a digit of ASCII stands in it; bytes are looked at without stopping, several at once, because most texts
  /// have none and every text passes here.
  var hasDigits: Bool {
    var found: UInt8 = 0
    for index in indices { found |= self[index] &- 0x30 < 10 ? 1 : 0 }
    return found != 0
  }
}
