import RuleGraph

/// The page at the root: the site's name and a link for each language.
struct WelcomePage {
  let parts: SiteParts

  func fields() -> Fields {
    let site = parts.graph.site
    let first = site.languages.first?.code ?? ""
    let title = site.title.first(of: site.preference(for: first))?.value ?? ""
    let view = WelcomeView(
      lang: first, title: title, address: site.publication.url,
      languages: site.languages.map { language in
        WelcomeLanguageView(
          code: language.code, name: language.name, url: "\(language.code)/index.html",
          summary: site.summary?[language.code])
      })
    return Fields(view)
  }
}
