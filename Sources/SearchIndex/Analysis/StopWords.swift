/// Words that say nothing of what is looked for.
enum StopWords {
  static let all = (english + korean).sorted()

  /// Words that mean something by themselves and nothing as parts of a name: nobody who asks for VoiceOver asks for over.
  static let functionWords = """
    about across after again around away back before behind down off onto out over through under up upon via
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  /// Apostrophes are no letters of a word: `isnt` is how `isn't` is read.
  private static let english = """
    a an the and or but of to in into on at by for from with without as is are be been was were it its this
    that these those there their them they you your we our i my me do does did can could should would will
    may might many much must have has had not no so if then than how what when where which who why
    arent cant couldnt didnt doesnt dont hadnt hasnt havent heres hows im isnt ive lets mustnt shouldnt thats
    theres theyre wasnt werent whats wheres whos wont wouldnt youre youve
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  private static let korean = """
    및 등 수 것 게 그 이 저 더 때 중 또 또는 그리고 하지만 위해 위한 대한 대해 있다 있습니다 없다 없습니다
    하다 합니다 하세요 하는 한 할 된 될 어떻게 무엇 왜 언제
    되나요 되나 돼 돼요 되는지 될까 될까요 하나요 할까 할까요 해 해도 해야 하면 하는지 있나 있나요 있을까 있을까요
    없나 없나요 인가 인가요 일까 뭐 뭘 뭔가 뭔가요 무엇인가 무엇인가요 무엇을 무슨 어떤 어느 어디 어디에 어디서 누가
    괜찮아 괜찮아요 괜찮나요 괜찮은가요 괜찮을까 괜찮을까요 싶어요 싶은데 싶다 아예 그냥 안 못
    안되나 안되나요 안되는지 안돼 안돼요 안될까 안될까요
    얼마나 좀 알려줘 알려주세요 것은 것이 것을 거 건 때는 때에
    를 을 은 는 의 에 로 으로 와 과 도
    """.split(whereSeparator: \.isWhitespace).map(String.init)
}
