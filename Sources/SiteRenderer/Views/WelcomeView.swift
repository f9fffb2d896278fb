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
