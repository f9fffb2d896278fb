package import RuleGraph

/// Why a returned unit is not taken.
package struct ImportProblem: Equatable, Sendable, CustomStringConvertible {
  /// The line of the document that the unit begins on.
  package let line: Int
  package let unit: String
  package let reason: Reason

  package enum Reason: Equatable, Sendable {
    case unknown
    case sourceChanged
    case targetChanged
    case markUnknown(Int)
    case markChanged(Int)
    case markMissing(InlineMark)
    case markWordless(InlineMark)
    case markNested(InlineMark)
    /// It says that it is in a language other than the document's.
    case otherLanguage(String)
    case unwritable
    case unwritableValue
    case frontMatter
    case paragraphs(expected: Set<Int>, found: Int)
    /// The translation has code, HTML or comments that the returned text lacks, or would take the place of.
    case ownBlocks
    /// Another text of the page would be read as something else.
    case elsewhere
    case twice
    /// The page would lose some of its bytes.
    case illegible(IllegibleFile)
    /// The page holds both sides of a merge.
    case unmerged(UnmergedFile)
  }

  package var description: String {
    "line \(line): '\(unit)' \(words)"
  }

  private var words: String {
    switch reason {
    case .unknown: "is nothing that the content has; was it renamed?"
    case .sourceChanged: "was translated from a text that has changed since; export it again"
    case .targetChanged:
      "has been given another translation in the page since; export it again, or say --replace"
    case .markUnknown(let number): "has an inline element '\(number)' that its source has not"
    case .markChanged(let number):
      "has an inline element '\(number)' that has changed in the translation since; export it again"
    case .markMissing(let mark): "has lost \(mark.description)"
    case .markWordless(let mark): "leaves \(mark.description) without words"
    case .markNested(let mark): "has \(mark.description) within another of its kind"
    case .otherLanguage(let language): "says that it is in '\(language)'"
    case .unwritable:
      "cannot be written in CommonMark as it is; emphasis must hold words, and may neither begin nor end "
        + "with a blank or at a bracket with a letter behind it; between two code spans there must be something"
    case .unwritableValue:
      "cannot be written in front matter as it is; it must be a line without characters that cannot be seen"
    case .frontMatter:
      "has no place in the front matter of the page, which is not there or cannot be read; mend it first"
    case .paragraphs(let expected, let found):
      "has \(found) paragraphs, and must have \(expected.sorted().map(String.init).joined(separator: " or "))"
    case .ownBlocks:
      "has code, HTML or comments in the translation that would be lost; write it by hand"
    case .elsewhere: "would have another text of its page read as something else"
    case .twice: "is there twice, with another translation"
    case .illegible(let file): "is on a page that cannot be written: \(file)"
    case .unmerged(let file): "is on a page that cannot be written: \(file)"
    }
  }
}

/// A translation to be written.
struct AcceptedUnit: Sendable {
  let unit: TranslationUnit
  let line: Int
  let translation: Segment

  /// That no way of writing it is read as meant.
  var unwritable: ImportProblem {
    problem(unit.part.isFrontMatter ? .unwritableValue : .unwritable)
  }

  func problem(_ reason: ImportProblem.Reason) -> ImportProblem {
    ImportProblem(line: line, unit: unit.id, reason: reason)
  }
}

/// Holds what was returned against what is there.
struct ReturnJudge {
  let units: [String: TranslationUnit]
  /// Whether what came back takes the place of whatever the page has got since the export.
  private let replaces: Bool
  private(set) var accepted: [String: AcceptedUnit] = [:]
  private(set) var problems: [ImportProblem] = []
  private(set) var unchanged = 0
  private(set) var untranslated = 0
  /// What came back as it was exported, while source or translation have changed.
  private(set) var outdated: Set<String> = []
  /// What was returned so far, for a tool may have joined two documents.
  private var targets: [String: [Segment.Piece]] = [:]

  init(units: [String: TranslationUnit], replaces: Bool) {
    self.units = units
    self.replaces = replaces
  }

