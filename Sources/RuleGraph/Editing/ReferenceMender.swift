import CommonMark

/// Makes everything that names a rule name its replacements instead.
struct ReferenceMender {
  let content: CheckedContent
  let old: RuleID
  /// The rules that replace it; empty when none does.
  let targets: [RuleID]
  /// That of the page that the old id is on; once that page is gone, wherever it may have been.
  private let folders: [String]

  init(content: CheckedContent, old: RuleID, targets: [RuleID]) {
    self.content = content
    self.old = old
    self.targets = targets
    let page = content.catalog.pages.first { $0.id == old.page }
    folders = page.map { [$0.folder] } ?? content.catalog.site.groups.map { "\($0.id)/\(old.page)" }
  }

  /// What was found while mending.
  struct Report: Sendable {
    var links = 0
    var attributes = 0
    var statements = 0
    /// Links for which there is no rule to lead to.
    var dangling: [SourceLocation] = []
    /// Links whose address is not found in the file.
    var scattered: [SourceLocation] = []
  }

  private static let keys: [AttributeKey] = [.supersedes, .conflicts, .see]

  func mend(_ edits: inout TextEdits) -> Report {
    var report = Report()
    for page in content.catalog.pages {
      for language in page.texts.languages {
        guard let text = page.texts[language] else { continue }
        for heading in text.headings { mend(heading, on: page, &edits, &report) }
        LinkMender(page: page, text: text, language: language, mender: self)
          .mend(&edits, &report)
      }
    }
    return report
  }

  /// Whether a link leads to the old id, even if nothing is there.
  func isOld(_ destination: String, in place: PagePlace) -> Bool {
    guard destination.hasSuffix("#\(old.name)") else { return false }
    let neutral = place.neutral(destination)
    return folders.contains { neutral == "\($0)#\(old.name)" }
  }

  private func mend(
    _ heading: PageHeading, on page: Page, _ edits: inout TextEdits, _ report: inout Report
  ) {
    for attribute in heading.attributes where Self.keys.contains(attribute.key) {
      let own = heading.id.map { RuleID(page: page.id, name: $0.value) }
      let names = attribute.values.map(\.value)
      guard names.contains(where: { RuleID($0, on: page.id) == old }) else { continue }
      let mended = MendedNames(
        attribute.values, replacements: { replacements(for: $0, page.id, own) },
        same: { RuleID($0, on: page.id).description })
      report.attributes += 1
      if !mended.replaceEach(&edits) { replace(attribute, with: mended.names, &edits) }
    }
  }

  /// As short as the old name was written; a rule never names itself.
  private func replacements(for name: String, _ page: String, _ own: RuleID?) -> [String] {
    guard RuleID(name, on: page) == old else { return [name] }
    return targets.filter { $0 != own }.map {
      $0.page == page && !name.contains("/") ? $0.name : $0.description
    }
  }

  private func replace(
    _ attribute: HeadingAttribute, with names: [String], _ edits: inout TextEdits
  ) {
    guard let first = attribute.values.first?.location.range,
      let last = attribute.values.last?.location.range
    else { return }
    let path = attribute.keyLocation.path
    guard names.isEmpty else {
      let place = SourceLocation(path: path, range: first.lowerBound..<last.upperBound)
      return edits.replace(place, with: names.joined(separator: ","))
    }
    edits.replace(
      SourceLocation(path: path, range: whole(attribute, upTo: last.upperBound)), with: "")
  }

  /// Where an attribute is, with the quotes around its value and the blanks before it, or, where it is the first, behind it.
  private func whole(
    _ attribute: HeadingAttribute, upTo end: SourcePosition
  ) -> Range<SourcePosition> {
    let key = attribute.keyLocation
    let line = Array((content.catalog.texts[key.path]?.line(end.line) ?? "").utf8)
    let isBlank = { (offset: Int) in line.indices.contains(offset) && line[offset] <= 0x20 }
    var (start, end) = (key.range.lowerBound.column - 1, end.column - 1)
    // Behind '='.
    let quote = line.dropFirst(key.range.upperBound.column).first
    if let quote, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      end = (line[min(end, line.count)...].firstIndex(of: quote) ?? end - 1) + 1
    }
    if isBlank(start - 1) {
      while isBlank(start - 1) { start -= 1 }
    } else {
      while isBlank(end) { end += 1 }
    }
    let position = { SourcePosition(line: key.range.lowerBound.line, column: $0 + 1) }
    return position(start)..<position(end)
  }

  /// Mends `provenance.tsv`; a statement that loses its last rule says why.
  func mendProvenance(_ edits: inout TextEdits, reason: String, _ report: inout Report) {
    for line in content.catalog.provenance {
      guard line.rules.contains(where: { RuleID($0.value) == old }),
        let first = line.rules.first?.location, let last = line.rules.last?.location
      else { continue }
      let mended = MendedNames(
        line.rules,
        replacements: { RuleID($0) == old ? targets.map(\.description) : [$0] }, same: \.self)
      report.statements += 1
      if mended.replaceEach(&edits) { continue }
      let names = mended.names
      let range = first.range.lowerBound..<last.range.upperBound
      let isBare = line.reason.map(\.isEmpty) ?? true
      edits.replace(
        SourceLocation(path: first.path, range: range),
        with: names.isEmpty ? isBare ? "-\t\(reason)" : "-" : names.joined(separator: ","))
    }
  }
}

/// A list of names with others in place of some.
private struct MendedNames {
  private let written: [Located<String>]
  private let replacements: [[String]]
  /// Each once.
  let names: [String]

  /// - Parameter same: what two spellings of a name have in common.
  init(
    _ written: [Located<String>], replacements: (String) -> [String], same: (String) -> String
  ) {
    self.written = written
    self.replacements = written.map { replacements($0.value) }
    var seen: Set<String> = []
    names = self.replacements.joined().filter { seen.insert(same($0)).inserted }
  }

  /// Replaces the names where they are, so that the blanks between them stay.
  ///
  /// - Returns: whether that was possible; not when a name is removed or is there twice.
  func replaceEach(_ edits: inout TextEdits) -> Bool {
    guard !replacements.contains(where: \.isEmpty), names.count == replacements.joined().count
    else { return false }
    for (name, others) in zip(written, replacements) where others != [name.value] {
      edits.replace(name.location, with: others.joined(separator: ","))
    }
    return true
  }
}
