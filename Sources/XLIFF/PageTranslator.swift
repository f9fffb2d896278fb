import CommonMark
import RuleGraph

/// Writes the accepted units of one page into its file in the target language.
struct PageTranslator {
  let page: Page
  let source: PageText
  /// `nil` where the language has no page yet.
  let target: PageText?
  let outline: PageOutline
  let place: PagePlace
  let accepted: [String: AcceptedUnit]
  /// The places of the outline's entries by the ids of their groups.
  private let places: [String: Int]
  /// The paragraphs and headings of the target by their lines.
  private let leaves: [Int: Node.ID]
  private(set) var edits = TextEdits()
  /// Units that could not be written, with the reason.
  private(set) var problems: [ImportProblem] = []
  /// What is put before a line of the file; `nil` for its end.
  private var insertions: [Int?: [String]] = [:]

  init(
    _ page: Page, _ texts: (source: PageText, target: PageText?), outline: PageOutline,
    place: PagePlace, accepted: [String: AcceptedUnit]
  ) {
    self.page = page
    source = texts.source
    target = texts.target
    self.outline = outline
    self.place = place
    self.accepted = accepted
    places = Dictionary(
      outline.entries.enumerated().map { ("\(page.id)/\($1.key.anchor)", $0) },
      uniquingKeysWith: { first, _ in first })
    leaves = texts.target?.document.linesOfLeaves ?? [:]
  }

  /// The edits of a page that is there.
  mutating func edit(_ groups: [UnitGroup]) {
    guard let target else { return }
    for group in groups {
      let changed = group.units.filter { accepted[$0.id] != nil }
      guard !changed.isEmpty else { continue }
      if let heading = entry(group)?.headings[place.language] {
        replace(changed, group, body: heading.body, in: target)
      } else if group.id == page.id {
        replace(changed, group, body: target.introduction, in: target)
      } else if let text = wholeOrReported(group) {
        insertions[line(of: group, in: target), default: []].append(text)
      }
    }
    for (line, blocks) in insertions {
      edits.insert(blocks.joined(separator: "\n\n"), before: line, of: target)
    }
  }

  /// A page that was not there; `nil` without a translated title and summary.
  mutating func newPage(_ groups: [UnitGroup]) -> String? {
    guard let head = groups.first(where: { $0.id == page.id }) else { return nil }
    let values = head.units.filter(\.part.isFrontMatter)
      .compactMap { accepted[$0.id].flatMap(FrontMatterWriter.line) }
    guard values.count == 2 else { return nil }
    let introduction = body(of: head, source.introduction)
    if introduction == nil { report(head.units.filter(\.part.isLeaf)) }
    let entries = groups.filter { $0.id != page.id }.compactMap { wholeOrReported($0) }
    let blocks = [introduction].compactMap(\.self).filter { !$0.isEmpty } + entries
    return (["---\n\(values.joined(separator: "\n"))\n---"] + blocks).joined(separator: "\n\n")
      + "\n"
  }

  private func entry(_ group: UnitGroup) -> PageOutline.Entry? {
    places[group.id].map { outline.entries[$0] }
  }

  // MARK: - What is there

  private mutating func replace(
    _ units: [TranslationUnit], _ group: UnitGroup, body: Range<Int>, in text: PageText
  ) {
    for unit in units {
      switch unit.part {
      case .frontMatter: break
      case .heading, .leaf:
        if unit.targetRange != nil { replaceWords(unit, in: text) }
      case .body: replaceBody(unit, group, body, in: text)
      }
    }
    let head = FrontMatterWriter(text).edits(of: units.compactMap { accepted[$0.id] })
    for (location, words) in head.edits { edits.replace(location, with: words) }
    problems += head.problems
    let missing = group.units.filter { $0.part.isLeaf && $0.target == nil }
    guard !missing.isEmpty, missing.allSatisfy({ accepted[$0.id] != nil }) else { return }
    guard let range = sourceBody(group), let words = self.body(of: group, range) else {
      return report(missing)
    }
    write(words, of: missing, from: range, in: (group, text, body))
  }

  /// Writes a body that had no words: beneath its comments, and in place of code that it holds as well.
  private mutating func write(
    _ words: String, of units: [TranslationUnit], from range: Range<Int>,
    in target: (group: UnitGroup, text: PageText, body: Range<Int>)
  ) {
    let own = BodyWriter(document: target.text.document, body: target.body, place: place)
    let other = BodyWriter(document: source.document, body: range, place: place)
    guard let bounds = own.bounds, !own.isCommentsAlone else {
      return insertions[line(of: target.group, in: target.text), default: []].append(words)
    }
    guard own.isHeld(by: other) else {
      return problems += units.compactMap { accepted[$0.id]?.problem(.ownBlocks) }
    }
    edits.replace(target.text.location(of: bounds), with: words + definitions(of: own))
  }

