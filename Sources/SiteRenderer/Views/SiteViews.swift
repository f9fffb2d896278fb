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
  /// The page for readers of none of the languages.
  let neutralURL: String
  let navigation: [NavigationView]
  let asOf: [AsOfView]
  /// What a page says of the edition that is chosen, before its title and behind it.
  let noticeLead: String
  let noticeRest: String
  /// The style sheet beside the one that all pages share.
  let sheet: String
  let hasDrawings: Bool
  let machine: MachineView
  let footer: FooterView

  static var fields: [Field<Self>] {
    [
      Field("lang", \.lang), Field("title", \.title), Field("description", \.description),
      Field("base", \.base), Field("root", \.root), Field("siteTitle", \.siteTitle),
      Field("languages", \.languages), Field("neutralURL", \.neutralURL),
      Field("navigation", \.navigation), Field("asOf", \.asOf),
      Field("noticeLead", \.noticeLead), Field("noticeRest", \.noticeRest),
      Field("sheet", \.sheet), Field("hasDrawings", \.hasDrawings), Field("machine", \.machine),
      Field("footer", \.footer),
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

/// A position of the switch between editions.
struct AsOfView: View {
  /// The edition's id, or `now` for all of them.
  let id: String
  let label: String
  let isNow: Bool
  /// The whole title of the edition; of all editions nothing is said.
  let title: String

  static var fields: [Field<Self>] {
    [
      Field("id", \.id), Field("label", \.label), Field("isNow", \.isNow),
      Field("title", \.title),
    ]
  }
}

/// What stands beneath every page.
struct FooterView: View {
  let checksURL: String
  /// Where the page's text can be edited.
  let editURL: String?
  /// What last changed on the page, from its content.
  let lastChange: String?

  static var fields: [Field<Self>] {
    [
      Field("checksURL", \.checksURL), Field("editURL", \.editURL),
      Field("lastChange", \.lastChange),
    ]
  }
}

/// The page at the root.
struct WelcomeView: View {
  let lang: String
  let title: String
  /// The path to the root of the site, where this page stands.
  let base = ""
  /// The one address of the page, where the site has one.
  let address: String?
  let languages: [WelcomeLanguageView]

  static var fields: [Field<Self>] {
    [
      Field("lang", \.lang), Field("title", \.title), Field("base", \.base),
      Field("address", \.address), Field("languages", \.languages),
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

/// The page for addresses that lead nowhere, in all languages at once.
struct NotFoundView: View {
  let lang: String
  let siteTitle: String
  /// The address of the site, where it is known.
  let home: String?
  let languages: [NotFoundLanguageView]

  static var fields: [Field<Self>] {
    [
      Field("lang", \.lang), Field("siteTitle", \.siteTitle), Field("home", \.home),
      Field("languages", \.languages),
    ]
  }
}

struct NotFoundLanguageView: View {
  let code: String
  let name: String
  let title: String
  let text: String
  let search: String
  let searchLabel: String
  let links: [NavigationView]

  static var fields: [Field<Self>] {
    [
      Field("code", \.code), Field("name", \.name), Field("title", \.title),
      Field("text", \.text), Field("search", \.search), Field("searchLabel", \.searchLabel),
      Field("links", \.links),
    ]
  }
}

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
  let finds: String?

  static var fields: [Field<Self>] {
    [Field("words", \.words), Field("finds", \.finds)]
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

/// A number of rules, for one position of the switch between editions.
struct AsOfCountView: View {
  /// The positions of the switch at which it is shown, between spaces.
  let id: String
  let text: String

  static var fields: [Field<Self>] {
    [Field("id", \.id), Field("text", \.text)]
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
