/// What could not be read as meant, so that nothing can be said of names that lead there.
///
/// One slip, a bracket left open in `editions.yml`, would else be reported at every rule. It is reported where it is, and
/// what follows from it is found once it is mended.
struct Damage: Sendable {
  private let root: String
  /// The printed paths of files that may have lost records.
  private let files: Set<String>
  /// The ids of the components on whose pages headings may have been lost.
  private let pages: Set<String>

  init(of catalog: Catalog) {
    files = Self.paths(of: catalog.faults.filter(\.kind.losesRecords))
    let paths = Self.paths(of: catalog.faults.filter(\.kind.losesHeadings))
    let damaged = catalog.pages.filter { page in
      page.texts.languages.compactMap { page.texts[$0] }
        .contains { paths.contains($0.path) || $0.repeatsAnID }
    }
    pages = Set(damaged.map(\.id))
    root = catalog.root
  }

  private static func paths(of faults: [Fault]) -> Set<String> {
    Set(faults.map(\.location.path))
  }

  /// Whether records of a data file may have been lost.
  func holds(file: String) -> Bool {
    files.contains(root.isEmpty ? file : "\(root)/\(file)")
  }

  /// Whether headings of a component's page may have been lost.
  func holds(page: String) -> Bool {
    pages.contains(page)
  }

  /// Whether a rule may have been lost.
  func holds(_ rule: RuleID) -> Bool {
    holds(page: rule.page)
  }

  /// Whether what a reference names may have been lost.
  func holds(_ reference: UnresolvedReference) -> Bool {
    switch reference.target {
    case .edition: holds("editions.yml", besides: reference)
    case .source: holds("sources.yml", besides: reference)
    case .api, .symbol, .table: holds("apis.yml", besides: reference)
    case .language: holds("site.yml", besides: reference)
    case .component: !pages.isEmpty
    case .rule(let page), .ruleOrComponent(let page):
      holds(page: RuleID(reference.name)?.page ?? page)
    case .anchor(let page): holds(page: page)
    case .page, .pageInOtherLanguage, .file: false
    }
  }

  /// What the damaged file itself names is no consequence of its damage.
  private func holds(_ file: String, besides reference: UnresolvedReference) -> Bool {
    holds(file: file) && !files.contains(reference.location.path)
  }
}

extension FaultKind {
  /// Whether records may be missing from what was read of a data file.
  fileprivate var losesRecords: Bool {
    switch self {
    case .yamlInvalid, .keyMissing, .valueOfWrongType, .entryRepeated, .tableLineInvalid: true
    default: false
    }
  }

  /// Whether headings may be missing from what was read of a page.
  fileprivate var losesHeadings: Bool {
    switch self {
    case .pageRefused, .frontMatterUnclosed, .yamlInvalid, .kindUnknown, .kindWithoutID,
      .kindNested,
      .idInvalid:
      true
    default: false
    }
  }
}

extension PageText {
  fileprivate var repeatsAnID: Bool {
    let ids = headings.compactMap { $0.id?.value }
    return Set(ids).count < ids.count
  }
}

extension FaultKind {
  /// Whether letters of the text are lost.
  var isIllegible: Bool {
    if case .notUTF8 = self { return true }
    return false
  }
}
