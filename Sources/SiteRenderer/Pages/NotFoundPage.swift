import RuleGraph

/// The page a server shows for an address that leads nowhere, in all languages at once.
///
/// It is shown at any depth, so that a relative path would lead astray: looks and script stand in the
/// page, allowed by their hashes, and the script finds the root of the site from the address. Its search leads to that of the
/// first page.
struct NotFoundPage {
  let parts: SiteParts

  func fields() -> Fields {
    let site = parts.graph.site
    let first = site.languages.first?.code ?? ""
    let title = site.title.first(of: site.preference(for: first))?.value ?? ""
    return Fields(
      NotFoundView(
        lang: first, siteTitle: title, home: site.publication.url,
        languages: site.languages.map(view)))
  }

  private func view(_ site: Language) -> NotFoundLanguageView {
    let language = site.code
    let viewpoint = Viewpoint(parts, language: language, page: "index.html")
    return NotFoundLanguageView(
      code: language, name: site.name, title: viewpoint.wording["not-found.title"],
      text: viewpoint.wording["not-found.text"], search: viewpoint.wording["search.placeholder"],
      searchLabel: viewpoint.wording["search.label"],
      links: Navigation.entries(of: parts.graph).map { address, key in
        let page = parts.addresses.place(of: address).page
        return NavigationView(
          url: "\(language)/\(page)", label: viewpoint.wording[key], isCurrent: false)
      })
  }
}
