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
}

struct KindCountView: View {
  let kind: KindView
  let count: Int
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
}

/// An entry of the table of contents.
struct ContentsView: View {
  let anchor: String
  let title: TrustedHTML
  let foreign: String?
  let isPart: Bool
  let rules: [ContentsRuleView]
}

struct ContentsRuleView: View {
  let anchor: String
  let title: TrustedHTML
  let foreign: String?
  let kind: KindView
  let isHistoric: Bool
}
