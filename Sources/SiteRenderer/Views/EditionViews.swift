/// The list of editions.
struct EditionsView: View {
  let editions: [EditionLinkView]
  /// Whether pages have the switch between editions.
  let hasSwitch: Bool

  static var fields: [Field<Self>] {
    [Field("editions", \.editions), Field("hasSwitch", \.hasSwitch)]
  }
}

/// An edition: what held, what it changed, what changed since, and what disagrees.
struct EditionView: View {
  let title: PhraseView
  let summary: MarkupView?
  let holds: String
  let sources: [EditionSourceView]
  /// Rules that are new with this edition, by component.
  let brought: [RuleGroupView]
  /// Rules that replace earlier ones from this edition on.
  let changes: [ChangeView]
  /// Rules of the edition before that hold no longer and were not replaced.
  let ended: [RuleLinkView]
  /// Rules of this edition that a later one replaced or dropped.
  let changedSince: [ChangeView]
  let conflicts: [ChangeView]
  /// All rules that hold, by component.
  let held: [RuleGroupView]
  let previous: LinkView?
  let next: LinkView?

  static var fields: [Field<Self>] {
    [
      Field("title", \.title), Field("summary", \.summary), Field("holds", \.holds),
      Field("sources", \.sources), Field("brought", \.brought), Field("changes", \.changes),
      Field("ended", \.ended),
      Field("changedSince", \.changedSince), Field("conflicts", \.conflicts), Field("held", \.held),
      Field("previous", \.previous), Field("next", \.next),
    ]
  }
}

struct EditionSourceView: View {
  let anchor: String
  let title: PhraseView
  let origin: MarkupView?
  let languages: TrustedHTML
  let rules: String

  static var fields: [Field<Self>] {
    [
      Field("anchor", \.anchor), Field("title", \.title), Field("origin", \.origin),
      Field("languages", \.languages), Field("rules", \.rules),
    ]
  }
}

/// A rule of an edition, and the rules it stands against.
struct ChangeView: View {
  let rule: RuleLinkView
  let others: [RuleLinkView]

  static var fields: [Field<Self>] {
    [Field("rule", \.rule), Field("others", \.others)]
  }
}

/// How many rules of a page held in an edition.
struct EditionTallyView: View {
  let id: String
  let isEmpty: Bool
  let url: String
  let label: String
  let holds: String
  /// Such as `+3 −1`; `nil` for the first edition and where nothing changed.
  let change: String?

  static var fields: [Field<Self>] {
    [
      Field("id", \.id), Field("isEmpty", \.isEmpty), Field("url", \.url),
      Field("label", \.label), Field("holds", \.holds), Field("change", \.change),
    ]
  }
}
