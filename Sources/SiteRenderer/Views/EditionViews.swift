struct EditionsView: View {
  let editions: [EditionView]

  static var fields: [Field<Self>] {
    [Field("editions", \.editions)]
  }
}

/// An edition and what it changed.
struct EditionView: View {
  let anchor: String
  let title: PhraseView
  let date: String
  let summary: PhraseView?
  let sources: [EditionSourceView]
  let holds: String
  /// Rules that replace earlier ones from this edition on.
  let changes: [ChangeView]
  /// Rules that begin with this edition, by component.
  let additions: [AdditionsView]
  let conflicts: [ChangeView]

  static var fields: [Field<Self>] {
    [
      Field("anchor", \.anchor), Field("title", \.title), Field("date", \.date),
      Field("summary", \.summary), Field("sources", \.sources), Field("holds", \.holds),
      Field("changes", \.changes), Field("additions", \.additions),
      Field("conflicts", \.conflicts),
    ]
  }
}

struct EditionSourceView: View {
  let title: PhraseView
  let origin: PhraseView?
  let languages: String
  let rules: String

  static var fields: [Field<Self>] {
    [
      Field("title", \.title), Field("origin", \.origin), Field("languages", \.languages),
      Field("rules", \.rules),
    ]
  }
}

/// A rule of an edition, and the older rules it stands against.
struct ChangeView: View {
  let rule: RuleLinkView
  let others: [RuleLinkView]

  static var fields: [Field<Self>] {
    [Field("rule", \.rule), Field("others", \.others)]
  }
}

struct AdditionsView: View {
  let component: LinkView
  let count: String
  let rules: [RuleLinkView]

  static var fields: [Field<Self>] {
    [Field("component", \.component), Field("count", \.count), Field("rules", \.rules)]
  }
}
