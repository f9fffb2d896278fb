/// Numbers as printable text, small ones in one byte.
///
/// 91 characters of ASCII that need no escape in a script: those from `#` to `}`, with `!` for the backslash
/// and `~` for `<`, so that nothing ends a string or a script element. A space and control characters stay
/// free to part what is written.
package enum PrintableCode {
  static let radix = 91
  /// Below it a number is one digit.
  static let oneDigit = 56
  /// Below it two.
  static let twoDigits = oneDigit + 30 * radix
  /// Below it three; any other number is a sign and five.
  static let threeDigits = twoDigits + 4 * radix * radix

  static func digit(_ value: Int) -> UInt8 {
    switch value {
    case 0x5C - 0x23: 0x21
    case 0x3C - 0x23: 0x7E
    default: UInt8(truncatingIfNeeded: value + 0x23)
    }
  }

  /// 255 for what is no digit.
  static func value(_ digit: UInt8) -> Int {
    Int(smallValue(digit))
  }

  /// The value of each digit; 255 for what is no digit.
  static func values(of digits: ArraySlice<UInt8>) -> [UInt8] {
    digits.withUnsafeBufferPointer { digits in
      [UInt8](unsafeUninitializedCapacity: digits.count) { values, count in
        for place in digits.indices { values[place] = smallValue(digits[place]) }
        count = digits.count
      }
    }
  }

  /// The highest value of any digit; 255 where any is no digit.
  static func highestValue(of digits: ArraySlice<UInt8>) -> UInt8 {
    digits.withUnsafeBufferPointer { $0.reduce(0) { max($0, smallValue($1)) } }
  }

  /// Without a table, which would be asked each time whether it is there already, and without any jump, so that many are
  /// made at once.
  private static func smallValue(_ digit: UInt8) -> UInt8 {
    let isPlain = digit >= 0x23 && digit <= 0x7D && digit != 0x5C && digit != 0x3C
    var value = isPlain ? digit &- 0x23 : 0xFF
    value = digit == 0x21 ? 0x5C - 0x23 : value
    return digit == 0x7E ? 0x3C - 0x23 : value
  }

  static func append(_ number: Int, to bytes: inout [UInt8]) {
    if number < oneDigit {
      bytes.append(digit(number))
    } else if number < twoDigits {
      let rest = number - oneDigit
      bytes.append(digit(oneDigit + rest / radix))
      bytes.append(digit(rest % radix))
    } else if number < threeDigits {
      let rest = number - twoDigits
      bytes.append(digit(86 + rest / (radix * radix)))
      append(rest % (radix * radix), digits: 2, to: &bytes)
    } else {
      bytes.append(digit(90))
      append(number, digits: 5, to: &bytes)
    }
  }

  /// The highest digit first.
  package static func append(_ number: Int, digits: Int, to bytes: inout [UInt8]) {
    var rest = number
    let start = bytes.count
    for _ in 0..<digits {
      bytes.append(digit(rest % radix))
      rest /= radix
    }
    bytes[start...].reverse()
  }

  static func encode(_ numbers: some Sequence<Int>) -> [UInt8] {
    var bytes: [UInt8] = []
    for number in numbers { append(number, to: &bytes) }
    return bytes
  }

  /// Whole numbers as natural ones, those near zero first.
  static func folded(_ number: Int) -> Int {
    number < 0 ? -2 * number - 1 : 2 * number
  }

  static func unfolded(_ number: Int) -> Int {
    number >> 1 ^ -(number & 1)
  }
}

/// Reads numbers one by one.
struct CodeReader {
  private let bytes: ArraySlice<UInt8>
  private var position: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  /// The next number; nil at the end.
  mutating func next() -> Int? {
    guard position < bytes.endIndex else { return nil }
    let first = digit()
    switch first {
    case ..<PrintableCode.oneDigit: return first
    case ..<86: return Self.number(first, digit())
    case ..<90: return PrintableCode.twoDigits + (first - 86) * 8281 + digits(2)
    default: return digits(5)
    }
  }

  /// All that are left.
  mutating func rest() -> [Int] {
    var numbers: [Int] = []
    while let number = next() { numbers.append(number) }
    return numbers
  }

  /// Takes up all that are left, through a pointer those of one digit or two, as most are.
  mutating func forEachLeft(_ body: (Int) -> Void) {
    let start = bytes.startIndex
    bytes.withUnsafeBufferPointer { digits in
      while position < bytes.endIndex {
        let place = position - start
        let first = PrintableCode.value(digits[place])
        if first < PrintableCode.oneDigit {
          position += 1
          body(first)
        } else if first < 86, place + 1 < digits.count {
          position += 2
          body(Self.number(first, PrintableCode.value(digits[place + 1])))
        } else if let number = next() {
          body(number)
        }
      }
    }
  }

  private static func number(_ first: Int, _ second: Int) -> Int {
    PrintableCode.oneDigit + (first - PrintableCode.oneDigit) * PrintableCode.radix + second
  }

  /// A number of so many digits.
  mutating func digits(_ count: Int) -> Int {
    (0..<count).reduce(0) { number, _ in number * 91 + digit() }
  }

  private mutating func digit() -> Int {
    defer { position += 1 }
    return position < bytes.endIndex ? PrintableCode.value(bytes[position]) : 0
  }
}
