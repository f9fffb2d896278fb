/// All checks, and running them.
package enum CheckRegistry {
  package static let all: [any Check.Type] = [
    EncodingCheck.self,
    DecomposedTextCheck.self,
    RefusedPageCheck.self,
    MissingFileCheck.self,
    UnreadFileCheck.self,
    UnknownLanguageCheck.self,
    FrontMatterCheck.self,
    YAMLSyntaxCheck.self,
    UnknownKeyCheck.self,
    MissingKeyCheck.self,
    ValueTypeCheck.self,
    RepeatedEntryCheck.self,
    AttributeSyntaxCheck.self,
    UnknownAttributeCheck.self,
    MisplacedAttributeCheck.self,
    RepeatedAttributeCheck.self,
    UnknownKindCheck.self,
    SeveralKindsCheck.self,
    KindWithoutIDCheck.self,
    NestedRuleCheck.self,
    InvalidIDCheck.self,
    RepeatedIDCheck.self,
    RepeatedComponentCheck.self,
    ReservedComponentCheck.self,
    UnknownRuleCheck.self,
    UnknownComponentCheck.self,
    UnknownAPICheck.self,
    UnknownEditionCheck.self,
    UnknownSourceCheck.self,
    UnknownTableCheck.self,
    UnknownPageCheck.self,
    UnknownAnchorCheck.self,
    OtherLanguageLinkCheck.self,
    MissingFigureCheck.self,
    SupersedingCycleCheck.self,
    EmptyValidityCheck.self,
    MissingTranslationCheck.self,
    OrphanTranslationCheck.self,
    ParityCheck.self,
    GlossaryCheck.self,
    DroppedEmphasisCheck.self,
    TableCheck.self,
    TaskListCheck.self,
    StrikethroughCheck.self,
    BareURLCheck.self,
    ReferenceDefinitionCheck.self,
    RawHTMLCheck.self,
    UnsafeURLCheck.self,
    AlternativeTextCheck.self,
    UnknownSuppressionCheck.self,
    UnusedSuppressionCheck.self,
    ProvenanceSyntaxCheck.self,
    ProvenanceRuleCheck.self,
    UncitedRuleCheck.self,
  ]

  /// The findings of all checks that no comment silences, sorted and without doubles.
  package static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    let suppressions = Suppression.all(in: content)
    return all.flatMap { $0.diagnostics(in: content) }
      .filter { found in !suppressions.contains { $0.silences(found) } }
      .filter { seen.insert($0).inserted }.sorted()
  }
}
