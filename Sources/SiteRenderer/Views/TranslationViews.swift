/// That a text may not say what another language says, and where the two differ.
struct TranslationView: View {
  /// What has changed since somebody compared the texts.
  let notice: TrustedHTML
  let differences: [TextDifferenceView]
  /// The code of the other language, and the other text.
  let lang: String
  let caption: TrustedHTML
  let title: TrustedHTML
  let body: TrustedHTML
  /// The rule where all languages stand beside one another.
  let url: String

  static var fields: [Field<Self>] {
    [
      Field("notice", \.notice), Field("differences", \.differences), Field("lang", \.lang),
      Field("caption", \.caption), Field("title", \.title), Field("body", \.body),
      Field("url", \.url),
    ]
  }
}

/// Facts that one text states and the other does not.
struct TextDifferenceView: View {
  let label: String
  let here: String?
  let there: TrustedHTML?

  static var fields: [Field<Self>] {
    [Field("label", \.label), Field("here", \.here), Field("there", \.there)]
  }
}

/// A rule that no longer exists, at the address it had.
struct FormerRuleView: View {
  /// `nil` where something else has the name now.
  let anchor: String?
  let name: String
  /// What became of it.
  let fate: String
  /// Where its address leads on to, when one rule stands in its place.
  let movedURL: String?
  let rules: [RuleLinkView]

  static var fields: [Field<Self>] {
    [
      Field("anchor", \.anchor), Field("name", \.name), Field("fate", \.fate),
      Field("movedURL", \.movedURL), Field("rules", \.rules),
    ]
  }
}

/// The rules of a page that no longer exists.
struct FormerPageView: View {
  let title: String
  /// The page that it has become; `nil` when there is none.
  let successor: LinkView?
  let former: [FormerRuleView]

  static var fields: [Field<Self>] {
    [Field("title", \.title), Field("successor", \.successor), Field("former", \.former)]
  }
}
