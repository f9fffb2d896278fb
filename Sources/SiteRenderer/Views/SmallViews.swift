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

/// A link to a component of a page's group, or to all of them.
struct SiblingView: View {
  let url: String
  let title: PhraseView
  let isCurrent: Bool

  static var fields: [Field<Self>] {
    [Field("url", \.url), Field("title", \.title), Field("isCurrent", \.isCurrent)]
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

/// A kind of rule in words; its raw name picks the mark and the colour.
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
  /// The ids of the editions in which it holds, unless it holds in all.
  let marks: String?
  /// In which editions it holds, in words, where that is worth saying.
  let edition: String?

  static var fields: [Field<Self>] {
    [
      Field("url", \.url), Field("title", \.title), Field("foreign", \.foreign),
      Field("kind", \.kind), Field("component", \.component), Field("isHistoric", \.isHistoric),
      Field("marks", \.marks), Field("edition", \.edition),
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
  let text: String
  /// The same as markup.
  let notice: TrustedHTML

  static var fields: [Field<Self>] {
    [Field("notice", \.notice)]
  }
}

/// The rules of one component, in a list of links.
struct RuleGroupView: View {
  let anchor: String
  let component: LinkView
  let count: String
  /// The ids of the editions in which any of the rules holds, unless there is one for each or it makes no difference.
  var marks: String?
  let rules: [RuleLinkView]

  static var fields: [Field<Self>] {
    [
      Field("anchor", \.anchor), Field("component", \.component), Field("count", \.count),
      Field("marks", \.marks), Field("rules", \.rules),
    ]
  }
}
