/// Words that say nothing about what is looked for.
enum StopWords {
  static let all = (english + korean).sorted()

  /// Words around a name that do not narrow it down: someone who asks how to use a slider asks for the slider.
  static let frames = """
    a an the what whats is are does do of about for to tell me definition
    how use uses using used usage guide guides guideline guidelines best practice practices design rule rules ios
    뭐야 뭐예요 뭐에요 뭐죠 뭐지 뭔가 뭔가요 뭔데 뭔지 무엇 무엇인가 무엇인가요 무엇인지 정의 설명 대해 대해서 대한 관한
    가이드 가이드라인 지침 규칙 사용 사용법 방법 법 쓰는 쓰는법 쓰나 쓰나요 써요 쓰죠 어떻게 디자인 알려줘 알려주세요
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  /// Words that mean something by themselves and nothing as parts of a name: nobody who asks for VoiceOver asks for over.
  ///
  /// The Korean words of one syllable that may nonetheless be parts of a run-together word: 뭐 of 피커말고뭐써요 and 돼 of 숨겨도돼,
  /// but not 이 or 수.
  static let functionWords = """
    about across after again around away back before behind down off onto out over through under up upon via
    뭐 뭘 왜 돼 됨
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  /// Apostrophes are no letters of a word: `isnt` is how `isn't` is read.
  private static let english = """
    a an the and or but of to in into on at by for from with without as is are be been was were it its this
    that these those there their them they you your we our i my me do does did can could should would will
    may might many much must have has had not no so if then than how what when where which who why
    arent cant couldnt didnt doesnt dont hadnt hasnt havent heres hows im isnt ive lets mustnt shouldnt thats
    theres theyre wasnt werent whats wheres whos wont wouldnt youre youve
    dos donts guideline guidelines practice practices usage please
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  private static let korean = """
    및 등 수 것 게 그 이 저 더 때 중 또 또는 그리고 하지만 위해 위한 대한 대해 있다 있습니다 없다 없습니다
    하다 합니다 하세요 하는 한 할 된 될 어떻게 무엇 왜 언제
    되나요 되나 돼 돼요 되는지 될까 될까요 하나요 할까 할까요 해 해도 해야 하면 하는지 있나 있나요 있을까 있을까요
    없나 없나요 인가 인가요 일까 뭐 뭘 뭔가 뭔가요 무엇인가 무엇인가요 무엇을 무슨 어떤 어느 어디 어디에 어디서 누가
    괜찮아 괜찮아요 괜찮나요 괜찮은가요 괜찮을까 괜찮을까요 싶어요 싶은데 싶다 아예 그냥 안 못
    안되나 안되나요 안되는지 안돼 안돼요 안될까 안될까요
    되는 됩니까 됩니다 되니 되냐 되죠 되지요 되요 됨 되는가 되는가요 되려나 되는데 안되죠 안되지요 안됩니까 안됩니다 안됨 안되니 안되냐
    하지 하죠 하지요 합니까 하는가 하는가요 하니 하냐 하려나 있습니까 있죠 있니 있냐
    뭐야 뭐예요 뭐에요 뭐죠 뭐지 뭔데 뭔지 뭐가 뭐라고 가이드 가이드라인 사용법 쓰는법 법 경우 하게
    하는거 하는게 라고 라는 이라고 이라는 안되는 안되면 좋아 좋아요 좋나요 좋을까 좋을까요 좋은가요 가능 가능한가요
    얼마나 좀 알려줘 알려주세요 꼭 써야 쓰는지 쓰면 어떨 달아요 것은 것이 것을 거 건 때는 때에
    를 을 은 는 의 에 로 으로 와 과 도
    """.split(whereSeparator: \.isWhitespace).map(String.init)
}
