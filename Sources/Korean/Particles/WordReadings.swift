/// What is known of the Korean readings of Latin words, abbreviations, units and signs.
///
/// The endings follow 외래어 표기법 (the rules for writing loan words) and the words that app makers use.
enum WordReadings {
  /// A reading: a consonant or a vowel at the end, or not sure.
  enum Reading {
    case vowel, rieul, consonant, uncertain

    var finalConsonant: FinalConsonant? {
      switch self {
      case .vowel: .absent
      case .rieul: .rieul
      case .consonant: .other
      case .uncertain: nil
      }
    }
  }

  /// Lower-case endings of words; the longest that fits decides.
  static let endings = table([
    .vowel: """
    a i o u w y r d s f v z x
    ce se ve ze te de ke be fe re ge ee ie ue oe ye ae cache
    ch sh th ph gh nc
    st xt ft ct nt lt rt pt ght lk nk rk sk mp lp
    sheet bit boot root suite
    g loop hub bulb verb check break theme
    shape escape swipe scope landscape stripe tape envelope
    """,
    .rieul: "l le",
    .consonant: """
    m n ng ne me
    ic ac mac doc ock ack ick ook
    ap ip op up ep eep oup type
    app tab web thumb job lab club bag big
    kit widget input output layout out put format unit commit submit
    shortcut tablet internet target budget bucket socket ticket market
    outlet wallet bot shot spot slot pivot asset reset offset preset inset snippet
    pod pods template good
    """,
    .uncertain: """
    t k b c p h j q que he we pe
    tech head alert set bite favorite private minute technique recipe
    zip swap eap oap oop oak eak eek uck eck gue
    """,
  ])

  /// Abbreviations that are not spelled out, or not by everyone.
  static let abbreviations = table([
    .consonant: "JPEG",
    .uncertain: "ZIP WAV SET ROOT NEXT EDIT",
  ])

  /// Units after a number, as they are read there: 44pt is 44포인트.
  static let units: [String: FinalConsonant] = [
    "pt": .absent, "px": .rieul, "dp": .absent, "x": .absent, "s": .absent, "ms": .absent,
    "m": .absent, "cm": .absent, "mm": .absent, "km": .absent, "g": .other, "kg": .other,
    "KB": .absent, "MB": .absent, "GB": .absent, "TB": .absent, "Hz": .absent, "K": .absent,
    "fps": .absent, "dpi": .absent, "ppi": .absent, "em": .other, "min": .other, "st": .absent,
  ]

  /// Signs that are read aloud: 퍼센트, 도, 플러스.
  static let signs: [Character: FinalConsonant] = [
    "%": .absent, "°": .absent, "℃": .absent, "+": .absent,
  ]

  /// Closing brackets and the ones that open them.
  static let brackets: [Character: Character] = [")": "(", "]": "[", "）": "（"]

  /// The Korean name of a capital: 엘 ends in ㄹ, 엠 in a consonant, 에이 in a vowel.
  static func letterName(_ letter: Character) -> FinalConsonant {
    switch letter {
    case "L", "R": .rieul
    case "M", "N": .other
    default: .absent
    }
  }

  private static func table(_ rows: [Reading: String]) -> [String: Reading] {
    var readings: [String: Reading] = [:]
    for (reading, words) in rows {
      for word in words.split(whereSeparator: \.isWhitespace) { readings[String(word)] = reading }
    }
    return readings
  }
}
