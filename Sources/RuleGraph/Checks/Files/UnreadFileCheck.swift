/// Every page and data file is where it is read.
enum UnreadFileCheck: ReadingCheck {
  static let description = CheckDescription(
    id: "file/unread",
    texts: (
      summary: "Every page and data file is where it is read.",
      explanation: """
      A page is `group/component/en.md`, and data files have the names that the format gives them. A file anywhere else would be silently ignored.
      """
    ),
    bad: [
      CheckExample(["edition.yml": "↓editions: []"]),
      CheckExample([
        "bars/en.md": """
        ↓---
        title: Bars
        summary: Bars stand at the edges.
        ---
        """
      ]),
      CheckExample([
        "bars/action-bar.md": """
        ↓---
        title: Action bars
        summary: Action bars stand at the bottom.
        ---
        """
      ]),
      CheckExample([
        "bars/tab-bar/ko.markdown": """
        ↓---
        title: 탭 바
        summary: 탭 바는 영역을 오가게 합니다.
        ---
        """
      ]),
    ],
    good: [
      CheckExample(["README.md": "How this guide is written.", "bars/README.md": "---\n\nBars.\n"])
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    var suggestions = Suggestions()
    return content.catalog.faults.compactMap { fault in
      switch fault.kind {
      case .fileUnread(let path, let known):
        let suggestion = suggestions.suggestion(for: path, among: known)
        return report(at: fault.location, "no data file is named '\(path)'\(suggestion.phrase)")
      case .pageMisplaced:
        return report(
          at: fault.location, "a page stands in a component's folder, as 'group/component/en.md'")
      case .pageMisnamed(let name):
        return report(at: fault.location, "a page is called '\(name)'; nobody would see this one")
      default: return nil
      }
    }
  }
}
