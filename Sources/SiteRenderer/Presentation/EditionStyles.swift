import RuleGraph

/// The style sheet of the switch between editions: each position hides what did not hold then.
///
/// It works without script: the positions are radio buttons, and `:has` asks which one is chosen.
/// What an address leads to is shown even so; it says itself in which editions it holds. The notice of an edition makes
/// the bar higher.
struct EditionStyles {
  static let path = "assets/editions.css"

  let timeline: Timeline

  func file() -> OutputFile {
    let rules = timeline.editions.map { styles(for: $0.id) }
    let all = rules.count > 1 ? [Self.ofAny] + rules : []
    return OutputFile(path: Self.path, text: all.map { "\($0)\n" }.joined())
  }

  /// What the editions share; what relates components to each other is counted over all of them.
  private static let ofAny = """
    :root:has(.as-of :checked:not(#_now)) {
      --notice: 2.5rem;
      [data-as-of=_now], .related { display: none; }
      [data-as-of=_any] { display: revert; }
    }
    """

  private func styles(for id: String) -> String {
    let other = "[data-in]:not([data-in~=\"\(id)\"]"
    return """
      :root:has(.as-of [value="\(id)"]:checked) {
        main:not(.timeless) {
          \(other), :target),
          .relation:not(:has(li:not(\(other))))),
          .section:has(.rule):not(:has(:target, .rule:not(\(other))))) { display: none; }
        }
        [data-as-of~="\(id)"] { display: revert; }
      }
      """
  }
}
