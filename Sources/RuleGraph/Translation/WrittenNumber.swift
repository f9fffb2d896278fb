import CommonMark

/// A number in digits as it stands in a text: `44`, `2.5`, and `1,000`, which is 1000, as `1'000` and `1 000` are with a
/// blank where no line breaks.
struct WrittenNumber: Hashable {
  /// Without what parts thousands.
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
      let digits = text[start..<end].lazy.filter { $0.isDigit || $0 == UInt8(ascii: ".") }
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
    guard text.hasDigits else { return [] }
    return withoutBlanks(text).split { !$0.isDigit && !isMark($0) }.flatMap { written -> [String] in
      let swapped = written.map(swapped)
      let usual = Array(written).withUnsafeBufferPointer { all(in: $0).map(\.digits) }
      let other = swapped.withUnsafeBufferPointer { all(in: $0).map(\.digits) }
      return !usual.allSatisfy(known.contains) && other.allSatisfy(known.contains) ? other : usual
    }
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",")
  }

  /// A comma for a point and a point for a comma.
  private static func swapped(_ byte: UInt8) -> UInt8 {
    isMark(byte) ? byte ^ UInt8(ascii: ".") ^ UInt8(ascii: ",") : byte
  }

  /// The numbers of a text in which every comma stands for the point, and every point is between thousands.
  static func allDigitsWithCommas(in text: UnsafeBufferPointer<UInt8>) -> [String] {
    let text = text.mayHaveWideDigits ? WideDigits.folded(text) : Array(text)
    return text.withUnsafeBufferPointer { withoutBlanks($0) }.map(swapped)
      .withUnsafeBufferPointer { all(in: $0).map(\.digits) }
  }

  /// A text whose thousands are parted by nothing but points and commas.
  private static func withoutBlanks(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var (bytes, next): ([UInt8], Int) = ([], 0)
    while next < text.count {
      let mark = thousandsMark(at: next, in: text) ?? 0
      if mark == 0 || text[next] == UInt8(ascii: ",") { bytes.append(text[next]) }
      next += max(mark, 1)
    }
    return bytes
  }

  /// Past the last digit: points may stand between digits, a mark of thousands before three of them.
  private static func end(from start: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    var (end, next) = (start + 1, start + 1)
    while next < text.count {
      if text[next].isDigit {
        end = next + 1
      } else if text[next] != UInt8(ascii: ".") {
        guard let mark = thousandsMark(at: next, in: text) else { break }
        next += mark - 1
      }
      next += 1
    }
    return end
  }

  /// How many bytes the sign has that parts thousands at a place; nil where none does.
  private static func thousandsMark(
    at place: Int, in text: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    guard place > 0, text[place - 1].isDigit, !text[place].isDigit else { return nil }
    guard let mark = thousandsMarks.first(where: { text[place...].starts(with: $0) }) else {
      return nil
    }
    let digits = text[(place + mark.count)...].prefix(4).prefix(while: \.isDigit)
    return digits.count == 3 ? mark.count : nil
  }

  /// The comma, the apostrophes of Switzerland, and the blanks of France: U+00A0, U+202F and U+2009.
  private static let thousandsMarks: [[UInt8]] = [",", "'", "’", "\u{A0}", "\u{202F}", "\u{2009}"]
    .map { Array($0.utf8) }
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