  mutating func judge(_ returned: ReturnedUnit) {
    guard let unit = units[returned.id] else { return judgeUnknown(returned) }
    guard let target = returned.target else { return untranslated += 1 }
    guard Self.isSource(of: unit, returned) else {
      // Nobody's work is lost where nobody has done any.
      return returned.exported?.isOf(target) == true
        ? passOver(returned) : report(.sourceChanged, returned)
    }
    if let language = returned.strangeLanguage { return report(.otherLanguage(language), returned) }
    if let before = targets[returned.id] {
      guard before != target else { return }
      accepted[returned.id] = nil
      return report(.twice, returned)
    }
    targets[returned.id] = target
    if let known = unit.target, Segment.normalized(known.pieces) == Segment.normalized(target) {
      return unchanged += 1
    }
    if let exported = returned.exported, !exported.isOf(unit.target?.pieces),
      !replaces || exported.isOf(target)
    {
      return exported.isOf(target) ? passOver(returned) : report(.targetChanged, returned)
    }
    let marks = unit.source.marks.merging(unit.target?.marks ?? [:]) { own, _ in own }
    if let stranger = target.lazy.compactMap({ Self.stranger($0, marks) }).first {
      return report(.markUnknown(stranger), returned)
    }
    if let changed = Self.changed(returned, unit, marks) {
      return report(.markChanged(changed), returned)
    }
    if let fault = Self.fault(target, unit, marks) { return report(fault, returned) }
    accepted[returned.id] = AcceptedUnit(
      unit: unit, line: returned.line, translation: Segment(pieces: target, marks: marks))
  }

  private mutating func passOver(_ returned: ReturnedUnit) {
    outdated.insert(returned.id)
    unchanged += 1
  }

  /// What the content no longer has is refused only where somebody has translated it.
  private mutating func judgeUnknown(_ returned: ReturnedUnit) {
    guard let target = returned.target else { return untranslated += 1 }
    if returned.exported?.isOf(target) == true { return unchanged += 1 }
    report(isOfKnownGroup(returned) ? .sourceChanged : .unknown, returned)
  }

  /// Whether a rule, part, section or page is still there, with other paragraphs.
  private func isOfKnownGroup(_ returned: ReturnedUnit) -> Bool {
    returned.id.lastIndex(of: "#").map { units["\(returned.id[...$0])title"] != nil } ?? false
  }

  private mutating func report(_ reason: ImportProblem.Reason, _ returned: ReturnedUnit) {
    problems.append(ImportProblem(line: returned.line, unit: returned.id, reason: reason))
  }

  /// Whether a unit was translated from what the content says now.
  private static func isSource(of unit: TranslationUnit, _ returned: ReturnedUnit) -> Bool {
    let kind = returned.exported?.kind
    return Segment.normalized(unit.source.pieces) == Segment.normalized(returned.source)
      && returned.sourceLabels.allSatisfy { unit.source.marks[$0].map($1.isOf) ?? true }
      && (kind == nil || kind == unit.kind)
  }

  /// The number of a piece that is not one of the marks, or not of their form.
  private static func stranger(_ piece: Segment.Piece, _ marks: [Int: InlineMark]) -> Int? {
    switch piece {
    case .text: nil
    case .open(let id), .close(let id): marks[id]?.isPaired == true ? nil : id
    case .mark(let id): marks[id]?.isPaired == false ? nil : id
    }
  }

  /// The number of a mark that the translation alone has, and that is another now than in the document.
  ///
  /// Its number comes from the page, which may have been changed meanwhile.
  private static func changed(
    _ returned: ReturnedUnit, _ unit: TranslationUnit, _ marks: [Int: InlineMark]
  ) -> Int? {
    returned.labels.sorted { $0.key < $1.key }.first { number, label in
      unit.source.marks[number] == nil && marks[number].map(label.isOf) != true
    }?.key
  }

  private static func fault(
    _ target: [Segment.Piece], _ unit: TranslationUnit, _ marks: [Int: InlineMark]
  ) -> ImportProblem.Reason? {
    let present = numbers(in: target)
    if let lost = lost(unit.source, present, where: \.isProtected) { return .markMissing(lost) }
    if unit.target.flatMap({ lost($0, present, where: \.isHTML) }) != nil { return .ownBlocks }
    if let mark = MarkNesting.nested(target, marks) { return .markNested(mark) }
    return MarkNesting.wordless(unit.source.pieces, target, marks).map { .markWordless($0) }
  }

  /// The first mark of a kind in a segment that is not among those present.
  private static func lost(
    _ segment: Segment, _ present: Set<Int>, where isAsked: (InlineMark) -> Bool
  ) -> InlineMark? {
    segment.marks.sorted { $0.key < $1.key }
      .first { isAsked($0.value) && !present.contains($0.key) }?.value
  }

  private static func numbers(in pieces: [Segment.Piece]) -> Set<Int> {
    Set(
      pieces.compactMap { piece in
        switch piece {
        case .open(let id), .mark(let id): id
        default: nil
        }
      })
  }
}
