/// How numbers end in Sino-Korean: 11 is 십일, 100 is 백.
enum NumberReading {
  /// 영 일 이 삼 사 오 육 칠 팔 구.
  private static let digits: [FinalConsonant] = [
    .other, .rieul, .absent, .other, .absent, .absent, .other, .rieul, .rieul, .absent,
  ]

  /// The digits that end alike in Sino-Korean and in English: 이 and 투, 사 and 포, 오 and 파이브.
  private static let alike: Set<Int> = [2, 4, 5]

  /// Reads the number at the end; one with a fraction, digit by digit.
  ///
  /// Behind Latin letters, as in MP3, a digit may be read in English as well.
  static func finalConsonant(of text: ArraySlice<Character>) -> FinalConsonant? {
    let number = text.reversed().prefix { $0.isASCII && ($0.isNumber || $0 == "," || $0 == ".") }
    guard let last = number.first?.wholeNumberValue else { return nil }
    let before = text.dropLast(number.count).last
    if let before, before.isASCII, before.isLetter {
      return number.count == 1 && alike.contains(last) ? .absent : nil
    }
    let isFraction = number.contains(".")
    guard last == 0, !isFraction else { return digits[last] }
    let zeros = number.filter { $0 != "," }.prefix { $0 == "0" }.count
    let isZero = number.allSatisfy { $0 == "0" || $0 == "," }
    return isZero ? .other : power(ofTen: zeros)
  }

  /// 십 백 천 만 억 end in a consonant, 조 does not; larger numbers are not read here.
  private static func power(ofTen zeros: Int) -> FinalConsonant? {
    switch zeros {
    case 1..<12: .other
    case 12: .absent
    case 13..<16: .other
    default: nil
    }
  }
}
