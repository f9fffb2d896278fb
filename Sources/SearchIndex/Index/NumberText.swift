/// Number lists as text: each number in groups of five bits, the lowest first, a sixth bit set while more
/// follow.
enum NumberText {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
  private static let values: [UInt8: Int] = Dictionary(
    uniqueKeysWithValues: digits.enumerated().map { ($1, $0) })

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
      let value = values[byte] ?? 0
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
