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
