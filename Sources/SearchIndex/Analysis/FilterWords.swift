/// How people name filters and their values, to the names that the index has.
struct FilterWords: Sendable, Equatable {
  /// Names of filters in lower case, without spaces.
  let names: Meanings
  /// Names of kinds of rules.
  let kinds: Meanings
  /// Names of platforms.
  let platforms: Meanings
  /// Names of editions: titles and years, as the content gives them; filed beside the tables.
  var editions: Meanings = [:]

  /// What a year may be followed by.
  static let yearEndings = ["", "년", "년판", "판"]

  static let standard = FilterWords(
    names: [
      "component": "component", "컴포넌트": "component", "구성요소": "component",
      "kind": "kind", "종류": "kind", "유형": "kind",
      "edition": "edition", "as-of": "edition", "판": "edition", "에디션": "edition", "버전": "edition",
      "platform": "platform", "플랫폼": "platform", "기기": "platform",
      "lang": "lang", "language": "lang", "언어": "lang",
      "api": "api", "심벌": "api", "심볼": "api",
    ],
    kinds: [
      "do": "do", "dos": "do", "하기": "do", "하세요": "do", "권장": "do",
      "avoid": "avoid", "don't": "avoid", "do not": "avoid", "하지 마세요": "avoid", "피하기": "avoid",
      "피하세요": "avoid", "금지": "avoid",
      "consider": "consider", "고려": "consider", "고려하세요": "consider", "검토": "consider",
      "fact": "fact", "facts": "fact", "사실": "fact", "정보": "fact", "설명": "fact",
    ],
    platforms: [
      "iphone": "iOS", "아이폰": "iOS", "ipad": "iPadOS", "아이패드": "iPadOS", "mac": "macOS",
      "맥": "macOS",
      "apple tv": "tvOS", "애플 tv": "tvOS", "apple watch": "watchOS", "애플 워치": "watchOS",
      "vision pro": "visionOS", "비전 프로": "visionOS",
    ])
}
