/// Renames, merges, splits and retires rules: headings, links, attributes, provenance and lock, in
/// all languages.
package struct RuleEditor: Sendable {
  private let state: LinkedTree

  package init(_ tree: ContentTree) {
    state = LinkedTree(tree)
  }

  private var content: CheckedContent { state.content }

  /// Gives a rule another id.
  ///
  /// When a person has already given the heading its new id, or moved it to another page, the rest
  /// follows. What has come to name the old id since, as by a merge, follows too.
  package func rename(_ old: RuleID, to new: RuleID) throws(RuleEditError) -> RuleEdit {
    if let edit = try again(old, .renamed, [new]) { return edit }
    try expectKnown(old)
    let isThere = content.graph.rule(old) != nil
    if let part = content.graph.component(new.page), part.page != part.id {
      throw .ofPart(new, page: part.page)
    }
    if isThere || content.graph.rule(new) == nil { try expectFree(new) }
    guard old.page == new.page || !isThere else { throw .otherPage(old, new) }
    guard isThere || content.graph.rule(new) != nil else { throw unknown(old) }
    var edits = TextEdits()
    var counts = RuleEdit.Counts()
    for (_, heading) in headings(of: old) {
      guard let id = heading.id else { continue }
      edits.replace(id.location, with: new.name)
      counts.headings += 1
    }
    let mender = ReferenceMender(content: content, old: old, targets: [new])
    return try finish(mender, edits, counts, LockLine(former: old, .renamed, targets: [new]))
  }

  /// Takes a rule out; others may replace it.
  ///
  /// - Parameter reason: what `provenance.tsv` says about statements that no rule carries any longer.
  package func retire(
    _ old: RuleID, into targets: [RuleID], reason: String
  ) throws(RuleEditError) -> RuleEdit {
    if let edit = try again(old, Self.status(into: targets), targets) { return edit }
    try expectKnown(old)
    guard !targets.contains(old) else { throw .intoItself(old) }
    for target in targets where content.graph.rule(target) == nil {
      throw .targetUnknown(target, near: near(target, but: old))
    }
    try expectNoLostHeading(of: old)
    var named: Set<RuleID> = []
    let targets = targets.filter { named.insert($0).inserted }
    var edits = TextEdits()
    var counts = RuleEdit.Counts()
    for (text, heading) in headings(of: old) {
      for place in RuleStretch(of: heading, in: text).places { edits.delete(place) }
      counts.headings += 1
    }
    let mender = ReferenceMender(content: content, old: old, targets: targets)
    return try finish(
      mender, edits, counts,
      LockLine(former: old, Self.status(into: targets), targets: targets), reason: reason)
  }

  private static func status(into targets: [RuleID]) -> LockStatus {
    targets.isEmpty ? .retired : targets.count == 1 ? .merged : .split
  }

  /// Mends what still names a rule of which the lock says already what became of it.
  ///
  /// - Returns: `nil` where the lock says something else, or nothing is to be mended.
  private func again(
    _ old: RuleID, _ status: LockStatus, _ targets: [RuleID]
  ) throws(RuleEditError) -> RuleEdit? {
    guard content.graph.rule(old) == nil, let former = content.graph.formerRule(old),
      former.status == status, !targets.isEmpty, former.successors == targets,
      let entry = content.catalog.lock?[old]
    else { return nil }
    let line = LockLine(
      former: old, entry.status, targets: entry.targets.compactMap { RuleID($0.value) })
    let edit = try finish(
      ReferenceMender(content: content, old: old, targets: targets), TextEdits(),
      RuleEdit.Counts(), line)
    return edit.counts == RuleEdit.Counts() ? nil : edit
  }

  private func finish(
    _ mender: ReferenceMender, _ edits: TextEdits, _ counts: RuleEdit.Counts, _ line: LockLine,
    reason: String = ""
  ) throws(RuleEditError) -> RuleEdit {
    try content.catalog.expectOneLineEach()
    var edits = edits
    var counts = counts
    var report = mender.mend(&edits)
    guard report.dangling.isEmpty || !line.targets.isEmpty else {
      throw .dangling(report.dangling.sorted())
    }
    guard report.scattered.isEmpty else { throw .scattered(report.scattered.sorted()) }
    mender.mendProvenance(&edits, reason: reason, &report)
    counts.links = report.links
    counts.attributes = report.attributes
    counts.statements = report.statements
    var texts = edits.texts(from: content.catalog.texts)
    // Stamps are of the pages alone, which are read and linked much sooner when no data file has changed.
    let pages = texts.filter { $0.key.hasSuffix(".md") }
    var keeper = LockKeeper(content)
    keeper.replace(line, after: state.replacing(pages).content)
    texts[content.catalog.printedPath(RulesLock.fileName)] = keeper.text.text
    do { try content.catalog.expectLegible(texts.keys) } catch { throw .illegible(error) }
    do { try content.expectMerged(texts.keys) } catch { throw .unmerged(error) }
    let files = content.catalog.files(ofPages: Set([line.id.page] + line.targets.map(\.page)))
    do { try content.catalog.expectRead(files) } catch { throw .unread(error) }
    let after = state.replacing(texts).content
    try expectNoNewFaults(after, mender)
    let isMoved = line.status == .renamed && content.graph.rule(line.id) == nil
    try expectNoShifts(after, moved: isMoved ? line.targets.first : nil)
    try expectNoLostEdges(after, mender, isThere: line.status == .renamed)
    return RuleEdit(texts: texts, counts: counts)
  }

  /// The rule that was probably meant.
  private func near(_ id: RuleID, but other: RuleID? = nil) -> String? {
    let known = content.graph.rules.lazy.map(\.id).filter { $0 != other }
    return NearestName.of(id.description, among: known.map(\.description))
  }

  private func unknown(_ id: RuleID) -> RuleEditError {
    let page = content.catalog.pages.first { $0.group == id.page && $0.id == id.name }
    return page.map { .page($0.id, in: $0.group) } ?? .unknown(id, near: near(id))
  }

  private func expectKnown(_ id: RuleID) throws(RuleEditError) {
    if content.graph.rule(id) != nil { return try expectOneHeading(of: id) }
    guard let entry = content.catalog.lock?[id] else { throw unknown(id) }
    guard entry.status == .active else { throw .alreadyFormer(id, entry.status) }
  }

  /// Which of several is the rule a person has to say, as after a merge of branches that both have it.
  private func expectOneHeading(of id: RuleID) throws(RuleEditError) {
    guard let page = content.catalog.pages.first(where: { $0.id == id.page }) else { return }
    for language in page.texts.languages {
      let headings = (page.texts[language]?.headings ?? []).filter { $0.id?.value == id.name }
      guard headings.count > 1 else { continue }
      do { try content.expectMerged(headings.map(\.location.path)) } catch {
        throw .unmerged(error)
      }
      throw .repeatedHeading(id, headings.map(\.location))
    }
  }

  private func expectFree(_ id: RuleID) throws(RuleEditError) {
    guard HeadingReader.isValidID(id.name) else { throw .invalid(id.description) }
    let isAnchor = content.graph.links.anchors(on: id.page).contains(id.name)
    guard content.catalog.lock?[id] == nil, !isAnchor else { throw .taken(id) }
  }

  /// A heading that has lost its id would be left with its text.
  private func expectNoLostHeading(of id: RuleID) throws(RuleEditError) {
    let outline = content.outlines.first { $0.page.id == id.page }
    let entry = outline?.entries.first { $0.key == .id(id.name) }
    let nameless = entry.flatMap { outline?.nameless(for: $0) } ?? []
    let lost = content.lost.filter { $0.id == id }.map(\.heading) + nameless
    guard lost.isEmpty else { throw .lostHeadings(id, lost.map(\.location).sorted()) }
  }

  /// What was wrong before may stay wrong; nothing else may go wrong.
  private func expectNoNewFaults(
    _ after: CheckedContent, _ mender: ReferenceMender
  ) throws(RuleEditError) {
    var spared: Set<String> = []
    if keepsSources(after, mender) { spared.insert(UncitedRuleCheck.description.id) }
    // What a rule that is gone may be called now is a guess.
    let gone = Set(content.gone.all.map(\.entry.id))
    if gone.isSuperset(of: after.gone.all.map(\.entry.id)) {
      spared.insert(DroppedIDCheck.description.id)
    }
    let new = NewErrors.brought(by: after, to: content, sparing: spared)
    guard new.isEmpty else { throw .faults(new) }
  }

  /// - Parameter moved: a rule that a person has moved, and that nothing could supersede since.
  private func expectNoShifts(_ after: CheckedContent, moved: RuleID?) throws(RuleEditError) {
    let shifts = ValidityShift.all(from: content.graph, to: after.graph)
      .filter { $0.rule != moved }
    guard shifts.isEmpty else { throw .shifts(shifts) }
  }

  /// Every other rule stays connected to what it was connected to.
  ///
  /// What is no longer a rule goes, with what its section leads to.
  private func expectNoLostEdges(
    _ after: CheckedContent, _ mender: ReferenceMender, isThere: Bool
  ) throws(RuleEditError) {
    guard content.graph.rule(mender.old) != nil else { return }
    let lost = LostEdges.between(content.graph, after.graph) { id in
      id != mender.old ? id : isThere ? mender.targets.first : nil
    }
    guard lost.isEmpty else { throw .lost(lost) }
    let links = LostLinks.between(content, after, without: isThere ? nil : mender.old)
    guard links.isEmpty else { throw .lostLinks(links) }
  }

  /// Whether every rule without a source had none before.
  ///
  /// A missing source may be reported only now: a mistyped name in `provenance.tsv` hides it, and leads to another rule
  /// when ids change.
  private func keepsSources(_ after: CheckedContent, _ mender: ReferenceMender) -> Bool {
    let before = Set(content.graph.rules.filter(\.citations.isEmpty).map(\.id))
    return after.graph.rules.filter(\.citations.isEmpty).allSatisfy {
      before.contains($0.id) || (mender.targets == [$0.id] && before.contains(mender.old))
    }
  }

  private func headings(of id: RuleID) -> [(PageText, PageHeading)] {
    guard let page = content.catalog.pages.first(where: { $0.id == id.page }) else { return [] }
    return page.texts.languages.compactMap { language in
      guard let text = page.texts[language], let heading = text.heading(id: id.name) else {
        return nil
      }
      return (text, heading)
    }
  }
}

extension Catalog {
  /// What counts of two lines may not be what is true.
  func expectOneLineEach() throws(RuleEditError) {
    guard let entry = lock?.outdone.first else { return }
    throw .repeatedLine(entry.id, entry.location)
  }
}
