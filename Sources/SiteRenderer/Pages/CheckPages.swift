import CommonMark
import RuleGraph

/// The list of all checks of the content.
struct ChecksPage {
  let viewpoint: Viewpoint

  func content() -> PageContent {
    let checks = CheckPage.all
    var families: [String] = []
    for check in checks where families.last != check.family {
      families.append(check.family)
    }
    let view = ChecksView(
      foreign: viewpoint.foreign(CheckPage.language),
      count: viewpoint.wording.count("count.checks", checks.count),
      families: families.map { CheckLinks(viewpoint: viewpoint).family($0) })
    return PageContent(
      title: viewpoint.wording["checks.title"],
      description: viewpoint.wording["checks.description"], fields: Fields(view))
  }
}

/// The page of a check, made from the check's own words and examples.
struct CheckPage {
  let viewpoint: Viewpoint
  let id: String

  /// What the program says is written in this language.
  static let language = "en"

  /// The summaries of all checks as markup, by id; each stands on many pages.
  fileprivate static let summaries = Dictionary(
    uniqueKeysWithValues: all.map { ($0.id, CheckLinks.words($0.summary)) })

  /// All checks, by id.
  static let all = CheckRegistry.all.map { $0.description }.sorted { $0.id < $1.id }

  func content() -> PageContent? {
    guard let check = Self.all.first(where: { $0.id == id }) else { return nil }
    let family = CheckLinks(viewpoint: viewpoint).family(check.family)
    let view = CheckView(
      id: id, severity: viewpoint.wording["severity.\(check.severity.rawValue)"],
      foreign: viewpoint.foreign(Self.language),
      summary: Self.summaries[id] ?? TrustedHTML(text: check.summary),
      explanation: marked(Self.prose(check.explanation)), bad: check.bad.flatMap(files),
      good: check.good.flatMap(files), siblings: family.checks.filter { $0.id != id })
    return PageContent(title: id, description: check.summary, fields: Fields(view))
  }

  private func files(of example: CheckExample) -> [CheckFileView] {
    example.files.sorted { $0.key < $1.key }.filter { !$0.value.isEmpty }.map { path, text in
      let marked = TrustedHTML(text: text.trimmingLineEnds()).markup
        .replacing("↓", with: "<mark>↓</mark>")
      return CheckFileView(path: path, text: self.marked(TrustedHTML(markup: marked)))
    }
  }

  /// The program speaks one language, and shows examples of others.
  private func marked(_ html: TrustedHTML) -> TrustedHTML {
    viewpoint.site.wordings[Self.language]?.foreignRuns?.markup(html) ?? html
  }

  private static func prose(_ text: String) -> TrustedHTML {
    TrustedHTML(markup: HTMLRenderer(Document(parsing: text, as: .commonMark)).render())
  }
}

/// Links to checks.
struct CheckLinks {
  let viewpoint: Viewpoint

  func family(_ family: String) -> CheckFamilyView {
    let checks = CheckPage.all.filter { $0.family == family }
    return CheckFamilyView(
      id: family,
      checks: checks.map { check in
        CheckLinkView(
          url: viewpoint.url(to: .check(check.id)), id: check.id,
          summary: CheckPage.summaries[check.id] ?? TrustedHTML(text: check.summary))
      })
  }

  /// A sentence with code spans, without a paragraph around it.
  fileprivate static func words(_ text: String) -> TrustedHTML {
    let document = Document(parsing: text, as: .commonMark)
    guard document.nodes.count > 2 else { return TrustedHTML(text: text) }
    return TrustedHTML(markup: HTMLRenderer(document).render(2..<document.nodes[1].end))
  }
}

extension CheckDescription {
  /// What stands before the slash.
  fileprivate var family: String {
    String(id.prefix { $0 != "/" })
  }
}

extension String {
  fileprivate func trimmingLineEnds() -> String {
    var text = self[...]
    while text.last == "\n" { text = text.dropLast() }
    while text.first == "\n" { text = text.dropFirst() }
    return String(text)
  }
}
