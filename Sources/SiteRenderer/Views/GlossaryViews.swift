struct GlossaryView: View {
  let categories: [TermCategoryView]

  static var fields: [Field<Self>] {
    [Field("categories", \.categories)]
  }
}

struct TermCategoryView: View {
  let id: String
  let title: String
  let terms: [TermView]

  static var fields: [Field<Self>] {
    [Field("id", \.id), Field("title", \.title), Field("terms", \.terms)]
  }
}

struct TermView: View {
  let anchor: String
  let name: PhraseView
  let otherNames: [PhraseView]
  let why: MarkupView?
  let component: LinkView?
  let variants: [VariantsView]

  static var fields: [Field<Self>] {
    [
      Field("anchor", \.anchor), Field("name", \.name), Field("otherNames", \.otherNames),
      Field("why", \.why), Field("component", \.component), Field("variants", \.variants),
    ]
  }
}

/// The variants of one standing.
struct VariantsView: View {
  let standing: String
  let label: String
  let first: PhraseView
  /// Those behind a comma.
  let others: [PhraseView]

  static var fields: [Field<Self>] {
    [
      Field("standing", \.standing), Field("label", \.label), Field("first", \.first),
      Field("others", \.others),
    ]
  }
}
