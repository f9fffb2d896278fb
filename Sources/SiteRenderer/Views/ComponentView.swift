/// The page of a component.
struct ComponentView: View {
  let group: PhraseView?
  let title: PhraseView
  let summary: PhraseView?
  let fallback: FallbackView?
  /// The names in the other languages.
  let otherNames: [PhraseView]
  let platforms: String?
  let edition: LinkView?
  let apis: [SymbolLinkView]
  let counts: [KindCountView]
  let introduction: TrustedHTML?
  let sections: [SectionView]
  let contents: [ContentsView]
  let previous: LinkView?
  let next: LinkView?

  static var fields: [Field<Self>] {
    [
      Field("group", \.group), Field("title", \.title), Field("summary", \.summary),
      Field("fallback", \.fallback), Field("otherNames", \.otherNames),
      Field("platforms", \.platforms), Field("edition", \.edition), Field("apis", \.apis),
      Field("counts", \.counts), Field("introduction", \.introduction),
      Field("sections", \.sections), Field("contents", \.contents), Field("previous", \.previous),
      Field("next", \.next),
    ]
  }
}

struct KindCountView: View {
  let kind: KindView
  let count: Int

  static var fields: [Field<Self>] {
    [Field("kind", \.kind), Field("count", \.count)]
  }
}

/// A stretch of the page: a section or a part with its rules; without heading for what stands first.
struct SectionView: View {
  let anchor: String?
  let heading: String
  let title: TrustedHTML?
  let foreign: String?
  let isPart: Bool
  let text: TrustedHTML?
  let apis: [SymbolLinkView]
  let rules: [RuleView]

  static var fields: [Field<Self>] {
    [
      Field("anchor", \.anchor), Field("heading", \.heading), Field("title", \.title),
      Field("foreign", \.foreign), Field("isPart", \.isPart), Field("text", \.text),
      Field("apis", \.apis), Field("rules", \.rules),
    ]
  }
}

/// An entry of the table of contents.
struct ContentsView: View {
  let anchor: String
  let title: TrustedHTML
  let foreign: String?
  let isPart: Bool
  let rules: [ContentsRuleView]

  static var fields: [Field<Self>] {
    [
      Field("anchor", \.anchor), Field("title", \.title), Field("foreign", \.foreign),
      Field("isPart", \.isPart), Field("rules", \.rules),
    ]
  }
}

struct ContentsRuleView: View {
  let anchor: String
  let title: TrustedHTML
  let foreign: String?
  let kind: KindView
  let isHistoric: Bool

  static var fields: [Field<Self>] {
    [
      Field("anchor", \.anchor), Field("title", \.title), Field("foreign", \.foreign),
      Field("kind", \.kind), Field("isHistoric", \.isHistoric),
    ]
  }
}
