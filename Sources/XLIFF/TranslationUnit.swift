package import RuleGraph

/// What is translated at once: a title, or a paragraph.
package struct TranslationUnit: Sendable {
  /// Unique in the content: `tab-bar/keep-every-tab-enabled#title`, `…#1`, `…#body`.
  package let id: String
  package let part: Part
  package let source: Segment
  /// The translation as it is, its marks numbered like the source's; `nil` when there is none.
  package let target: Segment?
  /// Where the words of the translation stand.
  let targetRange: SourceLocation?
  /// What kind of rule it is the title of; `nil` for anything else.
  package var kind: RuleKind?

  package enum Part: Hashable, Sendable {
    /// The words of a heading.
    case heading
    /// A value of the front matter.
    case frontMatter(String)
    /// A paragraph of the body, by its number from 0 among those of the source.
    case leaf(Int)
    /// The whole body, where the languages differ in their paragraphs.
    case body
  }
}

/// The units of a rule, part or section, or of what stands above them on a page.
package struct UnitGroup: Sendable {
  /// `tab-bar/keep-every-tab-enabled`; the component alone for the head of a page.
  package let id: String
  package let page: String
  /// The rule that it is, if it is one.
  package let rule: RuleID?
  package let state: TranslationState
  /// That, and whether anything lacks a translation.
  package var states: Set<TranslationState> {
    units.contains { $0.target == nil } ? [state, .missing] : [state]
  }
  /// What a translator should know of it.
  package let note: String
  /// Where the source is written.
  package let location: SourceLocation
  package let units: [TranslationUnit]
}
