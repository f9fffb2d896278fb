/// Makes the content what it is once a folder has another place: its texts, and the lock.
///
/// Whoever asks for it has looked whether it may be, and changes what names the page or group.
struct FolderMover {
  /// The content before, even where a person has moved the folder already.
  let before: LinkedTree
  let moved: MovedFolder
  /// The ids of the pages in the folder.
  let pages: [String]

  private var content: CheckedContent { before.content }

  /// - Parameter edits: what else changes; links, and paths in data files, are added to it.
  /// - Returns: the content as it is then.
  func move(
    _ edits: TextEdits, _ counts: inout FolderEdit.Counts
  ) throws(FolderEditError) -> LinkedTree {
    var edits = edits
    do {
      try mendPlaces(&edits, &counts)
    } catch {
      throw .refused(error)
    }
    counts.rules = content.graph.rules.count { pages.contains($0.id.page) }
    let texts = edits.texts(from: content.catalog.texts)
    try expectWhole(texts.keys)
    let after = LinkedTree(before.tree.replacing(texts).moving(moved.move))
    var keeper = LockKeeper(content)
    keeper.follow(moved, after: after.content)
    let lock = content.catalog.printedPath(RulesLock.fileName)
    let done = content.catalog.lock == nil ? after : after.replacing([lock: keeper.text.text])
    try expectTheSame(done.content)
    return done
  }

  private func mendPlaces(
    _ edits: inout TextEdits, _ counts: inout FolderEdit.Counts
  ) throws(RuleEditError) {
    var scattered: [SourceLocation] = []
    let after = before.tree.moving(moved.move).files
    for page in content.catalog.pages {
      for language in page.texts.languages {
        guard let text = page.texts[language] else { continue }
        FolderLinks(page: page, text: text, move: moved.move) { path, written in
          // One that leads nowhere may be written for where the page will be.
          before.tree.files[path.decoded] != nil
            || ContentPath(written, from: moved.move.present(page.folder))
              .map { after[$0.decoded] == nil } ?? true
        }
        .mend(&edits, &counts.links, &scattered)
      }
    }
    guard scattered.isEmpty else { throw .scattered(scattered.sorted()) }
    for file in content.catalog.data.others.figureWords.map(\.file) {
      let present = moved.move.present(file.value)
      guard present != file.value else { continue }
      edits.replace(
        file.location,
        with: YAMLScalar.text(present, at: file.location, in: content.catalog.texts))
      counts.names += 1
    }
  }

  private func expectWhole(_ changed: some Collection<String>) throws(FolderEditError) {
    let lock = content.catalog.printedPath(RulesLock.fileName)
    let files = content.catalog.files(ofPages: Set(pages))
    let all = Set(changed).union(files).union([lock])
    do { try content.catalog.expectOneLineEach() } catch { throw .refused(error) }
    do throws(IllegibleFile) {
      try content.catalog.expectLegible(all)
    } catch {
      throw .refused(.illegible(error))
    }
    let data = DataFiles.names.map(content.catalog.printedPath)
    do { try content.expectMerged(all.union(data)) } catch { throw .refused(.unmerged(error)) }
    do { try content.catalog.expectRead(files) } catch { throw .refused(.unread(error)) }
    // What such a file says of the page may be what was not understood. One that is missing says nothing, but without
    // 'site.yml' pages are in the order of their names.
    let damaged = DataFiles.names.sorted().first {
      content.catalog.lacks($0) ? $0 == "site.yml" : content.damage.holds(file: $0)
    }
    if let damaged {
      throw .refused(.unread(UnreadText(path: content.catalog.printedPath(damaged))))
    }
  }

  /// Nothing is wrong that was not, and everything leads to what it led to.
  private func expectTheSame(_ after: CheckedContent) throws(FolderEditError) {
    let faults = NewErrors(since: CheckRegistry.diagnostics(in: content))
      .among(CheckRegistry.diagnostics(in: after).map { moved.former($0, in: content.catalog) })
    guard faults.isEmpty else { throw .refused(.faults(faults)) }
    let present: (NodeID) -> NodeID = { moved.present($0) }
    let lost = LostEdges.all(from: content.graph, to: after.graph, present: present)
    guard lost.isEmpty else { throw .refused(.lost(lost)) }
    let shifts = ValidityShift.all(from: content.graph, to: after.graph) { moved.present($0) }
    guard shifts.isEmpty else { throw .refused(.shifts(shifts)) }
  }
}
