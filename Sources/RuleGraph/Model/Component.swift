/// A thing the guidelines are about: a component with a page of its own, or a part of one.
public struct Component: Sendable {
  /// The name of the folder, or of the heading of a part.
  public let id: String
  /// The component whose page holds it: its own id, or for a part the page's.
  public let page: String
  /// The group of `site.yml` that the page is filed under.
  public let group: String
  /// Title and summary in each language.
  public let texts: Localized<ComponentText>
  /// The platforms that its rules hold on by default.
  public let platforms: [String]
  /// The default edition of the page's rules.
  public let edition: String?
  /// Its own rules in reading order, without those of its parts.
  public let rules: [RuleID]
  /// The ids of the parts on its page, in reading order.
  public let parts: [String]
  /// The page from top to bottom; empty for a part.
  public let outline: [OutlineEntry]

  package init(
    place: (id: String, page: String, group: String), texts: Localized<ComponentText>,
    defaults: (platforms: [String], edition: String?),
    contents: (rules: [RuleID], parts: [String], outline: [OutlineEntry])
  ) {
    self.id = place.id
    self.page = place.page
    self.group = place.group
    self.texts = texts
    self.platforms = defaults.platforms
    self.edition = defaults.edition
    self.rules = contents.rules
    self.parts = contents.parts
    self.outline = contents.outline
  }

  /// Whether it lives on another component's page.
  public var isPart: Bool {
    page != id
  }
}

/// A component in one language.
public struct ComponentText: Sendable {
  /// The title of the page or the heading of the part.
  public let title: String
  /// One sentence; empty for a part.
  public let summary: String
  /// Where it is written.
  public let location: SourceLocation
  package let introduction: Passage

  package init(
    title: String, summary: String, location: SourceLocation, introduction: Passage
  ) {
    self.title = title
    self.summary = summary
    self.location = location
    self.introduction = introduction
  }
}

/// One heading of a page, in the order of the first language that has it.
public enum OutlineEntry: Sendable {
  case section(Component.Section)
  /// The id of a part.
  case part(String)
  case rule(RuleID)
}

extension Component {
  /// A heading that is neither a rule nor a part.
  public struct Section: Sendable {
    /// The id in the heading, or otherwise `section-` and its number on the page.
    public let anchor: String
    /// The level of the heading, from 1.
    public let level: Int
    /// The heading in each language.
    public let texts: Localized<SectionText>

    package init(anchor: String, level: Int, texts: Localized<SectionText>) {
      self.anchor = anchor
      self.level = level
      self.texts = texts
    }
  }
}

/// A section in one language.
public struct SectionText: Sendable {
  /// The heading without markup.
  public let title: String
  /// Where it is written.
  public let location: SourceLocation
  /// The heading, and the text between it and the next heading.
  package let passage: Passage

  package init(title: String, location: SourceLocation, passage: Passage) {
    self.title = title
    self.location = location
    self.passage = passage
  }
}

extension Component {
  /// The names of the pages that a site has besides those of components.
  package static let reservedIDs: Set<String> = ["editions", "glossary", "index", "rules"]
}
