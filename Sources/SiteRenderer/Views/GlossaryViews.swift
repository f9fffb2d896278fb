struct GlossaryView: View {
  let categories: [TermCategoryView]
}

struct TermCategoryView: View {
  let id: String
  let title: String
  let terms: [TermView]
}

struct TermView: View {
  let anchor: String
  let name: PhraseView
  let otherNames: [PhraseView]
  let why: PhraseView?
  let component: LinkView?
  let variants: [VariantsView]
}

/// The variants of one standing.
struct VariantsView: View {
  let standing: String
  let label: String
  let texts: [PhraseView]
}
