struct EditionsView: View {
  let editions: [EditionView]
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
}

struct EditionSourceView: View {
  let title: PhraseView
  let origin: PhraseView?
  let languages: String
  let rules: String
}

/// A rule of an edition, and the older rules it stands against.
struct ChangeView: View {
  let rule: RuleLinkView
  let others: [RuleLinkView]
}

struct AdditionsView: View {
  let component: LinkView
  let count: String
  let rules: [RuleLinkView]
}
