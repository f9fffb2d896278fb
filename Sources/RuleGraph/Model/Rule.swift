/// What a rule asks for.
public enum RuleKind: String, CaseIterable, Sendable {
  case `do`
  case avoid
  case consider
  case fact
}

/// One statement of the guidelines in all its languages.
///
/// It refers to storage that never changes: rules are handed around by the ten thousand, and copying them field by
/// field took a twentieth of a build.
public struct Rule: Sendable {
  private let fields: RuleFields

  /// The full name, unique and kept forever.
  public var id: RuleID { fields.head.id }
  /// What the rule asks for.
  public var kind: RuleKind { fields.head.kind }
  /// The component or part that the rule belongs to.
  public var component: String { fields.head.component }
  /// Title and body in each language.
  public var texts: Localized<RuleText> { fields.texts }
  /// The first edition in which the rule holds.
  public var since: String? { fields.validity.since }
  /// The last edition in which the rule holds; `nil` while it still does.
  public var until: String? { fields.validity.until }
  /// The platforms it holds on, the page's unless it gives its own.
  public var platforms: [String] { fields.head.platforms }
  /// The table of system items that is shown below the rule.
  public var table: String? { fields.head.table }
  /// The documents the rule was taken from, in the order of `sources.yml`.
  public var citations: [Citation] { fields.citations }

  package init(
    head: RuleHead, texts: Localized<RuleText>, validity: (since: String?, until: String?),
    citations: [Citation]
  ) {
    fields = RuleFields(head, texts, validity, citations)
  }
}

private final class RuleFields: Sendable {
  let head: RuleHead
  let texts: Localized<RuleText>
  let validity: (since: String?, until: String?)
  let citations: [Citation]

  init(
    _ head: RuleHead, _ texts: Localized<RuleText>, _ validity: (since: String?, until: String?),
    _ citations: [Citation]
  ) {
    (self.head, self.texts) = (head, texts)
    (self.validity, self.citations) = (validity, citations)
  }
}

/// What a rule's heading says in any language.
package struct RuleHead: Sendable {
  package let id: RuleID
  package let kind: RuleKind
  package let component: String
  package let platforms: [String]
  package let table: String?
}

/// A rule in one language.
public struct RuleText: Sendable {
  /// The heading without markup.
  public let title: String
  /// Where the heading is.
  public let location: SourceLocation
  package let passage: Passage

  package init(title: String, location: SourceLocation, passage: Passage) {
    self.title = title
    self.location = location
    self.passage = passage
  }

  /// From the line of the heading to the last of the body.
  package var lines: ClosedRange<Int> {
    location.line...max(location.line, passage.lastLine)
  }

  /// The body without markup, one line per block.
  public var plainText: String {
    passage.plainText
  }
}

/// A statement of a source document that a rule carries.
public struct Citation: Hashable, Sendable {
  /// The id of the statement in the record of the documents.
  public let statement: String
  /// The id of the document.
  public let source: String
  /// The lines of the document, as in `13` or `23,25`.
  public let lines: String

  package init(statement: String, source: String, lines: String) {
    self.statement = statement
    self.source = source
    self.lines = lines
  }
}
