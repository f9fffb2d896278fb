import RuleGraph

/// What surrounds the main part of a page: title, navigation, languages, words.
struct PageFrame {
  let viewpoint: Viewpoint
  /// The address the page answers to in the navigation, if it does.
  let current: Address?

  func fields(around content: PageContent) -> Fields {
    let siteTitle = viewpoint.phrase(viewpoint.graph.site.title)?.text ?? ""
    let title = content.title.map { "\($0) – \(siteTitle)" } ?? siteTitle
    let path = viewpoint.path
    let chrome = ChromeView(
      lang: viewpoint.language, title: title,
      description: content.description.isEmpty ? nil : content.description,
      base: RelativePath.toRoot(from: path), root: RelativePath.toRoot(from: viewpoint.page),
      siteTitle: siteTitle, languages: languages(), navigation: navigation(),
      kinds: RuleKind.allCases.map(viewpoint.kind))
    return framed(content.fields.view, in: chrome)
  }

  private func framed(_ page: some View, in chrome: ChromeView) -> Fields {
    Fields(FramedView(chrome: chrome, page: page))
  }

  private func languages() -> [LanguageLinkView] {
    viewpoint.graph.site.languages.map { language in
      LanguageLinkView(
        code: language.code, name: language.name,
        url: RelativePath.from(viewpoint.path, to: "\(language.code)/\(viewpoint.page)"),
        isCurrent: language.code == viewpoint.language)
    }
  }

  private func navigation() -> [NavigationView] {
    let entries: [(Address, String)] = [
      (.home, "navigation.components"), (.symbols, "navigation.apis"),
      (.glossary, "navigation.glossary"), (.editions, "navigation.editions"),
    ]
    return entries.map { address, key in
      NavigationView(
        url: viewpoint.url(to: address), label: viewpoint.wording[key],
        isCurrent: address == current)
    }
  }
}
