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
