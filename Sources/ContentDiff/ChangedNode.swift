/// A group, component, API, table, term, edition or source that is there before and after.
package struct ChangedNode: Codable, Equatable, Sendable {
  /// What it is, and its id: `component tab-bar`.
  package let node: String
  /// The id it had, when it was renamed.
  package let formerID: String?
  package let attributes: [AttributeChange]
  /// What a page links to or governs by itself, apart from its rules.
  package let gained: [EdgeLine]
  package let lost: [EdgeLine]

  var isEmpty: Bool {
    formerID == nil && attributes.isEmpty && gained.isEmpty && lost.isEmpty
  }
}
