import RuleGraph

extension JSONText {
  /// The state of a rule's translation by language, where it is one.
  mutating func translation(of rule: RuleID, in graph: Graph) {
    object("translation") { states in
      for language in graph.site.languageCodes {
        states.field(language, graph.translation(of: rule, in: language)?.state.rawValue)
      }
    }
  }
}
