/// All checks, and running them.
package enum CheckRegistry {
  package static let all: [any Check.Type] = [
    EncodingCheck.self,
    MergeConflictCheck.self,
    ControlCharacterCheck.self,
    InvisibleCharacterCheck.self,
    PrivateCharacterCheck.self,
    DecomposedTextCheck.self,
    RefusedPageCheck.self,
    RefusedFileCheck.self,
    MissingFileCheck.self,
    UnreadFileCheck.self,
    UnknownLanguageCheck.self,
    UnknownScriptCheck.self,
    FrontMatterCheck.self,
    YAMLSyntaxCheck.self,
    FrontMatterMarksCheck.self,
    UnknownKeyCheck.self,
    MissingKeyCheck.self,
    ValueTypeCheck.self,
    CutTextCheck.self,
    RepeatedEntryCheck.self,
    ListSeparatorCheck.self,
    AttributeSyntaxCheck.self,
    UnknownAttributeCheck.self,
    AttributeValuesCheck.self,
    MisplacedAttributeCheck.self,
    AttributesOutsideHeadingCheck.self,
    LostAttributesCheck.self,
    FullWidthHeadingCheck.self,
    FirstLevelHeadingCheck.self,
    UnderlinedHeadingCheck.self,
    HeadingWithoutSpaceCheck.self,
    LinkInHeadingCheck.self,
    MissingTitleCheck.self,
    RepeatedAttributeCheck.self,
    UnknownKindCheck.self,
    SeveralKindsCheck.self,
    KindWithoutIDCheck.self,
    UndeclaredRuleCheck.self,
    NestedRuleCheck.self,
    InvalidIDCheck.self,
    RepeatedIDCheck.self,
    RepeatedComponentCheck.self,
    NestedPartCheck.self,
    ComponentGroupCheck.self,
    ReservedComponentCheck.self,
    UnknownRuleCheck.self,
    UnknownComponentCheck.self,
    UnknownAPICheck.self,
    FrameworkSpellingCheck.self,
    UnknownEditionCheck.self,
    MissingEditionCheck.self,
    UnknownSourceCheck.self,
    UnknownTableCheck.self,
    UnusedTableCheck.self,
    PlatformSpellingCheck.self,
    UnknownPageCheck.self,
    UnknownAnchorCheck.self,
    OtherLanguageLinkCheck.self,
    MissingFigureCheck.self,
    FigureSyntaxCheck.self,
    FigureElementCheck.self,
    FigureClassCheck.self,
    FigureAttributeCheck.self,
    FigureWordsCheck.self,
    FigureLabelCheck.self,
    UnlabelledWordsCheck.self,
    UnusedFigureCheck.self,
    FigureInTextCheck.self,
    FigureLinkCheck.self,
    JoinedAPICheck.self,
    SelfReferenceCheck.self,
    SupersedingCycleCheck.self,
    SupersededNewerCheck.self,
    UndeclaredConflictCheck.self,
    UndeclaredOppositeCheck.self,
    EmptyValidityCheck.self,
    OutlivingRuleCheck.self,
    MissingTranslationCheck.self,
    HeadingLevelCheck.self,
    FigureParityCheck.self,
    OrphanTranslationCheck.self,
    ParityCheck.self,
    TitleMoodCheck.self,
    OtherLanguageCheck.self,
    UnfinishedTextCheck.self,
    TornLetterCheck.self,
    FullWidthDigitCheck.self,
    DataLanguageCheck.self,
    GlossaryCheck.self,
    SharedNameCheck.self,
    UnusedTermCheck.self,
    RepeatedWordCheck.self,
    ParticleCheck.self,
    DroppedEmphasisCheck.self,
    StarForTimesCheck.self,
    NumberAsListCheck.self,
    ListIndentCheck.self,
    ControlReferenceCheck.self,
    UnclosedCodeCheck.self,
    UnclosedCommentCheck.self,
    IndentedCodeCheck.self,
    FullWidthMarkCheck.self,
    StrayBacktickCheck.self,
    TornLinkCheck.self,
    TableCheck.self,
    TaskListCheck.self,
    LostItemsCheck.self,
    DialectCheck.self,
    StrikethroughCheck.self,
    BareURLCheck.self,
    ReferenceDefinitionCheck.self,
    RawHTMLCheck.self,
    DataMarksCheck.self,
    UnsafeURLCheck.self,
    MistypedSchemeCheck.self,
    LocalAddressCheck.self,
    ForeignImageCheck.self,
    LinkWordsCheck.self,
    AlternativeTextCheck.self,
    MistypedSuppressionCheck.self,
    UnknownSuppressionCheck.self,
    UnusedSuppressionCheck.self,
    ProvenanceSyntaxCheck.self,
    ProvenanceRuleCheck.self,
    UncitedRuleCheck.self,
    IgnoredSourceCheck.self,
    MissingLockCheck.self,
    LockSyntaxCheck.self,
    LockOrderCheck.self,
    RepeatedLockLineCheck.self,
    UnpublishedRuleCheck.self,
    DroppedIDCheck.self,
    ReusedIDCheck.self,
    UnknownTargetCheck.self,
    SuccessorCycleCheck.self,
    LockLanguageCheck.self,
    StaleTranslationCheck.self,
  ]

  /// The findings of all checks that no comment silences, sorted and without doubles.
  package static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    let scanned = content.scanned()
    // From the end, because those that take longest stand in the second half: no processor is left alone with one then.
    return unsilenced(
      all.reversed().concurrentMap { $0.diagnostics(in: scanned) }.flatMap(\.self), in: content)
  }

  /// What is left of findings: those that no comment silences, sorted and without doubles.
  package static func unsilenced(
    _ diagnostics: [Diagnostic], in content: CheckedContent
  ) -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    let conflicted = Set(content.conflicts.map(\.path))
    let foreign = content.foreign
    let silenced = SilencedLines(Suppression.all(in: content))
    let unsilenced = diagnostics.filter { !silenced.hold($0) }
    // That languages differ says more than that one of them has changed.
    let different = Set(unsilenced.filter { $0.check == ParityCheck.description.id }.map(\.places))
    return
      unsilenced
      .filter { $0.check != StaleTranslationCheck.description.id || !different.contains($0.places) }
      // Both sides of a merge at once are what nobody wrote, and what another text differs from.
      .filter { $0.check == MergeConflictCheck.id || !$0.isAbout(conflicted) }
      .filter { !foreign.contains($0.location.path) || $0.check == EncodingCheck.id }
      .filter { seen.insert($0).inserted }.sorted()
  }
}

extension Diagnostic {
  /// All places that it names.
  fileprivate var places: Set<SourceLocation> {
    Set([location] + notes.map(\.location))
  }

  /// Whether it, or a note of it, is in one of some files.
  fileprivate func isAbout(_ paths: Set<String>) -> Bool {
    !paths.isEmpty
      && (paths.contains(location.path) || notes.contains { paths.contains($0.location.path) })
  }
}
