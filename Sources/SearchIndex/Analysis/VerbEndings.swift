/// The endings of Korean verbs, as far as instructions and questions use them.
enum VerbEndings {
  typealias Group = KoreanSuffixes.Group

  static let groups =
    contractions + [group(.noun, .any, "화 적")] + verbs + inner + nominal + endings

  /// 하다 and what is made like it, also as 하여 and 되어 run together.
  private static let verbs = [group(.verb, .any, "하 하여 해 해지 되 돼 시키 당하 받")]

  private static let inner = [
    group(.tense, .any, "었 았 였 겠"), group(.tense, .vowel, "시"), group(.tense, .closed, "으시"),
    group(.fusedTense, .vowel, "ㅆ"),
  ]

  private static let nominal = [
    group(.nominal, .any, "기"), group(.nominal, .vowel, "ㅁ"), group(.nominal, .closed, "음"),
  ]

  private static let endings = [
    group(
      .ending, .any,
      """
      다 다면 다는 는다면 는다는 고 고서 고자 지 지만 지요 죠 게 게끔 는 는데 는데요 는지 는가 는가요 는게 는거 는건 는걸 도록 거나 거든
      건 던 던데 자 자마자 느라 네요 나요 나 든 든지 더라도 습니다 습니까 히 어 어서 어야 어도 어요 아 아서 아야 아도 아요
      """),
    group(.ending, .open, "며 면 면서 므로 니 니까 려고 려면 려는 러"),
    group(
      .ending, .vowel,
      """
      세요 십시오 시오 ㄹ ㄴ ㅂ니다 ㅂ니까 ㅂ시다 ㄴ다 ㄴ다면 ㄴ다는 ㄴ데 ㄴ지 ㄴ가요 ㄹ지 ㄹ수록 ㄹ까 ㄹ까요 ㄹ게요
      ㄹ때 ㄹ수
      """),
    group(.fused, .vowel, "서 야 도 요 라"),
    group(
      .ending, .closed,
      """
      으며 으면 으면서 으므로 으니 으니까 으려고 으려면 으려는 으러 으세요 으십시오 은 은데 은지 은가요 을 을지 을수록
      을까 을까요 을때 을수
      """),
  ]

  /// 숨겨 of 숨기; 바꿔 of 바꾸, 봐 of 보, 눌러 of 누르, 달라 of 다르; 써 of 쓰, 꺼 of 끄 and 떠 of 뜨, which are all of the stem.
  private static let contractions = [
    Group(role: .contraction, place: .syllable, forms: "u>l"),
    Group(role: .contraction, place: .any, forms: "ffj>fm ffk>fm hk>h nj>n Tj>Tm Rj>Rm Ej>Em"),
  ]

  private static func group(
    _ role: KoreanSuffixes.Role, _ place: KoreanSuffixes.Place, _ forms: String
  ) -> Group {
    KoreanSuffixes.group(role, place, forms.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
