import ArgumentParser
import ContentDiff

/// How `hig diff` prints.
enum DiffFormat: String, CaseIterable, ExpressibleByArgument {
  case text
  case json
  /// For a comment on a pull request.
  case markdown

  func lines(for changes: ContentChanges, style: TerminalStyle) -> [String] {
    switch self {
    case .text: DiffText(style: style).lines(for: changes)
    case .json: [JSONLine.text(changes)].compactMap(\.self)
    case .markdown: DiffMarkdown().lines(for: changes)
    }
  }
}
