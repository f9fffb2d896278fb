/// A rule on its page.
struct RuleView: View {
  let anchor: String
  /// The element of the heading, `h3`.
  let heading: String
  let title: TrustedHTML
  /// The language of title and body when it is not the page's.
  let foreign: String?
  let fallback: FallbackView?
  let kind: KindView
  let body: TrustedHTML
  let isHistoric: Bool
  let validity: ValidityView?
  /// The platforms, when they are not those of the whole page.
  let platforms: String?
  let relations: [RelationView]
  /// The APIs it governs that its text does not name.
  let apis: [SymbolLinkView]
  let table: TableView?
  let sources: [SourceView]
  /// Which rule the anchor link is for, in words.
  let permalink: String
}

/// In which editions a rule holds.
struct ValidityView: View {
  let url: String
  let text: String
}

/// A document that a rule was taken from.
struct SourceView: View {
  let title: PhraseView
  let lines: String?
}

/// A table of system items.
struct TableView: View {
  let caption: PhraseView
  let rows: [TableRowView]
}

struct TableRowView: View {
  let symbol: SymbolLinkView
  let name: PhraseView?
  let meaning: PhraseView?
}
