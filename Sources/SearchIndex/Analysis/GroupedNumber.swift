/// A number that has more than digits and a point: `1,000`, `1 000`, `2,5` or `1.000,5`.
struct GroupedNumber {
  /// Past its last digit.
  let end: Int
  /// Without marks between thousands, and with a point before decimals.
  let plain: [UInt16]

  /// - Parameter start: where a digit stands.
  /// - Returns: `nil` where the number is a plain one, or one of several that only commas part: `1,2,3`.
  init?(in text: ArraySlice<UInt16>, from start: Int) {
    guard text.isDigit(start), !text.isCommaAfterDigit(start - 1) else { return nil }
    let whole = text.afterDigits(from: start)
    let groups = { (isMark: (UInt16) -> Bool) in
      whole - start > 3 ? whole : text.afterGroups(from: whole, isMark)
    }
    let commas = groups { $0 == Sign.comma }
    let marked = groups { $0 == Sign.dot || Self.isBlank($0) }
    let blanks = groups(Self.isBlank)
    let decimals = text.isComma(marked) ? text.afterDigits(from: marked + 1) : marked
    if commas > whole, !text.isDigit(commas), !text.isCommaBeforeDigit(commas) {
      (end, plain) = (commas, text.digits(start..<commas))
    } else if decimals > marked + 1, !text.isCommaBeforeDigit(decimals) {
      plain = text.digits(start..<marked) + [Sign.dot] + text.digits(marked..<decimals)
      end = decimals
    } else if blanks > whole, !text.isDigit(blanks), !text.isBlankBeforeDigit(blanks) {
      (end, plain) = (blanks, text.digits(start..<blanks))
    } else {
      return nil
    }
  }

  fileprivate static func isBlank(_ unit: UInt16) -> Bool {
    Sign.isFirmBlank(unit) || Sign.isApostrophe(unit)
  }
}

extension ArraySlice<UInt16> {
  fileprivate func isDigit(_ place: Int) -> Bool {
    indices.contains(place) && CharacterClass(self[place]) == .digit
  }

  fileprivate func isComma(_ place: Int) -> Bool {
    indices.contains(place) && self[place] == Sign.comma
  }

  fileprivate func isCommaAfterDigit(_ place: Int) -> Bool {
    isComma(place) && isDigit(place - 1)
  }

  fileprivate func isCommaBeforeDigit(_ place: Int) -> Bool {
    isComma(place) && isDigit(place + 1)
  }

  fileprivate func isBlankBeforeDigit(_ place: Int) -> Bool {
    indices.contains(place) && GroupedNumber.isBlank(self[place]) && isDigit(place + 1)
  }

  fileprivate func afterDigits(from start: Int) -> Int {
    self[start...].firstIndex { CharacterClass($0) != .digit } ?? endIndex
  }

  /// Past all groups of a mark and three digits that follow one another.
  fileprivate func afterGroups(from start: Int, _ isMark: (UInt16) -> Bool) -> Int {
    var end = start
    while indices.contains(end), isMark(self[end]), (1...3).allSatisfy({ isDigit(end + $0) }) {
      end += 4
    }
    return end
  }

  fileprivate func digits(_ range: Range<Int>) -> [UInt16] {
    self[range].filter { CharacterClass($0) == .digit }
  }
}
