/// A number at the beginning of a line that makes no item of a list, because it or its mark is of full width, or it is
/// one with its circle.
struct WideNumber {
  let mark: (mark: LostItems.Mark, length: Int)

  init?(_ line: Slice<UnsafeBufferPointer<UInt8>>) {
    // At most three digits of three bytes, the mark, and what follows.
    let text = String(decoding: line.prefix(16), as: UTF8.self)
    guard let first = text.unicodeScalars.first else { return nil }
    if let circled = Self.circled(first), line.count > 3 {
      mark = (.wideNumber(circled, isSure: false), 3)
      return
    }
    let digits = text.prefix(3).prefix { $0.wholeNumberValue != nil && Self.isDigit($0) }
    let rest = text.dropFirst(digits.count)
    guard let delimiter = rest.first, Self.delimiters.contains(delimiter),
      let number = Self.number(digits),
      digits.unicodeScalars.contains(where: { !$0.isASCII }) || !delimiter.isASCII
    else { return nil }
    // `１．５` is a number with a fraction.
    guard let next = rest.dropFirst().first, !Self.isDigit(next), next != "\n" else { return nil }
    let length = digits.utf8.count + String(delimiter).utf8.count
    mark = (.wideNumber(number, isSure: next == " "), length)
  }

  private static let delimiters: Set<Character> = ["．", "）", ".", ")"]

  /// `①` to `⑳`.
  private static func circled(_ scalar: Unicode.Scalar) -> Int? {
    ("①"..."⑳").contains(scalar) ? Int(scalar.value - 0x2460) + 1 : nil
  }

  private static func isDigit(_ character: Character) -> Bool {
    ("0"..."9").contains(character) || ("０"..."９").contains(character)
  }

  private static func number(_ digits: Substring) -> Int? {
    digits.isEmpty ? nil : digits.reduce(0) { $0 * 10 + ($1.wholeNumberValue ?? 0) }
  }
}
