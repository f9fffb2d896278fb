/// What surrounds the main part of every page.
struct ChromeView: View {
  let lang: String
  let title: String
  let description: String?
  /// The path to the root of the site, empty or ending in a slash.
  let base: String
  /// The path to the language's folder.
  let root: String
  let siteTitle: String
  let languages: [LanguageLinkView]
  let navigation: [NavigationView]
  let kinds: [KindView]

  static var fields: [Field<Self>] {
    [
      Field("lang", \.lang), Field("title", \.title), Field("description", \.description),
      Field("base", \.base), Field("root", \.root), Field("siteTitle", \.siteTitle),
      Field("languages", \.languages), Field("navigation", \.navigation), Field("kinds", \.kinds),
    ]
  }
}

/// The same page in a language.
struct LanguageLinkView: View {
  let code: String
  let name: String
  let url: String
  let isCurrent: Bool

  static var fields: [Field<Self>] {
    [
      Field("code", \.code), Field("name", \.name), Field("url", \.url),
      Field("isCurrent", \.isCurrent),
    ]
  }
}

struct NavigationView: View {
  let url: String
  let label: String
  let isCurrent: Bool

  static var fields: [Field<Self>] {
    [Field("url", \.url), Field("label", \.label), Field("isCurrent", \.isCurrent)]
  }
}

/// The page at the root.
struct WelcomeView: View {
  let lang: String
  let title: String
  /// The path to the root of the site, where this page stands.
  let base = ""
  let languages: [WelcomeLanguageView]

  static var fields: [Field<Self>] {
    [
      Field("lang", \.lang), Field("title", \.title), Field("base", \.base),
      Field("languages", \.languages),
    ]
  }
}

struct WelcomeLanguageView: View {
  let code: String
  let name: String
  let url: String
  let summary: String?

  static var fields: [Field<Self>] {
    [
      Field("code", \.code), Field("name", \.name), Field("url", \.url),
      Field("summary", \.summary),
    ]
  }
}

struct HomeView: View {
  let title: PhraseView
  let summary: PhraseView?
  let facts: [String]
  let groups: [GroupView]
  let editions: [EditionLinkView]

  static var fields: [Field<Self>] {
    [
      Field("title", \.title), Field("summary", \.summary), Field("facts", \.facts),
      Field("groups", \.groups), Field("editions", \.editions),
    ]
  }
}

struct GroupView: View {
  let id: String
  let title: PhraseView
  let components: [ComponentCardView]

  static var fields: [Field<Self>] {
    [Field("id", \.id), Field("title", \.title), Field("components", \.components)]
  }
}

struct ComponentCardView: View {
  let url: String
  let picture: TrustedHTML?
  let title: PhraseView
  let otherNames: [PhraseView]
  let summary: PhraseView?
  let rules: String
  let parts: [LinkView]

  static var fields: [Field<Self>] {
    [
      Field("url", \.url), Field("picture", \.picture), Field("title", \.title),
      Field("otherNames", \.otherNames), Field("summary", \.summary), Field("rules", \.rules),
      Field("parts", \.parts),
    ]
  }
}

struct EditionLinkView: View {
  let url: String
  let title: PhraseView
  let date: String
  let summary: PhraseView?
  let rules: String

  static var fields: [Field<Self>] {
    [
      Field("url", \.url), Field("title", \.title), Field("date", \.date),
      Field("summary", \.summary), Field("rules", \.rules),
    ]
  }
}

/// The view of a page inside what surrounds it, as `page`.
struct FramedView<Page: View>: View {
  let chrome: ChromeView
  let page: Page

  static var fields: [Field<Self>] {
    ChromeView.fields.map { Field($0, within: \.chrome) } + [Field("page", \.page)]
  }
}
