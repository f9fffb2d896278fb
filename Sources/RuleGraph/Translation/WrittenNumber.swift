import CommonMark

/// A number in digits as it stands in a text: `44`, `2.5`, and `1,000`, which is 1000.
struct WrittenNumber: Hashable {
  /// Without the commas between thousands.
  let digits: String
  /// The bytes of the text that it is written with.
  let range: Range<Int>

  /// All numbers of a text; bytes, because most text has none and every text passes here.
  static func all(in text: UnsafeBufferPointer<UInt8>) -> [WrittenNumber] {
    guard text.hasDigits else { return [] }
    var numbers: [WrittenNumber] = []
    var start = 0
    while start < text.count {
      guard text[start].isDigit else {
        start += 1
        continue
      }
      let end = end(from: start, in: text)
      let digits = text[start..<end].lazy.filter { $0 != UInt8(ascii: ",") }
      numbers.append(
        WrittenNumber(
          digits: String(decoding: Array(digits), as: UTF8.self), range: start..<end))
      // Points at its end are none of the number's, and begin no other.
      start = text[end...].firstIndex { $0 != UInt8(ascii: ".") } ?? text.count
    }
    return numbers
  }

  /// All numbers of a text, those in digits of full width too.
  static func allDigits(in text: UnsafeBufferPointer<UInt8>) -> [String] {
    guard text.mayHaveWideDigits else { return all(in: text).map(\.digits) }
    return WideDigits.folded(text).withUnsafeBufferPointer { all(in: $0).map(\.digits) }
  }

  /// The numbers of a text in which a comma may stand for the point and a point between thousands, as in German: each is
  /// read so if the other text then has it, and has not what it would be else.
  static func allDigits(
    in text: UnsafeBufferPointer<UInt8>, asIn known: Set<String>
  ) -> [String] {
    guard text.mayHaveWideDigits else { return digits(in: text, asIn: known) }
    return WideDigits.folded(text).withUnsafeBufferPointer { digits(in: $0, asIn: known) }
  }

  private static func digits(
    in text: UnsafeBufferPointer<UInt8>, asIn known: Set<String>
  ) -> [String] {
    let isMark = { (byte: UInt8) in byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",") }
    return text.split { !$0.isDigit && !isMark($0) }.flatMap { written -> [String] in
      let swapped = written.map { isMark($0) ? $0 ^ UInt8(ascii: ".") ^ UInt8(ascii: ",") : $0 }
      let usual = Array(written).withUnsafeBufferPointer { all(in: $0).map(\.digits) }
      let other = swapped.withUnsafeBufferPointer { all(in: $0).map(\.digits) }
      return !usual.allSatisfy(known.contains) && other.allSatisfy(known.contains) ? other : usual
    }
  }

  /// Past the last digit: points may stand between digits, a comma before three of them.
  private static func end(from start: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    var (end, next) = (start + 1, start + 1)
    while next < text.count {
      if text[next].isDigit {
        end = next + 1
      } else if text[next] != UInt8(ascii: "."), !partsThousands(next, of: text) {
        break
      }
      next += 1
    }
    return end
  }

  private static func partsThousands(_ comma: Int, of text: UnsafeBufferPointer<UInt8>) -> Bool {
    let digits = text[comma...].dropFirst().prefix(4).prefix(while: \.isDigit)
    return text[comma] == UInt8(ascii: ",") && digits.count == 3 && text[comma - 1].isDigit
  }
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
