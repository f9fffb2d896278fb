import RuleGraph

/// What surrounds the main part of a page: title, navigation, languages, words.
struct PageFrame {
  let viewpoint: Viewpoint
  let kind: PageKind
  /// The address the page answers to in the navigation, if it does.
  let current: Address?

  func fields(around content: PageContent) -> Fields {
    let siteTitle = viewpoint.phrase(viewpoint.site.about.title)?.text ?? ""
    let title = content.title.map { "\($0) – \(siteTitle)" } ?? siteTitle
    let path = viewpoint.path
    let (languages, notice) = (languages(), viewpoint.voice.notice(isTimeless: isTimeless))
    let chrome = ChromeView(
      lang: viewpoint.language, title: title,
      description: content.description.isEmpty ? nil : content.description,
      base: RelativePath.toRoot(from: path), root: RelativePath.toRoot(from: viewpoint.page),
      siteTitle: siteTitle, languages: languages, neutralURL: neutralURL(languages),
      navigation: viewpoint.site.navigation[viewpoint.language]?
        .views(from: viewpoint.place, current: current, viewpoint.wording) ?? [],
      asOf: viewpoint.voice.asOf, noticeLead: notice.lead, noticeRest: notice.rest,
      sheet: kind.sheet,
      hasDrawings: hasDrawings,
      machine: machine(title, content), footer: footer(content))
    return framed(content.fields.view, in: chrome)
  }

  private func framed(_ page: some View, in chrome: ChromeView) -> Fields {
    Fields(FramedView(chrome: chrome, page: page))
  }

  /// Whether such pages may show drawings from the content.
  private var hasDrawings: Bool {
    [.component, .parallel, .home, .symbol].contains(kind)
  }

  /// Whether such pages are the same in every edition.
  private var isTimeless: Bool {
    [
      .symbols, .glossary, .editions, .edition, .checks, .check, .former, .relations,
    ].contains(kind)
  }

  private func languages() -> [LanguageLinkView] {
    viewpoint.site.about.languages.map { language in
      LanguageLinkView(
        code: language.code, name: language.name,
        url: RelativePath.from(viewpoint.path, to: "\(language.code)/\(viewpoint.page)"),
        isCurrent: language.code == viewpoint.language)
    }
  }

  /// The first page lets people choose; of any other, the page in the language others fall back to.
  private func neutralURL(_ languages: [LanguageLinkView]) -> String {
    kind == .home
      ? RelativePath.from(viewpoint.path, to: "index.html") : languages.first?.url ?? ""
  }

  private func machine(_ title: String, _ content: PageContent) -> MachineView {
    let publication = viewpoint.site.about.publication
    let hasTwin = publication.hasTwins && kind != .former
    let file = viewpoint.page.dropFirst(viewpoint.place.folder.count)
    return MachineView(
      twinURL: hasTwin ? TwinAddress.twin(of: String(file)) : nil,
      address: kind == .former ? nil : publication.url.map { $0 + viewpoint.path },
      type: kind == .home ? "website" : "article", title: content.title ?? title)
  }

  private func footer(_ content: PageContent) -> FooterView {
    let repository = viewpoint.site.about.publication.repository
    let file = content.source
    return FooterView(
      checksURL: viewpoint.url(to: .checks),
      editURL: repository.flatMap { address in file.map { "\(address)/\($0)" } },
      lastChange: content.lastChange)
  }
}
