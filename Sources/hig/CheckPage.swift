import Foundation
import RuleGraph

/// The page of a check: what it is for, and its examples with their marks.
///
/// `hig explain` and the article on checks both print it.
enum CheckPage {
  /// In Markdown, from the heading on.
  static func markdown(_ check: CheckDescription) -> [String] {
    let severity = check.severity.rawValue
    let mends = check.isMended ? "; `hig check --fix` mends it where that is certain" : ""
    return [
      "## \(check.id)", "", "\(check.summary) (\(severity)\(mends))", "", check.explanation, "",
    ]
      + examples(of: check).flatMap { title, path, text in
        ["\(title), in `\(path)`:", "", "````", text, "````", ""]
      }
  }

  /// For a terminal.
  static func lines(_ check: CheckDescription) -> [String] {
    let severity = check.severity.rawValue
    let head = ["\(check.id) (\(severity))", check.summary, "", check.explanation]
    let mends = check.isMended ? ["", "'hig check --fix' mends it where that is certain."] : []
    return head + mends
      + examples(of: check).flatMap { title, path, text in
        ["", "\(title), in \(path):", ""]
          + text.split(separator: "\n", omittingEmptySubsequences: false).map {
            $0.isEmpty ? "" : "    \($0)"
          }
      }
  }

  /// One file of the first bad and of the first good example.
  private static func examples(
    of check: CheckDescription
  ) -> [(title: String, path: String, text: String)] {
    [("Reported at the arrow", check.bad.first), ("Right", check.good.first)]
      .flatMap { title, example in
        (example?.files ?? [:]).sorted { $0.key < $1.key }.filter { !$0.value.isEmpty }
          .map { (title, $0.key, $0.value.trimmingCharacters(in: .newlines)) }
      }
  }
}
