/// A text that may be in another language than the page.
struct PhraseView: View, Equatable {
  let text: String
  /// The language of the text when it is not the page's.
  let foreign: String?

  static var fields: [Field<Self>] {
    [Field("text", \.text), Field("foreign", \.foreign)]
  }
}

/// A link with plain words.
struct LinkView: View {
  let url: String
  let title: PhraseView

  static var fields: [Field<Self>] {
    [Field("url", \.url), Field("title", \.title)]
  }
}

/// A link to the page of an API.
struct SymbolLinkView: View {
  let url: String
  let name: TrustedHTML

  static var fields: [Field<Self>] {
    [Field("url", \.url), Field("name", \.name)]
  }
}

/// A kind of rule in words; its raw name picks the icon and the colour.
struct KindView: View {
  let name: String
  let label: String

  static var fields: [Field<Self>] {
    [Field("name", \.name), Field("label", \.label)]
  }
}

/// A link to a rule from elsewhere.
struct RuleLinkView: View {
  let url: String
  let title: TrustedHTML
  let foreign: String?
  let kind: KindView
  /// The component, when the rule is on another page.
  let component: PhraseView?
  let isHistoric: Bool

  static var fields: [Field<Self>] {
    [
      Field("url", \.url), Field("title", \.title), Field("foreign", \.foreign),
      Field("kind", \.kind), Field("component", \.component), Field("isHistoric", \.isHistoric),
    ]
  }
}

/// What a rule has to do with others, such as "Replaced by".
struct RelationView: View {
  let name: String
  let label: String
  let rules: [RuleLinkView]
  let components: [LinkView]

  static var fields: [Field<Self>] {
    [
      Field("name", \.name), Field("label", \.label), Field("rules", \.rules),
      Field("components", \.components),
    ]
  }
}

/// The language that a text had to be taken from, in words.
struct FallbackView: View {
  let notice: String

  static var fields: [Field<Self>] {
    [Field("notice", \.notice)]
  }
}
