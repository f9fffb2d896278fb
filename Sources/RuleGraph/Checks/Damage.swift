import CommonMark

/// What could not be read as meant, so that nothing can be said about names that lead there.
///
/// One slip, a bracket left open in `editions.yml`, would otherwise be reported at every rule. It is reported where it is,
/// and what follows from it is found once it is mended.
struct Damage: Sendable {
  private let root: String
  /// The printed paths of files that may have lost records.
  private let files: Set<String>
  /// The ids of the components on whose pages headings may have been lost.
  private let pages: Set<String>
  /// What headings that lost their attributes, and rules that are gone, were called.
  private var lost: Set<RuleID> = []
  /// The names of such headings without their pages: parts are components.
  private var lostNames: Set<String> = []

  /// The data files that pages use, so that a missing one is reported once.
  static let namedFiles = ["apis.yml", "editions.yml", "figures.yml", "sources.yml"]

  /// - Parameter unusable: the printed paths of files in which a merge was not finished, or that are not text of ours.
  init(of catalog: Catalog, unusable: Set<String>) {
    let missing = Self.namedFiles.filter(catalog.lacks).map(catalog.printedPath)
    files = Self.paths(of: catalog.faults.filter(\.losesRecords))
      .union(unusable).union(missing)
    let paths = Self.paths(of: catalog.faults.filter(\.kind.losesHeadings)).union(unusable)
    let first = catalog.site.languages.first?.code
    let damaged = catalog.pages.filter { page in
      first.map { page.texts[$0] == nil } ?? false
        || page.texts.languages.compactMap { page.texts[$0] }
          .contains { paths.contains($0.path) || $0.repeatsAnID }
    }
    pages = Set(damaged.map(\.id)).union(Self.unreadPages(of: catalog))
      .union(catalog.pages.compactMap { LikelyID.name(of: $0.id) })
    root = catalog.root
  }

  /// The same with the names of headings that lost their attributes.
  func joined(by headings: [LostHeading]) -> Damage {
    var damage = self
    damage.lost = Set(headings.map(\.id))
    damage.lostNames = Set(headings.map(\.id.name))
    return damage
  }

  /// The same with the published rules that are gone, so that what still names them is not reported as well.
  func joined(by rules: GoneRules) -> Damage {
    var damage = self
    damage.lost.formUnion(rules.all.map(\.entry.id))
    return damage
  }

  /// The ids of the components that have a page which exists but could not be read.
  private static func unreadPages(of catalog: Catalog) -> [String] {
    catalog.faults.compactMap { fault in
      guard case .fileRefused = fault.kind else { return nil }
      let pieces = fault.location.path.split(separator: "/")
      return pieces.last?.hasSuffix(".md") == true ? pieces.dropLast().last.map(String.init) : nil
    }
  }

  private static func paths(of faults: [Fault]) -> Set<String> {
    Set(faults.map(\.location.path))
  }

  /// Whether records of a data file may have been lost.
  func holds(file: String) -> Bool {
    files.contains(ContentTree.printedPath(file, below: root))
  }

  /// Whether headings of a component's page may have been lost.
  func holds(page: String) -> Bool {
    pages.contains(page)
  }

  /// Whether there are rules that may have been lost.
  var mayLoseRules: Bool {
    !pages.isEmpty || !lost.isEmpty
  }

  /// Whether a rule may have been lost.
  func holds(_ rule: RuleID) -> Bool {
    holds(page: rule.page) || lost.contains(rule)
  }

  /// Whether what a reference names may have been lost.
  func holds(_ reference: UnresolvedReference) -> Bool {
    switch reference.target {
    case .edition, .source, .api, .symbol, .table, .language:
      Self.file(of: reference.target).map { holds($0, besides: reference) } ?? false
    case .component: !pages.isEmpty || lostNames.contains(reference.name)
    case .rule(let page): holds(RuleID(reference.name, on: page))
    case .ruleOrComponent(let page):
      holds(RuleID(reference.name, on: page)) || lostNames.contains(reference.name)
    case .anchor(let page): holds(RuleID(reference.name, on: page))
    case .page, .pageInOtherLanguage:
      reference.name.split(separator: "/").dropLast().last.map { holds(page: String($0)) } ?? false
    case .file, .otherFile: false
    }
  }

  /// The data file whose records a reference names; `nil` for a reference to something on pages.
  static func file(of target: ReferenceTarget) -> String? {
    switch target {
    case .edition: "editions.yml"
    case .source: "sources.yml"
    case .api, .symbol, .table: "apis.yml"
    case .language: "site.yml"
    default: nil
    }
  }

  /// What the damaged file itself names is not a consequence of its damage.
  private func holds(_ file: String, besides reference: UnresolvedReference) -> Bool {
    holds(file: file) && !files.contains(reference.location.path)
  }
}

extension Fault {
  /// Whether records may be missing from what was read of a data file.
  fileprivate var losesRecords: Bool {
    switch kind {
    case .yamlInvalid, .keyJoined, .keyMissing, .valueOfWrongType, .entryRepeated,
      .tableLineInvalid:
      true
    // The key above all records, and not one of a record.
    case .keyUnknown: location.range.lowerBound.column == 1
    default: false
    }
  }
}

extension FaultKind {
  /// Whether headings may be missing from what was read of a page.
  fileprivate var losesHeadings: Bool {
    switch self {
    case .pageRefused, .frontMatterMissing, .frontMatterLate, .frontMatterUnclosed, .yamlInvalid,
      .kindUnknown, .kindWithoutID, .kindNested, .attributesOutsideHeading, .attributesInTitle,
      .fullWidthMarks, .codeUnclosed, .commentUnclosed, .idInvalid:
      true
    case .attributeUnknown(let key, _): Self.namesKind(key)
    default: false
    }
  }
}

extension FaultKind {
  /// Whether a key that is no attribute was meant to give a heading its kind.
  static func namesKind(_ key: String) -> Bool {
    ["kind", "class", "type"].contains(key.lowercased())
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

extension Fault {
  /// Whether a text with this fault, if it also has bytes that are not UTF-8, is not ours at all.
  var isOfForeignText: Bool {
    switch kind {
    case .frontMatterMissing, .frontMatterLate: true
    case .notUTF8(_, let declared): declared != nil
    default: false
    }
  }
}
