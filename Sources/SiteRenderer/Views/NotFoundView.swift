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
