/// One check of the content: who it is, how it is explained, and what it finds.
package protocol Check: Sendable {
  static var description: CheckDescription { get }

  static func diagnostics(in content: CheckedContent) -> [Diagnostic]
}

/// What checks look at: the content as written and as linked.
package struct CheckedContent: Sendable {
  package let catalog: Catalog
  package let linked: LinkedContent
  /// Every page file, in reading order, with the rare marks that its bytes hold.
  let pages: [CheckedPage]
  /// The words of the glossary, once they have been looked for.
  private var scan: GlossaryScan?
  /// Where merges were left unfinished.
  let conflicts: [SourceLocation]
  /// The printed paths of files whose bytes are not all UTF-8.
  let illegible: Set<String>
  /// The printed paths of files that are not text of ours at all: UTF-16, pages that do not begin like a page, and data
  /// files, whose names would read differently.
  let foreign: Set<String>
  /// The headings that have lost their attributes.
  let lost: [LostHeading]
  /// The published rules that no longer exist.
  let gone: GoneRules
  /// What may have been lost in reading.
  let damage: Damage
  /// The texts that may hold the text of a heading which is missing behind them.
  let overlong: OverlongTexts
  /// Names that differ only by a character that cannot be seen.
  let hidden: HiddenNames

  package init(catalog: Catalog, linked: LinkedContent) {
    self.catalog = catalog
    self.linked = linked
    let codes = catalog.site.languageCodes
    pages = catalog.pages.concurrentMap { page in
      codes.compactMap { code in
        page.texts[code].map { CheckedPage(id: page.id, language: code, text: $0) }
      }
    }.flatMap(\.self)
    illegible = Set(catalog.faults.filter(\.kind.isIllegible).map(\.location.path))
    let strange = Set(catalog.faults.filter(\.isOfForeignText).map(\.location.path))
    foreign = illegible.filter { strange.contains($0) || !$0.hasSuffix(".md") }
    conflicts = MergeConflict.all(in: catalog)
    let damage = Damage(of: catalog, unusable: foreign.union(conflicts.map(\.path)))
    lost = LostHeadings(linked: linked, lock: catalog.lock).all(besides: damage)
    let joined = damage.joined(by: lost)
    gone = GoneRules(in: linked, catalog, besides: joined)
    self.damage = joined.joined(by: gone)
    overlong = OverlongTexts(in: linked.outlines)
    hidden = HiddenNames(in: catalog, linked)
  }

  package var graph: Graph {
    linked.graph
  }

  /// The pages in their order, with the headings of their languages put together.
  var outlines: [PageOutline] {
    linked.outlines
  }

  /// Every page file by its printed path.
  var pagesByPath: [String: CheckedPage] {
    Dictionary(pages.map { ($0.text.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The words of the glossary in all texts.
  func glossaryScan() -> GlossaryScan {
    scan ?? GlossaryScan(self)
  }

  /// The same with the glossary's words looked for, so that each check need not do it.
  package func scanned() -> CheckedContent {
    var content = self
    content.scan = glossaryScan()
    return content
  }

  /// The texts of pages that have ``PageMarks/rare``, and of all other files, but for those that are not UTF-8.
  var textsWithRareMarks: [SourceText] {
    let pages = pages.filter { $0.marks.contains(.rare) }.map(\.text.path)
    let others = catalog.texts.keys.filter { !$0.hasSuffix(".md") }
    return (pages + others).filter { !illegible.contains($0) }.compactMap { catalog.texts[$0] }
  }

  /// The names that lead nowhere although everything that they could lead to was read.
  var unresolved: [UnresolvedReference] {
    linked.unresolved.filter { !damage.holds($0) && !hidden.hold($0) }
  }
}

/// The identity of a check, and what its page says.
package struct CheckDescription: Sendable {
  /// A promise to those who silence or look it up: renamed only by adding.
  package let id: String
  package let severity: Severity
  /// The rule in one sentence.
  package let summary: String
  /// Why it is a rule and how to follow it.
  package let explanation: String
  /// Whether some of its fix-its are certain, so that `hig check --fix` applies them.
  package let isMended: Bool
  /// Content that the check reports, with `↓` right before the place.
  package let bad: [CheckExample]
  /// Content that looks alike and is right.
  package let good: [CheckExample]

  package init(
    id: String, severity: Severity = .error, isMended: Bool = false,
    texts: (summary: String, explanation: String), bad: [CheckExample], good: [CheckExample]
  ) {
    self.id = id
    self.severity = severity
    self.isMended = isMended
    self.summary = texts.summary
    self.explanation = texts.explanation
    self.bad = bad
    self.good = good
  }
}

/// Files that stand in for files of a small valid content tree.
package struct CheckExample: Sendable {
  /// The text of each file by path below the content folder.
  package let files: [String: String]
  /// Whether the mark stands before a whole text, so that no other text can stand between.
  package let marksWholeText: Bool

  package init(_ files: [String: String], marksWholeText: Bool = false) {
    self.files = files
    self.marksWholeText = marksWholeText
  }

  /// A page of the tab bar in English or Korean; the front matter may be left out.
  package static func page(
    _ text: String, language: String = "en", marksWholeText: Bool = false
  ) -> CheckExample {
    let words =
      language == "ko"
      ? "title: 탭 바\nsummary: 탭 바는 영역을 오가게 합니다."
      : "title: Tab bars\nsummary: Tab bars switch areas."
    let frontMatter = "---\n\(words)\n---\n\n"
    let page = text.contains("---\n") ? text : frontMatter + text
    return CheckExample(
      ["bars/tab-bar/\(language).md": page], marksWholeText: marksWholeText)
  }
}

extension Check {
  static func report(
    at location: SourceLocation, _ summary: String, fixIts: [FixIt] = []
  ) -> Diagnostic {
    report(at: location, Message(summary), fixIts: fixIts)
  }

  static func report(
    at location: SourceLocation, _ message: Message, fixIts: [FixIt] = []
  ) -> Diagnostic {
    Diagnostic(
      finding: (description.id, description.severity), at: location, message, fixIts: fixIts)
  }

  /// Reports a name that is not among the few known ones, with the likely one.
  static func report(
    unknown noun: String, _ name: String, at location: SourceLocation,
    among known: some Sequence<String>
  ) -> Diagnostic {
    report(unknown: noun, Located(name, at: location), Suggestion(for: name, among: known))
  }

  /// The same with what was already found out about the name.
  static func report(
    unknown noun: String, _ name: Located<String>, _ suggestion: Suggestion
  ) -> Diagnostic {
    report(
      at: name.location, "no \(noun) '\(name.value)'\(suggestion.phrase)",
      fixIts: suggestion.fixIts(at: name.location))
  }

  /// Reports a name that is not among a few known ones, with the likely one or all of them.
  static func report(
    unknown noun: String, _ name: Located<String>, outOf known: [String],
    _ suggestion: Suggestion
  ) -> Diagnostic {
    report(
      at: name.location, "no \(noun) '\(name.value)'\(suggestion.phrase(among: known))",
      fixIts: suggestion.fixIts(at: name.location))
  }
}
