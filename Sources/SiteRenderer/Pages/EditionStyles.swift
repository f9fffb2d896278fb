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
    return OutputFile(path: Self.path, text: rules.joined(separator: "\n"))
  }

  private func styles(for id: String) -> String {
    let held = ":not([data-in]), [data-in~=\"\(id)\"]"
    return """
      :root:has(.as-of [value="\(id)"]:checked) {
        --notice: 2.25rem;
        main:not(.timeless) {
          [data-in]:not([data-in~="\(id)"], :target),
          .relation:not(:has(li:is(\(held)))),
          .section:has(.rule):not(:has(.rule:is(\(held), :target))),
          [data-as-of]:not([data-as-of="\(id)"]) { display: none; }
        }
        [data-as-of="\(id)"] { display: revert; }
      }

      """
  }
}
