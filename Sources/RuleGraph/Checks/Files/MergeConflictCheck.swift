import CommonMark

/// No merge is left unfinished.
enum MergeConflictCheck: ReadingCheck {
  static let id = "file/merge-conflict"

  static let description = CheckDescription(
    id: id,
    texts: (
      summary: "No merge is left unfinished.",
      explanation: """
      Between `<<<<<<<` and `>>>>>>>` are both sides of a conflict that git left to you. Choose, and delete the three \
      lines of marks. Until then nothing else is reported about the file, nor about what may be lost in it or differs \
      from it. In `rules.lock` delete the marks alone, so that the lines of both sides stay: `hig check --fix` takes out \
      what is then there for nothing, and `hig translate accept` leaves one line of a rule that both sides changed.
      """
    ),
    bad: [
      .page(
        """
        ↓<<<<<<< HEAD
        Keep every tab enabled.
        =======
        Keep all tabs enabled.
        >>>>>>> wording
        """, marksWholeText: true),
      .page("Keep all tabs enabled.\n\n↓>>>>>>> wording", marksWholeText: true),
      .page(
        """
        ↓<<<<<<<<< Temporary merge branch 1
        Keep every tab enabled.
        =========
        Keep all tabs enabled.
        >>>>>>>>> Temporary merge branch 2
        """, marksWholeText: true),
      .page(
        """
        ↓<<<<<<< HEAD
        Keep every tab enabled.
        ||||||| merged common ancestors
        <<<<<<<<< Temporary merge branch 1
        Keep tabs enabled.
        =========
        Keep all tabs enabled.
        >>>>>>>>> Temporary merge branch 2
        =======
        Keep each tab enabled.
        >>>>>>> wording
        """, marksWholeText: true),
      .page("Keep every tab enabled.\n↓=======\nKeep all tabs enabled.", marksWholeText: true),
      CheckExample([
        "rules.lock": """
        ↓<<<<<<< HEAD
        tab-bar/dim-unavailable-tabs active
        =======
        tab-bar/dim-unavailable-tabs retired
        >>>>>>> wording
        """
      ]),
    ],
    good: [
      .page("`<<<<<<< HEAD` begins a conflict."),
      .page("## Sides\n\n> Those\n> ===\n\nTab bars\n======="),
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.conflicts.map {
      report(
        at: $0,
        Message(
          "a merge is unfinished here",
          explanation: "Choose between the sides, and delete the lines of marks."))
    }
  }
}

/// The marks that git leaves where it could not merge.
enum MergeConflict {
  /// How many signs a mark has: more where git has merged what both sides came from and could not do that either.
  private static let length = 7

  /// The lines that begin a conflict, in all text files.
  static func all(in catalog: Catalog) -> [SourceLocation] {
    catalog.texts.sorted { $0.key < $1.key }.flatMap { lines(in: $0.value) }
  }

  /// Whether a line of a text of any kind can only be one of marks.
  static func isSure(in source: SourceText) -> Bool {
    !lines(in: source) { $0.sign != UInt8(ascii: "=") }.isEmpty
  }

  /// A line that begins with signs.
  private struct Mark {
    let sign: UInt8
    let length: Int
    /// Whether words stand behind it, or nothing behind the middle one.
    let isWhole: Bool

    /// Few lines begin so, and every line of the content passes here.
    init?(_ line: some Collection<UInt8>) {
      guard let sign = line.first,
        (UInt8(ascii: "<")...UInt8(ascii: ">")).contains(sign) || sign == UInt8(ascii: "|")
      else { return nil }
      self.sign = sign
      let rest = line.drop { $0 == sign }
      length = line.count - rest.count
      isWhole = sign == UInt8(ascii: "=") ? rest.isEmpty : rest.first == UInt8(ascii: " ")
    }
  }

  /// The first line of marks of each, for some may have been deleted.
  private static func lines(
    in source: SourceText, where isMeant: (Mark) -> Bool = { _ in true }
  ) -> [SourceLocation] {
    let lines = source.lines
    /// How many signs the marks have of the conflict that a line is in.
    var open: Int?
    return source.text.withBytes { bytes in
      (0..<lines.count).filter { number in
        guard let mark = Mark(bytes[lines.starts[number]..<lines.ends[number]]), mark.isWhole,
          isMeant(mark)
        else { return false }
        // Longer ones within a conflict are part of what both sides came from.
        let isFirst = mark.sign == UInt8(ascii: "<")
        guard mark.length == open ?? (isFirst ? max(mark.length, length) : length),
          mark.sign != UInt8(ascii: "=") || isMiddle(number, of: source)
        else { return false }
        defer { open = mark.sign == UInt8(ascii: ">") ? nil : mark.length }
        return isFirst || open == nil
      }
    }
    .map { source.location(lines.starts[$0]..<lines.ends[$0]) }
  }

  /// Whether a line of `=` underlines no title: what stands above it is a whole sentence, or nothing.
  private static func isMiddle(_ number: Int, of source: SourceText) -> Bool {
    source.line(number).last.map { ".!?:".contains($0) } ?? true
  }
}
