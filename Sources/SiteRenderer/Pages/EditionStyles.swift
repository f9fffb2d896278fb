import RuleGraph

/// The style sheet of the switch between editions: each position hides what did not hold then.
///
/// It works without script: the positions are radio buttons, and `:has` asks which one is chosen. With script the root
/// says it, because `:has` there has a browser style the whole page anew whenever anything in it changes: on a page of
/// 5,000 elements that took 20 ms of every keystroke in the search.
/// What an address leads to is shown even so; it says itself in which editions it holds.
struct EditionStyles {
  let timeline: Timeline

  func file() -> OutputFile {
    let rules = timeline.editions.dropLast().map { styles(for: $0.id) }
    return OutputFile(path: "assets/editions.css", text: rules.joined(separator: "\n"))
  }

  private func styles(for id: String) -> String {
    let asked = ":root:has(.as-of [value=\"\(id)\"]:checked)"
    return """
      :root[data-edition="\(id)"] \(shown(in: id))
      @media (scripting: none) {
        \(asked) \(shown(in: id))
      }

      """
  }

  private func shown(in id: String) -> String {
    let holds = ":is(:not([data-in]), [data-in~=\"\(id)\"])"
    return """
      {
        main:not(.timeless) {
          [data-in]:not([data-in~="\(id)"], :target),
          .relation:not(:has(li\(holds))),
          .section:has(.rule):not(:has(.rule\(holds))),
          [data-as-of]:not([data-as-of="\(id)"]) { display: none; }
        }
        [data-as-of="\(id)"] { display: revert; }
      }
      """
  }
}
