import CommonMark

/// A number with its unit, `44 pt`.
struct Measure: Hashable {
  let number: String
  /// The unit in its shortest spelling; `nil` where what follows is no unit we know.
  let unit: String?

  /// All numbers of a text with what they measure.
  static func all(in text: String) -> [Measure] {
    text.withBytes { bytes in
      WrittenNumber.all(in: bytes).compactMap { number in
        let (start, end) = (number.range.lowerBound, number.range.upperBound)
        // A number within a name, as in U2 or v1_2, measures nothing.
        guard start == 0 || !bytes[start - 1].isWordByte else { return nil }
        return Measure(number: number.digits, unit: unit(at: end, bytes))
      }
    }
  }

  private static func unit(at end: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    let rest = String(decoding: bytes[end...].prefix(32), as: UTF8.self)
    let following = String(rest.drop { blanks.contains($0) }).lowercased()
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

  /// Those at which lines do not break as well.
  private static let blanks: [Character] = [" ", "\u{A0}", "\u{202F}"]

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
