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
  private static let marks = ["<<<<<<< ", "||||||| ", "=======", ">>>>>>> "].map { Array($0.utf8) }

  /// The lines that begin a conflict, in all text files.
  static func all(in catalog: Catalog) -> [SourceLocation] {
    catalog.texts.sorted { $0.key < $1.key }.flatMap { lines(in: $0.value) }
  }

  /// The first line of marks of each, for some may have been deleted.
  private static func lines(in source: SourceText) -> [SourceLocation] {
    let lines = source.lines
    var isOpen = false
    return source.text.withBytes { bytes in
      (0..<lines.count).filter { number in
        let line = bytes[lines.starts[number]..<lines.ends[number]]
        guard let first = line.first, isMark(first), let mark = marks.first(where: line.starts),
          first != UInt8(ascii: "=") || isMiddle(number, line.count, of: source)
        else { return false }
        defer { isOpen = mark != marks.last }
        return !isOpen || mark == marks.first
      }
    }
    .map { source.location(lines.starts[$0]..<lines.ends[$0]) }
  }

  /// Few lines begin so, and every line of the content passes here.
  private static func isMark(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "<")...UInt8(ascii: ">")).contains(byte) || byte == UInt8(ascii: "|")
  }

  /// Whether a line of as many `=` underlines no title: what stands above it is a whole sentence, or nothing.
  private static func isMiddle(_ number: Int, _ length: Int, of source: SourceText) -> Bool {
    length == marks[2].count && source.line(number).last.map { ".!?:".contains($0) } ?? true
  }
}
