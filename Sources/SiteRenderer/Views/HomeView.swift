struct HomeView: View {
  let title: PhraseView
  let summary: PhraseView?
  let facts: [FactView]
  let groups: [GroupView]
  let editions: [EditionLinkView]
  let searches: [SearchExampleView]

  static var fields: [Field<Self>] {
    [
      Field("title", \.title), Field("summary", \.summary), Field("facts", \.facts),
      Field("groups", \.groups), Field("editions", \.editions), Field("searches", \.searches),
    ]
  }
}

/// How many of something there are, with a link to them.
struct FactView: View {
  let url: String
  let label: String
  /// The edition as of which it is so, where that makes a difference.
  let asOf: String?

  static var fields: [Field<Self>] {
    [Field("url", \.url), Field("label", \.label), Field("asOf", \.asOf)]
  }
}

/// What one may search for, and what it finds.
struct SearchExampleView: View {
  let words: TrustedHTML
  let finds: String
  /// The language of both where it is not the page's.
  let foreign: String?

  static var fields: [Field<Self>] {
    [Field("words", \.words), Field("finds", \.finds), Field("foreign", \.foreign)]
  }
}

struct GroupView: View {
  let id: String
  let title: PhraseView
  /// The ids of the editions in which any of the components has rules, unless there is one for each.
  let marks: String?
  let components: [ComponentCardView]

  static var fields: [Field<Self>] {
    [
      Field("id", \.id), Field("title", \.title), Field("marks", \.marks),
      Field("components", \.components),
    ]
  }
}

struct ComponentCardView: View {
  let url: String
  /// The ids of the editions in which any of its rules holds, unless there is one for each.
  let marks: String?
  /// A small drawing of the component.
  let picture: TrustedHTML?
  let title: PhraseView
  let otherNames: [PhraseView]
  let summary: PhraseView?
  /// How many rules hold in each edition.
  let counts: [AsOfCountView]
  let parts: [CardPartView]

  static var fields: [Field<Self>] {
    [
      Field("url", \.url), Field("marks", \.marks), Field("title", \.title),
      Field("otherNames", \.otherNames), Field("summary", \.summary),
      Field("picture", \.picture), Field("counts", \.counts), Field("parts", \.parts),
    ]
  }
}

/// A link to a part of a component.
struct CardPartView: View {
  let url: String
  let title: PhraseView
  /// The ids of the editions in which any of its rules holds, unless there is one for each.
  let marks: String?

  static var fields: [Field<Self>] {
    [Field("url", \.url), Field("title", \.title), Field("marks", \.marks)]
  }
}

struct EditionLinkView: View {
  let url: String
  let title: PhraseView
  let summary: PhraseView?
  let rules: String

  static var fields: [Field<Self>] {
    [
      Field("url", \.url), Field("title", \.title), Field("summary", \.summary),
      Field("rules", \.rules),
    ]
  }
}
