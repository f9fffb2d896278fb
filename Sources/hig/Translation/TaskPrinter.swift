import RuleGraph

/// A translation task as `hig translate` prints it: both texts, and what changed since they agreed.
struct TaskPrinter {
  let style: TerminalStyle
  /// The text that was accepted, by rule and language, where it is known.
  let accepted: [RuleID: Localized<String>]

  func lines(for task: TranslationTask) -> [String] {
    let state = style.paint(task.translation.state.rawValue, ink(of: task.translation.state))
    let head = "\(style.paint(task.rule.id.description, .bold)) [\(task.language)] \(state)"
    return ["\(head): \(task.reason)"] + [task.original, task.language].flatMap { lines(task, $0) }
  }

  private func lines(_ task: TranslationTask, _ language: String) -> [String] {
    guard let text = task.rule.texts[language] else { return [] }
    let place = "\(text.location.path):\(text.location.line)"
    let written = text.passage.written
    return ["  \(style.paint(place, .magenta))"]
      + body(task.rule.id, language, written).map { "    \($0)" }
  }

  /// The text, or where an older one was accepted, what became of that one.
  private func body(_ id: RuleID, _ language: String, _ written: String) -> [String] {
    let now = written.split(whereSeparator: \.isNewline).map(String.init)
    guard let before = accepted[id]?[language] else { return now }
    let difference = RuleDifference(from: before, to: written)
    return [difference.title, difference.body].filter { !$0.runs.isEmpty }.map(marked)
  }

  private func marked(_ difference: WordDifference) -> String {
    difference.runs.map { run in
      switch run.change {
      case .kept: run.text
      case .removed: style.removed(run.text)
      case .added: style.added(run.text)
      }
    }.joined(separator: " ")
  }

  private func ink(of state: TranslationState) -> TerminalStyle.Ink {
    switch state {
    case .stale, .missing: .red
    default: .yellow
    }
  }
}
