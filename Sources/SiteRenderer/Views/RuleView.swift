/// A rule on its page.
struct RuleView: View {
  let anchor: String
  /// The element of the heading, `h3`.
  let heading: String
  let title: TrustedHTML
  /// The language of title and body when it is not the page's.
  let foreign: String?
  let fallback: FallbackView?
  let translation: TranslationView?
  let kind: KindView
  let body: TrustedHTML
  let isHistoric: Bool
  /// The ids of the editions in which it holds, unless it holds in all.
  let marks: String?
  let validity: ValidityView?
  /// The platforms, when they are not those of the whole page.
  let platforms: String?
  let relations: [RelationView]
  /// The APIs it governs that its text does not name.
  let apis: [SymbolLinkView]
  let table: TableView?
  let citations: [CitationView]

  static var fields: [Field<Self>] {
    [
      Field("anchor", \.anchor), Field("heading", \.heading), Field("title", \.title),
      Field("foreign", \.foreign), Field("fallback", \.fallback),
      Field("translation", \.translation),
      Field("kind", \.kind),
      Field("body", \.body), Field("isHistoric", \.isHistoric), Field("marks", \.marks),
      Field("validity", \.validity), Field("platforms", \.platforms),
      Field("relations", \.relations), Field("apis", \.apis), Field("table", \.table),
      Field("citations", \.citations),
    ]
  }
}

/// In which editions a rule holds.
struct ValidityView: View {
  let url: String
  let text: String

  static var fields: [Field<Self>] {
    [Field("url", \.url), Field("text", \.text)]
  }
}

/// Where in a document a rule was taken from.
struct CitationView: View {
  /// The anchor of the document in the list beneath the rules.
  let anchor: String
  /// Such as "Source 2, lines 13–15".
  let text: String

  static var fields: [Field<Self>] {
    [Field("anchor", \.anchor), Field("text", \.text)]
  }
}

/// A document that rules of the page were taken from.
struct SourceView: View {
  let anchor: String
  let url: String
  let title: MarkupView
  let edition: MarkupView?

  static var fields: [Field<Self>] {
    [
      Field("anchor", \.anchor), Field("url", \.url), Field("title", \.title),
      Field("edition", \.edition),
    ]
  }
}

/// A table of system items.
struct TableView: View {
  let caption: PhraseView
  let rows: [TableRowView]

  static var fields: [Field<Self>] {
    [Field("caption", \.caption), Field("rows", \.rows)]
  }
}

struct TableRowView: View {
  let picture: TrustedHTML?
  let symbol: SymbolLinkView
  let name: PhraseView?
  let meaning: PhraseView?

  static var fields: [Field<Self>] {
    [
      Field("picture", \.picture), Field("symbol", \.symbol), Field("name", \.name),
      Field("meaning", \.meaning),
    ]
  }
}
