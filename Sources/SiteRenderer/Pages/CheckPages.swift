import CommonMark
import RuleGraph

/// The list of all checks of the content.
struct ChecksPage {
  let viewpoint: Viewpoint

  func content() -> PageContent {
    let view = ChecksView(
      foreign: viewpoint.foreign(CheckPage.language),
      count: viewpoint.wording.count("count.checks", CheckPage.all.count),
      families: CheckPage.families.map { id, checks in
        CheckFamilyView(id: id, checks: CheckLinks(viewpoint: viewpoint).views(of: checks))
      })
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

  /// The same by what stands before the slash of their ids, in that order.
  fileprivate static let families: [(id: String, checks: [CheckDescription])] = all.reduce(
    into: []
  ) { families, check in
    let id = String(check.id.prefix { $0 != "/" })
    if families.last?.id != id { families.append((id, [])) }
    families[families.count - 1].checks.append(check)
  }

  func content() -> PageContent? {
    guard let check = Self.all.first(where: { $0.id == id }) else { return nil }
    let family = Self.families.first { $0.checks.contains { $0.id == id } }?.checks ?? []
    let view = CheckView(
      id: id, severity: viewpoint.wording["severity.\(check.severity.rawValue)"],
      foreign: viewpoint.foreign(Self.language),
      summary: Self.summaries[id] ?? TrustedHTML(text: check.summary),
      explanation: marked(Self.prose(check.explanation)), bad: check.bad.flatMap(files),
      good: check.good.flatMap(files),
      siblings: CheckLinks(viewpoint: viewpoint).views(of: family.filter { $0.id != id }))
    return PageContent(title: id, description: check.summary, fields: Fields(view))
  }

  private func files(of example: CheckExample) -> [CheckFileView] {
    example.files.sorted { $0.key < $1.key }.filter { !$0.value.isEmpty }.map { path, text in
      CheckFileView(path: path, text: marked(Self.withMarks(text.trimmingLineEnds())))
    }
  }

  /// An example with its arrows in elements.
  private static func withMarks(_ text: String) -> TrustedHTML {
    let arrow: Unicode.Scalar = "↓"
    let pieces = text.unicodeScalars.split(separator: arrow, omittingEmptySubsequences: false)
    return TrustedHTML(
      markup: pieces.map { TrustedHTML(text: String($0)).markup }
        .joined(separator: "<mark>↓</mark>"))
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

  func views(of checks: [CheckDescription]) -> [CheckLinkView] {
    checks.map { check in
      CheckLinkView(
        url: viewpoint.url(to: .check(check.id)), id: check.id,
        summary: CheckPage.summaries[check.id] ?? TrustedHTML(text: check.summary))
    }
  }

  /// A sentence with code spans, without a paragraph around it.
  fileprivate static func words(_ text: String) -> TrustedHTML {
    let document = Document(parsing: text, as: .commonMark)
    guard document.nodes.count > 2 else { return TrustedHTML(text: text) }
    return TrustedHTML(markup: HTMLRenderer(document).render(2..<document.nodes[1].end))
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
