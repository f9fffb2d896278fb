import RuleGraph

/// The texts behind a list of tasks that changed since they were accepted.
struct TaskHistory {
  let content: CheckedContent
  let texts: AcceptedTexts

  func accepted(for tasks: [TranslationTask]) -> [RuleID: Localized<String>] {
    var result: [RuleID: Localized<String>] = [:]
    let wanted = tasks.flatMap(wanted)
    let pages = Array(Dictionary(grouping: wanted, by: \.place))
    // What git takes its time for it takes once a page.
    let found = pages.concurrentMap { [texts] place, tasks in
      let stamps = Dictionary(
        tasks.map { ($0.rule.name, $0.stamp) }, uniquingKeysWith: { first, _ in first })
      return texts.texts(stamps, on: place)
    }
    for ((place, tasks), texts) in zip(pages, found) {
      let page = tasks.first?.rule.page ?? ""
      for (name, text) in texts {
        result[RuleID(page: page, name: name), default: Localized()].set(text, in: place.language)
      }
    }
    return result
  }

  private struct Wanted {
    let rule: RuleID
    let place: PagePlace
    let stamp: TextStamp
  }

  /// The sides of a task that changed.
  private func wanted(_ task: TranslationTask) -> [Wanted] {
    guard let group = content.graph.component(task.rule.id.page)?.group,
      let accepted = content.catalog.lock?[task.rule.id]?
        .accepted(task.language, with: task.original)
    else { return [] }
    let sides = [
      (task.original, task.translation.otherChanges, accepted.other),
      (task.language, task.translation.ownChanges, accepted.own),
    ]
    return sides.filter { !$0.1.isEmpty }.map { language, _, stamp in
      let place = PagePlace(folder: "\(group)/\(task.rule.id.page)", language: language)
      return Wanted(rule: task.rule.id, place: place, stamp: stamp)
    }
  }
}
