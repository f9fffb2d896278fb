extension CheckRegistry {
  /// The checks that word what could not be read as meant: all that is known before anything is linked.
  ///
  /// A page may have lost a rule to such a fault, or the site all of its editions.
  static let ofReading: [any Check.Type] = [
    EncodingCheck.self,
    RefusedPageCheck.self,
    RefusedFileCheck.self,
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
    UnknownKindCheck.self,
    SeveralKindsCheck.self,
    KindWithoutIDCheck.self,
    NestedRuleCheck.self,
    InvalidIDCheck.self,
    FigureSyntaxCheck.self,
    FigureElementCheck.self,
    FigureAttributeCheck.self,
    ProvenanceSyntaxCheck.self,
  ]

  /// The findings of the checks that need no look at the texts, sorted and without doubles.
  package static func readingDiagnostics(in content: CheckedContent) -> [Diagnostic] {
    unsilenced(ofReading.flatMap { $0.diagnostics(in: content) }, in: content)
  }
}
