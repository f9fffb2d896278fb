/// The stems of a word that ends as a verb made of a noun does: 사용하세요 gives 사용, 비활성화된 gives 비활성화.
///
/// The verbs are 하다, 되다 and 시키다; nouns made of them (사용하기, 표시함) may carry particles, 사용하기를.
/// The longest suffix comes first and the word itself last; which stems are real is for the caller to say.
package func strippedEndings(of word: some StringProtocol) -> [Stem] {
  let characters = Array(composedHangul(String(word)))
  let stems = splits(of: characters).compactMap { stem, suffix -> Stem? in
    guard isVerb(String(suffix)) else { return nil }
    return Stem(text: String(stem), suffix: String(suffix))
  }
  return stems + [Stem(text: String(characters), suffix: "")]
}

private func isVerb(_ suffix: String) -> Bool {
  VerbEndings.forms.contains(suffix) || isNoun(Array(suffix))
}

/// A noun made of the verb, with particles after it.
private func isNoun(_ suffix: [Character]) -> Bool {
  guard suffix.count > 1 else { return false }
  return (1..<suffix.count).contains { length in
    let noun = String(suffix.prefix(length))
    return VerbEndings.nouns.contains(noun)
      && !ParticleRow.rows(suffix[length...], after: finalConsonant(of: noun)).isEmpty
  }
}

/// The forms of 하다, 되다 and 시키다, joined from their bases and the endings each base takes.
enum VerbEndings {
  /// The seven bases of a verb: 하, 한, 할, 합, 함, the contracted 해 and the past 했.
  private static let bases = [
    ["하", "한", "할", "합", "함", "해", "했"],
    ["되", "된", "될", "됩", "됨", "돼", "됐"],
    ["시키", "시킨", "시킬", "시킵", "시킴", "시켜", "시켰"],
  ]

  /// The endings after each base, in the order of ``bases``; `-` is none.
  private static let endings: [[Substring]] = [
    """
    고 고서 며 면 면서 지 지만 지요 게 게끔 기 는 는데 는지 는가 거나 도록 려고 려면 려는 러 자 자마자 다 다가 다면 던
    세요 십시오 시오 시면 신 셔야 니 니까 므로 나 든지 더라도 여 여서 여도 여야 여라 였다 였습니다 였던 였을 어 어서 어도 어야 었다 었습니다 었던 었을
    """,
    "- 다 다면 다고 다는 다거나 데 지",
    "- 수록 지 까 지라도",
    "니다 니까 시다",
    "-",
    "- 서 서는 도 야 야만 요 라 왔다 주세요 보세요",
    "다 다면 다고 다는 습니다 습니까 고 던 는데 는지 지만 으며 으면 으므로 을 음 기 더라도 어도 어요 어야 거나",
  ].map { $0.split(whereSeparator: \.isWhitespace) }

  static let forms: Set<String> = Set(
    bases.flatMap { verb in
      zip(verb, endings).flatMap { base, endings in
        endings.map { $0 == "-" ? base : base + $0 }
      }
    })

  /// What may carry particles: 하기를, 함으로써, 하지는, 하면서도, 하는지를, 할지는.
  static let nouns: Set<String> = Set(
    bases.flatMap {
      [$0[0] + "기", $0[0] + "지", $0[0] + "면서", $0[0] + "고", $0[0] + "는지", $0[2] + "지", $0[4]]
    })
}
