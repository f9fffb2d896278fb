/// Number lists as text: each number in groups of five bits, the lowest first, a sixth bit set while more
/// follow.
enum NumberText {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
  /// For each byte, 0 where it is no digit.
  private static let values: [Int] = (0...UInt8.max).map { digits.firstIndex(of: $0) ?? 0 }

  static func encode(_ numbers: [Int]) -> String {
    var bytes: [UInt8] = []
    for number in numbers {
      var rest = number
      repeat {
        let more = rest > 31 ? 32 : 0
        bytes.append(digits[rest % 32 + more])
        rest /= 32
      } while rest > 0
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func decode(_ text: some StringProtocol) -> [Int] {
    var numbers: [Int] = []
    var (number, place) = (0, 1)
    for byte in text.utf8 {
      let value = values[Int(byte)]
      number += value % 32 * place
      place *= 32
      if value < 32 {
        numbers.append(number)
        (number, place) = (0, 1)
      }
    }
    return numbers
  }

  /// Numbers that do not fall, as the differences between them.
  static func encode(rising numbers: [Int]) -> String {
    encode(zip(numbers, [0] + numbers).map { $0 - $1 })
  }

  static func decode(rising text: some StringProtocol) -> [Int] {
    var sum = 0
    return decode(text).map { step in
      sum += step
      return sum
    }
  }
}
