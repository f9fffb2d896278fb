import RuleGraph

/// A rule whose languages do not agree: what a translator has to look at.
struct TranslationTask {
  let rule: Rule
  /// The language that is compared, and the first one that has the rule.
  let language: String
  let original: String
  let translation: Translation

  /// The tasks of a graph, in reading order.
  static func all(in graph: Graph) -> [TranslationTask] {
    let languages = graph.site.languageCodes
    return graph.rules.flatMap { rule -> [TranslationTask] in
      guard let first = rule.texts.first(of: languages)?.language else { return [] }
      return languages.filter { $0 != first }.compactMap { language in
        guard let translation = graph.translation(of: rule.id, in: language),
          translation.state != .translated
        else { return nil }
        return TranslationTask(
          rule: rule, language: language, original: first, translation: translation)
      }
    }
  }

  /// What changed since the texts agreed, `numbers, words in en`.
  var reason: String {
    let sides = [(original, translation.otherChanges), (language, translation.ownChanges)]
    let changes = sides.compactMap { side, aspects -> String? in
      let names = TextAspect.allCases.filter(aspects.contains).map(\.noun)
      return names.isEmpty ? nil : "\(names.joined(separator: ", ")) in \(side)"
    }
    if translation.state == .missing { return "no text in \(language)" }
    return translation.isAccepted ? changes.joined(separator: "; ") : "never accepted"
  }
}
