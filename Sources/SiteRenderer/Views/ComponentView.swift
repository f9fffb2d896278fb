/// The page of a component.
struct ComponentView: View {
  let group: PhraseView?
  /// The components of the group, this one among them.
  let siblings: [SiblingView]
  let title: PhraseView
  let summary: MarkupView?
  let fallback: FallbackView?
  /// The names in the other languages.
  let otherNames: [PhraseView]
  /// A small drawing of the component.
  let picture: TrustedHTML?
  let platforms: String?
  let apis: [SymbolLinkView]
  let counts: [KindCountView]
  /// The ids of the editions in which any rule holds, unless there is one for each.
  let countMarks: String?
  let editions: [EditionTallyView]
  let terms: [LinkView]
  /// `nil` in a guide with one language.
  let parallelURL: String?
  let relationsURL: String
  let introduction: MarkupView?
  let sections: [SectionView]
  let contents: [ContentsView]
  /// The ids of the editions in which any entry of the contents is shown, unless there is one for each.
  let contentsMarks: String?
  /// The documents that the rules cite by number.
  let sources: [SourceView]
  /// Rules that were on the page once.
  let former: [FormerRuleView]
  let related: [RelatedView]
  let previous: LinkView?
  let next: LinkView?

  static var fields: [Field<Self>] {
    [
      Field("group", \.group), Field("siblings", \.siblings),
      Field("title", \.title), Field("summary", \.summary),
      Field("fallback", \.fallback), Field("otherNames", \.otherNames), Field("picture", \.picture),
      Field("platforms", \.platforms), Field("apis", \.apis), Field("counts", \.counts),
      Field("countMarks", \.countMarks),
      Field("editions", \.editions), Field("terms", \.terms), Field("parallelURL", \.parallelURL),
      Field("relationsURL", \.relationsURL), Field("introduction", \.introduction),
      Field("sections", \.sections), Field("contents", \.contents),
      Field("contentsMarks", \.contentsMarks), Field("sources", \.sources),
      Field("former", \.former),
      Field("related", \.related), Field("previous", \.previous), Field("next", \.next),
    ]
  }
}

/// How many rules of a kind a page has, as of each edition.
struct KindCountView: View {
  let kind: KindView
  /// The ids of the editions in which any of them holds, unless there is one for each.
  let marks: String?
  let counts: [AsOfCountView]

  static var fields: [Field<Self>] {
    [Field("kind", \.kind), Field("marks", \.marks), Field("counts", \.counts)]
  }
}

/// A component that has to do with this one, and why.
struct RelatedView: View {
  let component: LinkView
  let reason: String

  static var fields: [Field<Self>] {
    [Field("component", \.component), Field("reason", \.reason)]
  }
}

/// A stretch of the page: a section or a part with its rules; without heading for what stands first.
struct SectionView: View {
  let anchor: String?
  let heading: String
  let title: TrustedHTML?
  let foreign: String?
  let isPart: Bool
  /// The ids of the editions in which none of the rules of a part holds.
  let unruledEditions: String?
  let text: TrustedHTML?
  let apis: [SymbolLinkView]
  let rules: [RuleView]

  static var fields: [Field<Self>] {
    [
      Field("anchor", \.anchor), Field("heading", \.heading), Field("title", \.title),
      Field("foreign", \.foreign), Field("isPart", \.isPart),
      Field("unruledEditions", \.unruledEditions), Field("text", \.text),
      Field("apis", \.apis), Field("rules", \.rules),
    ]
  }
}

/// An entry of the table of contents; a script adds the rules of the section.
struct ContentsView: View {
  let anchor: String
  let title: TrustedHTML
  let foreign: String?
  /// The ids of the editions in which any of its rules holds, unless there is one for each.
  let marks: String?

  static var fields: [Field<Self>] {
    [
      Field("anchor", \.anchor), Field("title", \.title), Field("foreign", \.foreign),
      Field("marks", \.marks),
    ]
  }
}
