import CommonMark

/// No merge is left unfinished.
enum MergeConflictCheck: ReadingCheck {
  static let id = "file/merge-conflict"

  static let description = CheckDescription(
    id: id,
    texts: (
      summary: "No merge is left unfinished.",
      explanation: """
      Between `<<<<<<<` and `>>>>>>>` stand both sides of a conflict that git left to you. Choose, and delete the three \
      lines of marks. Nothing else is said of a file until then, nor of what may be lost in it or differs from it. In `rules.lock` keep the \
      lines of both sides in their order, and let `hig translate accept` write those of rules that both sides changed.
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
    good: [.page("`<<<<<<< HEAD` begins a conflict.")])

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
  /// `=======` alone may be the line below a title, `Toolbar`.
  private static let marks = ["<<<<<<< ", "||||||| ", ">>>>>>> "].map { Array($0.utf8) }

  /// The lines that begin a conflict, in all text files.
  static func all(in catalog: Catalog, _ pages: [CheckedPage]) -> [SourceLocation] {
    let suspects = pages.filter { !$0.marks.isDisjoint(with: [.angle, .pipe]) }.map(\.text.path)
    let data = catalog.texts.keys.filter { !$0.hasSuffix(".md") }
    return (suspects + data).sorted().compactMap { catalog.texts[$0] }.flatMap(lines)
  }

  /// The first line of marks of each, for some may have been deleted.
  private static func lines(in source: SourceText) -> [SourceLocation] {
    let lines = source.lines
    var isOpen = false
    return source.text.withBytes { bytes in
      (0..<lines.count).map { lines.starts[$0]..<lines.ends[$0] }.filter { line in
        guard let mark = marks.first(where: { bytes[line].starts(with: $0) }) else { return false }
        defer { isOpen = mark != marks.last }
        return !isOpen || mark == marks.first
      }
    }
    .map(source.location)
  }
}
