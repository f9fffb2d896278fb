/// What became of a page that something still names by a former id.
struct FormerPage {
  /// As it was called.
  private let name: String
  let successor: String

  /// - Returns: `nil` for what was never a page, or still is one.
  init?(_ name: String, in graph: Graph, _ renamed: UnrecordedRenames) {
    guard let successor = graph.successor(ofPage: name) ?? renamed.successor(of: name) else {
      return nil
    }
    (self.name, self.successor) = (name, successor)
  }

  /// - Parameter lead: what is wrong, as it is said where the page was never renamed.
  func message(after lead: String) -> Message {
    Message(
      "\(lead)'\(name)' was renamed; it is '\(successor)' now",
      explanation: "'hig rename \(name) \(successor)' changes everything that still names it.")
  }

  /// - Parameter text: what is written there then; by default the present name.
  func fixIts(at location: SourceLocation, _ text: String? = nil) -> [FixIt] {
    location.range.isEmpty
      ? [] : [FixIt(location: location, replacement: text ?? successor)]
  }
}
