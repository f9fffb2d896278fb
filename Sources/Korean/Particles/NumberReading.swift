/// How numbers end in Sino-Korean: 11 is 십일, 100 is 백.
enum NumberReading {
  /// 영 일 이 삼 사 오 육 칠 팔 구.
  private static let digits: [FinalConsonant] = [
    .other, .rieul, .absent, .other, .absent, .absent, .other, .rieul, .rieul, .absent,
  ]

  /// Reads the number at the end; one with a fraction, digit by digit.
  static func finalConsonant(of text: ArraySlice<Character>) -> FinalConsonant? {
    let number = text.reversed().prefix { $0.isASCII && ($0.isNumber || $0 == "," || $0 == ".") }
    guard let last = number.first?.wholeNumberValue else { return nil }
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
