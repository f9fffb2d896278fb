/// What changed in a rule as it is written, word by word, its title and its body apart.
package struct RuleDifference: Equatable, Sendable {
  package let title: WordDifference
  package let body: WordDifference

  /// - Parameters:
  ///   - old: as `Passage.written` has it; empty for none.
  ///   - new: the same.
  package init(from old: String, to new: String) {
    let (old, new) = (Self.parts(of: old), Self.parts(of: new))
    title = WordDifference(from: old.title, to: new.title)
    body = WordDifference(from: old.body, to: new.body)
  }

  package var isEmpty: Bool { title.isEmpty && body.isEmpty }

  /// A title has no blank line.
  private static func parts(of written: String) -> (title: String, body: String) {
    guard let gap = written.firstRange(of: "\n\n") else { return (written, "") }
    return (String(written[..<gap.lowerBound]), String(written[gap.upperBound...]))
  }
}
