package import RuleGraph

/// What an import makes of the content, in memory.
package struct ImportResult: Sendable {
  /// The code of the language that was translated from, and that of the other.
  package let source: String
  package let target: String
  /// The new texts of the files that change, by printed path.
  package let texts: [String: String]
  package let problems: [ImportProblem]
  package let counts: Counts
  /// Whether a translator has marked a translation as finished at all.
  package let isMarked: Bool
  /// The rules whose units were all returned as finished, and are in the pages.
  package let finished: [RuleID]
  /// The rules with some units returned as finished and another not, each with the id of that unit.
  package let unfinished: [(rule: RuleID, unit: String)]

  package struct Counts: Equatable, Sendable {
    package let changed: Int
    package let unchanged: Int
    package let untranslated: Int
    /// Translated, and not written before what they belong to is.
    package let waiting: Int
    /// Of those unchanged, how many came back as they were exported, while the pages have changed.
    package var outdated = 0
  }
}

/// Takes translations back into the pages of their language.
package struct TranslationImporter: Sendable {
  private let state: LinkedTree

  package init(_ tree: ContentTree) {
    state = LinkedTree(tree)
  }

  private init(_ state: LinkedTree) {
    self.state = state
  }

  /// The same for the content with some texts, by printed path, in place of its own.
  func replacing(_ texts: [String: String]) -> TranslationImporter {
    TranslationImporter(state.replacing(texts))
  }

  private var content: CheckedContent { state.content }

  /// The codes of the languages that there are.
  var languages: [String] { content.catalog.site.languageCodes }

  /// Writes what can be; what cannot is among the problems, and has changed nothing.
  ///
  /// - Parameter replaces: whether a translation is written that the page has got another of since the export.
  package func apply(_ file: ReturnedFile, replaces: Bool = false) -> ImportResult {
    let collector = UnitCollector(content, from: file.source, to: file.target)
    let pages = collector.pages()
    let units = pages.flatMap(\.groups).flatMap(\.units)
    var judge = ReturnJudge(
      units: Dictionary(units.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first }),
      replaces: replaces)
    for unit in file.units { judge.judge(unit) }
    var accepted = judge.accepted
    var problems = judge.problems
    var texts: [String: String] = [:]
    var waiting: Set<String> = []
    while true {
      let result = write(accepted, pages, collector)
      let read = reread(result.texts, collector)
      waiting = WaitingUnits(accepted, pages, to: collector.target).ids
      let refused = Set(result.problems.map(\.unit))
      let written = accepted.filter { !waiting.contains($0.key) && !refused.contains($0.key) }
      let misread = misread(written, read)
      let bad =
        result.problems
        + (misread.isEmpty ? elsewhere(written, pages, read) : misread)
      texts = result.texts
      guard !bad.isEmpty else { break }
      problems += bad
      for problem in bad { accepted[problem.unit] = nil }
    }
    let counts = ImportResult.Counts(
      changed: accepted.count - waiting.count, unchanged: judge.unchanged,
      untranslated: judge.untranslated, waiting: waiting.count, outdated: judge.outdated.count)
    let unwritten = waiting.union(problems.map(\.unit)).union(judge.outdated)
    return ImportResult(
      source: file.source, target: file.target, texts: texts,
      problems: problems.sorted { ($0.line, $0.unit) < ($1.line, $1.unit) },
      counts: counts, isMarked: file.units.contains { $0.isFinished && $0.target != nil },
      finished: finished(file, pages, but: unwritten),
      unfinished: unfinished(file, pages))
  }

  private func write(
    _ accepted: [String: AcceptedUnit], _ pages: [(page: Page, groups: [UnitGroup])],
    _ collector: UnitCollector
  ) -> (texts: [String: String], problems: [ImportProblem]) {
    var texts: [String: String] = [:]
    var problems: [ImportProblem] = []
    let unwritable = unwritableFiles
    for (page, groups) in pages {
      guard groups.flatMap(\.units).contains(where: { accepted[$0.id] != nil }),
        let source = page.texts[collector.source]
      else { continue }
      let place = PagePlace(folder: page.folder, language: collector.target)
      var translator = PageTranslator(
        page, (source, page.texts[collector.target]),
        outline: PageOutline(page, site: content.catalog.site), place: place, accepted: accepted)
      guard let target = page.texts[collector.target] else {
        let path = state.tree.printedPath("\(page.folder)/\(collector.target).md")
        if let text = translator.newPage(groups) { texts[path] = text }
        problems += translator.problems
        continue
      }
      if let reason = unwritable[target.path] {
        problems += groups.flatMap(\.units).compactMap { accepted[$0.id]?.problem(reason) }
        continue
      }
      translator.edit(groups)
      problems += translator.problems
      texts.merge(translator.edits.texts(from: content.catalog.texts)) { $1 }
    }
    return (texts, problems)
  }

  /// The files that would lose something by being written, or get a translation on one side of a merge alone.
  private var unwritableFiles: [String: ImportProblem.Reason] {
    content.catalog.illegibleFiles.mapValues(ImportProblem.Reason.illegible)
      .merging(content.unmergedFiles.mapValues(ImportProblem.Reason.unmerged)) { first, _ in first }
  }

  /// The units as they read once some texts are in the files.
  private func reread(
    _ texts: [String: String], _ collector: UnitCollector
  ) -> [String: TranslationUnit] {
    let after = state.replacing(texts).content
    let units = UnitCollector(after, from: collector.source, to: collector.target).pages()
      .flatMap(\.groups).flatMap(\.units)
    return Dictionary(units.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The units that read otherwise than they were meant.
  private func misread(
    _ accepted: [String: AcceptedUnit], _ read: [String: TranslationUnit]
  ) -> [ImportProblem] {
    accepted.compactMap { id, meant in
      let isMeant =
        read[id].map { $0.says(meant.translation) } ?? isInParts(id, meant, read)
      return isMeant ? nil : meant.unwritable
    }
  }

  /// Whether a body that was one unit reads as the paragraphs of the source now.
  private func isInParts(
    _ id: String, _ meant: AcceptedUnit, _ read: [String: TranslationUnit]
  ) -> Bool {
    guard meant.unit.part == .body else { return false }
    let group = id.dropLast("body".count)
    return meant.translation.blocks.enumerated().allSatisfy { number, block in
      read["\(group)\(number + 1)"]?.says(block) ?? false
    }
  }

  /// The written units of pages on which a text that nobody translated reads otherwise than before.
  private func elsewhere(
    _ written: [String: AcceptedUnit], _ pages: [(page: Page, groups: [UnitGroup])],
    _ read: [String: TranslationUnit]
  ) -> [ImportProblem] {
    pages.flatMap { page, groups -> [ImportProblem] in
      let units = groups.flatMap(\.units)
      let own = units.compactMap { written[$0.id] }
      let isHarmed =
        !own.isEmpty
        && units.contains { unit in
          guard written[unit.id] == nil, let before = unit.target else { return false }
          return !(read[unit.id]?.says(before) ?? false)
        }
      return isHarmed ? own.map { $0.problem(.elsewhere) } : []
    }
  }

  private func finished(
    _ file: ReturnedFile, _ pages: [(page: Page, groups: [UnitGroup])],
    but unwritten: Set<String>
  ) -> [RuleID] {
    let done = Set(file.units.filter { $0.isFinished && $0.target != nil }.map(\.id))
      .subtracting(unwritten)
    return pages.flatMap(\.groups).filter { group in
      group.units.allSatisfy { done.contains($0.id) }
    }.compactMap(\.rule)
  }

  private func unfinished(
    _ file: ReturnedFile, _ pages: [(page: Page, groups: [UnitGroup])]
  ) -> [(rule: RuleID, unit: String)] {
    let translated = file.units.filter { $0.target != nil }
    let done = Set(translated.filter(\.isFinished).map(\.id))
    let waiting = Set(translated.map(\.id)).subtracting(done)
    guard !done.isEmpty, !waiting.isEmpty else { return [] }
    return pages.flatMap(\.groups).compactMap { group in
      guard let rule = group.rule, group.units.contains(where: { done.contains($0.id) }),
        let unit = group.units.first(where: { waiting.contains($0.id) })
      else { return nil }
      return (rule, unit.id)
    }
  }
}

extension TranslationUnit {
  /// Whether its translation is this one, however it is written.
  fileprivate func says(_ translation: Segment) -> Bool {
    target.map(MarkdownWriter.values) == MarkdownWriter.values(of: translation)
  }
}
