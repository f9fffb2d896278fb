/// What linking a catalog yields: the graph, and the names that led nowhere.
package struct LinkedContent: Sendable {
  package let graph: Graph
  /// The pages in their order, with the headings of their languages put together.
  package let outlines: [PageOutline]
  package let unresolved: [UnresolvedReference]
  /// The figures and other files that pages show or link to, by path below the content folder.
  package let shownFiles: Set<String>
}

/// A name in the content that is not the name of anything.
package struct UnresolvedReference: Sendable {
  package let target: ReferenceTarget
  package let name: String
  package let location: SourceLocation

  var written: Located<String> { Located(name, at: location) }
}

/// What a reference was meant to name.
package enum ReferenceTarget: Hashable, Sendable {
  case component
  case rule(page: String)
  case ruleOrComponent(page: String)
  case api
  case edition
  case source
  case table
  case language
  case symbol
  /// A page file, from the folder of the page that links.
  case page
  /// An id on a page.
  case anchor(page: String)
  /// A page in a language other than the linking page's.
  case pageInOtherLanguage(expected: String)
  /// A figure.
  case file
  /// A file that is there, and that no site carries.
  case otherFile
}