  /// What stands beneath the heading of a group, or above all headings.
  private func sourceBody(_ group: UnitGroup) -> Range<Int>? {
    group.id == page.id ? source.introduction : sourceHeading(group)?.body
  }

  private func sourceHeading(_ group: UnitGroup) -> PageHeading? {
    entry(group)?.headings[sourceLanguage]
  }

  /// The language of the source text.
  private var sourceLanguage: String {
    outline.languages.first { page.texts[$0]?.path == source.path } ?? ""
  }

  private mutating func replaceWords(_ unit: TranslationUnit, in text: PageText) {
    guard let location = unit.targetRange, let accepted = accepted[unit.id],
      let words = MarkdownWriter(on: place).text(
        of: accepted.translation, as: shape(unit, location, in: text))
    else { return report(unit) }
    edits.replace(location, with: words)
  }

  /// As the words that are replaced: at the margin they may go over several lines.
  private func shape(
    _ unit: TranslationUnit, _ location: SourceLocation, in text: PageText
  ) -> MarkdownWriter.Shape {
    if unit.part == .heading { return .heading }
    let leaf = leaves[location.line]
    return leaf.map { text.document.shape(of: $0, at: location.range) } ?? .line(margin: "")
  }

  private mutating func replaceBody(
    _ unit: TranslationUnit, _ group: UnitGroup, _ body: Range<Int>, in text: PageText
  ) {
    guard let accepted = accepted[unit.id], let sourceBody = sourceBody(group) else {
      return report(unit)
    }
    let blocks = accepted.translation.blocks
    let own = BodyWriter(document: text.document, body: body, place: place)
    let other = BodyWriter(document: source.document, body: sourceBody, place: place)
    let counts = [own, other].map { BodyOutline($0.body, of: $0.document).leaves.count }
    guard let fitting = zip(counts, [own, other]).first(where: { $0.0 == blocks.count })?.1 else {
      let reason = ImportProblem.Reason.paragraphs(expected: Set(counts), found: blocks.count)
      return problems.append(ImportProblem(line: accepted.line, unit: unit.id, reason: reason))
    }
    let isOwn = counts[0] == blocks.count
    guard isOwn || own.isHeld(by: other) else {
      return problems.append(accepted.problem(.ownBlocks))
    }
    guard let words = fitting.text(blocks, keeping: isOwn), let bounds = own.bounds else {
      return report(unit)
    }
    edits.replace(
      text.location(of: bounds), with: isOwn ? words : words + definitions(of: own))
  }

  /// What links refer to stays when another body takes the place of one.
  private func definitions(of body: BodyWriter) -> String {
    body.definitions.isEmpty ? "" : "\n\n" + body.definitions
  }

  private mutating func report(_ unit: TranslationUnit) {
    if let accepted = accepted[unit.id] { problems.append(accepted.unwritable) }
  }

  // MARK: - What is new

  private mutating func wholeOrReported(_ group: UnitGroup) -> String? {
    let text = whole(group)
    if text == nil { report(group.units) }
    return text
  }

  /// That what was translated in full cannot be written.
  private mutating func report(_ units: [TranslationUnit]) {
    guard units.allSatisfy({ accepted[$0.id] != nil }) else { return }
    for unit in units { report(unit) }
  }

  /// A heading with its body; `nil` unless all of it was translated.
  private func whole(_ group: UnitGroup) -> String? {
    guard let heading = sourceHeading(group), let title = accepted["\(group.id)#title"],
      let words = MarkdownWriter(on: place).text(of: title.translation, as: .heading),
      let body = body(of: group, heading.body)
    else { return nil }
    let id = heading.id.map { " {#\($0.value)}" } ?? ""
    let head = String(repeating: "#", count: heading.level) + " \(words)\(id)"
    return body.isEmpty ? head : "\(head)\n\n\(body)"
  }

  private func body(of group: UnitGroup, _ range: Range<Int>) -> String? {
    let leaves = group.units.filter(\.part.isLeaf)
    let segments = leaves.compactMap { accepted[$0.id]?.translation }
    guard segments.count == leaves.count else { return nil }
    return BodyWriter(document: source.document, body: range, place: place).text(segments)
  }

  /// The line that a group goes before which is not on the page, or has no text there.
  private func line(of group: UnitGroup, in text: PageText) -> Int? {
    outline.line(after: places[group.id], in: text, place.language)
  }
}

extension TranslationUnit.Part {
  var isLeaf: Bool {
    if case .leaf = self { true } else { false }
  }
}
