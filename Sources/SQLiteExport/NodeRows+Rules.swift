import RuleGraph

extension NodeRows {
  func writeRules() throws {
    let sections = graph.sections
    for (position, rule) in graph.rules.enumerated() {
      try rows.insert(
        into: "rules", rule.id.description, rule.component, rule.kind.rawValue, rule.since,
        rule.until, position, address(.rule(rule.id)))
      try writeTexts(of: rule, beneath: sections[rule.id])
      for platform in Set(rule.platforms).sorted() {
        try rows.insert(into: "rule_platforms", rule.id.description, platform)
      }
      for citation in rule.citations {
        try rows.insert(
          into: "citations", rule.id.description, citation.source,
          citation.statement.isEmpty ? nil : citation.statement,
          citation.lines.isEmpty ? nil : citation.lines)
      }
    }
    for former in graph.formerRules { try write(former) }
  }

  private func writeTexts(of rule: Rule, beneath section: Component.Section?) throws {
    try each(rule.texts) { language, text in
      try rows.insert(
        into: "rule_texts", rule.id.description, language, text.title, text.plainText,
        section?.texts[language]?.title,
        graph.translation(of: rule.id, in: language)?.state.rawValue)
    }
  }

  private func write(_ former: FormerRule) throws {
    try rows.insert(into: "former_rules", former.id.description, former.status.rawValue)
    for rule in former.successors {
      try rows.insert(
        into: "former_rule_successors", former.id.description, rule.description)
    }
  }
}
