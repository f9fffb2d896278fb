/// Where a link in a page leads.
package enum LinkTarget: Hashable, Sendable {
  /// A component's page, or a part on one.
  case component(String)
  case rule(RuleID)
  /// A section heading on a page.
  case section(page: String, anchor: String)
  /// An address with a scheme.
  case external(String)
  /// A figure, by its path below the content folder.
  case file(String)
  case unresolved(ReferenceTarget, name: String)
}
