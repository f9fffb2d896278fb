package import CommonMark

/// A component's page as written, its languages side by side.
package struct Page: Sendable {
  /// The name of the folder, which is the id of the component.
  package let id: String
  package let group: String
  package let texts: Localized<PageText>

  /// The languages that have the page, the preferred one first.
  package func languages(in site: Site) -> [String] {
    site.languageCodes.filter { texts[$0] != nil }
  }
}

/// A page file.
///
/// A reference to what never changes, because whatever is asked of a page is asked of its files.
package final class PageText: Sendable {
  package let path: String
  package let document: Document
  package let frontMatter: PageFrontMatter
  /// The headings that structure the page, in order; headings inside a rule's body are not here.
  package let headings: [PageHeading]
  /// The blocks before the first heading.
  package let introduction: Range<Int>
  /// The ids that it was read as those of rules, besides what it says itself.
  let rules: Set<String>
  /// What could not be read as meant.
  let faults: [Fault]

  init(
    path: String, document: Document, frontMatter: PageFrontMatter,
    headings: (list: [PageHeading], introduction: Range<Int>), rules: Set<String>, faults: [Fault]
  ) {
    self.path = path
    self.document = document
    self.frontMatter = frontMatter
    self.headings = headings.list
    introduction = headings.introduction
    self.rules = rules
    self.faults = faults
  }

  /// The ids of headings that say themselves that they are rules.
  var ownRules: Set<String> {
    Set(headings.compactMap { heading in heading.kind.flatMap { _ in heading.id?.value } })
  }

  package func heading(id: String) -> PageHeading? {
    headings.first { $0.id?.value == id }
  }

  /// Where its title stands; the beginning of the file where it has none.
  package var titleLocation: SourceLocation {
    frontMatter.title?.location ?? SourceLocation(path: path)
  }

  package func location(of range: SourceRange) -> SourceLocation {
    SourceLocation(path: path, range: range)
  }
}

/// What the front matter of a page says.
package struct PageFrontMatter: Sendable {
  package var title: Located<String>?
  package var summary: Located<String>?
  package var apis: [Located<String>] = []
  package var platforms: [Located<String>] = []
  package var edition: Located<String>?
  /// All keys as written.
  package var keys: [Located<String>] = []
}

/// A heading with its attributes as written.
///
/// A reference to what never changes: as a value, each time it was looked at cost ten retains.
package final class PageHeading: Sendable {
  package let node: Int
  package let level: Int
  /// Without markup and without attributes.
  package let title: String
  package let location: SourceLocation
  package let id: Located<String>?
  package let kind: Located<RuleKind>?
  /// Where `.part` is written.
  package let part: SourceLocation?
  package let attributes: [HeadingAttribute]
  /// The sibling blocks beneath it, up to the next heading of the page.
  package let body: Range<Int>

  init(_ place: Place, title: String, marks: Marks) {
    node = place.node
    level = place.level
    location = place.location
    body = place.body
    self.title = title
    id = marks.id
    kind = marks.kind
    part = marks.part
    attributes = marks.attributes
  }

  struct Place {
    let node: Int
    let level: Int
    let location: SourceLocation
    let body: Range<Int>
  }

  struct Marks {
    let id: Located<String>?
    let kind: Located<RuleKind>?
    let part: SourceLocation?
    let attributes: [HeadingAttribute]
  }

  /// The values of an attribute, a comma-separated list.
  package func values(_ key: AttributeKey) -> [Located<String>] {
    attributes.filter { $0.key == key }.flatMap(\.values)
  }
}

/// A `key=value` of a heading.
package struct HeadingAttribute: Sendable {
  package let key: AttributeKey
  package let keyLocation: SourceLocation
  package let values: [Located<String>]
}

/// The attributes that a heading may carry.
package enum AttributeKey: String, CaseIterable, Sendable {
  case since
  case until
  case source
  case platforms
  case apis
  case supersedes
  case conflicts
  case see
  case table

  /// Those that a part may carry; the others belong to rules.
  package static let ofParts: [AttributeKey] = [.apis, .platforms]
}
