import CommonMark

/// Mends the links of one page file.
struct LinkMender {
  let page: Page
  let text: PageText
  let language: String
  let mender: ReferenceMender

  private var place: PagePlace { PagePlace(folder: page.folder, language: language) }

  func mend(_ edits: inout TextEdits, _ report: inout ReferenceMender.Report) {
    var references: [Node.ID] = []
    for node in text.document.nodes {
      guard case .link = node.kind else { continue }
      let destination = text.document.destination(of: node.id)
      guard isOld(destination) else { continue }
      guard let range = text.document.destinationRange(of: node.id) else {
        references.append(node.id)
        continue
      }
      replace(destination, at: text.location(of: range), &edits, &report)
    }
    if !references.isEmpty { mendDefinitions(of: references, &edits, &report) }
  }

  private func isOld(_ destination: String) -> Bool { mender.isOld(destination, in: place) }

  private func replace(
    _ destination: String, at location: SourceLocation, _ edits: inout TextEdits,
    _ report: inout ReferenceMender.Report
  ) {
    guard let target = mender.targets.first, let new = self.destination(destination, target) else {
      return report.dangling.append(location)
    }
    report.links += 1
    edits.replace(location, with: new)
  }

  private func destination(_ old: String, _ target: RuleID) -> String? {
    if target.page == mender.old.page {
      return old.dropLast(mender.old.name.utf8.count) + target.name
    }
    if target.page == page.id { return "#\(target.name)" }
    return mender.content.graph.links.path(from: page.id, to: target.page, in: language)
      .map { "\($0)#\(target.name)" }
  }

  /// `[label]: destination`, which libcmark reads but has no node for.
  ///
  /// - Parameter links: those whose address stands elsewhere, or at least not on the line on which their text ends.
  private func mendDefinitions(
    of links: [Node.ID], _ edits: inout TextEdits, _ report: inout ReferenceMender.Report
  ) {
    var defined: Set<String> = []
    for (written, range) in DefinitionLines.destinations(in: text.document) where isOld(written) {
      defined.insert(written)
      replace(written, at: text.location(of: range), &edits, &report)
    }
    for link in links where !defined.contains(text.document.destination(of: link)) {
      let range = text.document.nearestRange(to: link)
      let location = range.map(text.location) ?? SourceLocation(path: text.path)
      guard !edits.deletes(location) else { continue }
      if mender.targets.isEmpty {
        report.dangling.append(location)
      } else {
        report.scattered.append(location)
      }
    }
  }
}
