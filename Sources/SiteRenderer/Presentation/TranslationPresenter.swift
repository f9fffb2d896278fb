import RuleGraph

/// Tells readers of a rule that its text and that of another language may differ, and in what.
struct TranslationPresenter {
  let viewpoint: Viewpoint

  /// - Parameter bodies: those on the page of the rule.
  /// - Returns: `nil` when the texts were accepted as they are, or when this one is the newer.
  func view(of entry: RuleEntry, from bodies: PageBodies) -> TranslationView? {
    let rule = entry.rule
    guard let notice = notice(of: entry, in: viewpoint.language),
      let other = viewpoint.graph.translation(of: entry.id, in: viewpoint.language)?.other,
      let text = entry.markup(in: other), let body = bodies.body(of: entry, in: other)
    else { return nil }
    let caption = viewpoint.wording(
      "translation.now", ["language": viewpoint.languageName(other)])
    return TranslationView(
      notice: viewpoint.wording.marked(notice), differences: differences(of: rule, from: other),
      lang: other,
      caption: viewpoint.wording.marked(caption), title: text.title,
      body: body.captioned,
      url: viewpoint.url(to: .parallelRule(entry.id)))
  }

  /// What readers of a language should know, in the words of this page.
  func notice(of rule: RuleEntry, in language: String) -> String? {
    guard rule.mayBeUntranslated,
      let translation = viewpoint.graph.translation(of: rule.id, in: language)
    else { return nil }
    let key: String
    switch translation.state {
    case .translated, .missing: return nil
    case .needsReview, .stale:
      if !translation.isAccepted {
        key = "translation.unreviewed"
      } else if translation.otherChanges.isEmpty {
        return nil
      } else {
        key = translation.isBehind ? "translation.behind" : "translation.apart"
      }
    }
    return viewpoint.wording(key, ["language": viewpoint.languageName(translation.other)])
  }

  /// What readers of all languages beside one another should know.
  func notices(of rule: RuleEntry) -> [String] {
    guard rule.mayBeUntranslated else { return [] }
    return viewpoint.preference.compactMap { language in
      notice(of: rule, in: language).map { "\(viewpoint.languageName(language)): \($0)" }
    }
  }

  private func differences(of rule: Rule, from other: String) -> [TextDifferenceView] {
    guard let here = viewpoint.graph.facts(of: rule, in: viewpoint.language),
      let there = viewpoint.graph.facts(of: rule, in: other)
    else { return [] }
    let name = viewpoint.languageName(other)
    let lengths = here.listLengths == there.listLengths
    return [
      difference("numbers", here.numbers, there.numbers, name),
      difference("names", here.codes ?? [], there.codes ?? [], name),
      difference("links", here.links ?? [], there.links ?? [], name),
      lengths
        ? nil
        : difference(
          "lists", here.listLengths.map(String.init), there.listLengths.map(String.init), name),
    ].compactMap(\.self)
  }

  private func difference(
    _ key: String, _ here: [String], _ there: [String], _ language: String
  ) -> TextDifferenceView? {
    let (known, knownThere) = (Set(here), Set(there))
    let own = here.filter { !knownThere.contains($0) }
    let others = there.filter { !known.contains($0) }
    guard !own.isEmpty || !others.isEmpty else { return nil }
    return TextDifferenceView(
      label: viewpoint.wording["translation.\(key)"],
      here: viewpoint.list(own).map { viewpoint.wording("translation.here", ["what": $0]) },
      there: viewpoint.list(others).map {
        viewpoint.wording.marked(
          viewpoint.wording("translation.there", ["language": language, "what": $0]))
      })
  }
}
