/// Rules as links beneath the names of their components.
struct RuleListTwin {
  let viewpoint: Viewpoint
  var isDated = false
  /// Whether the headings can be linked to by the component's id.
  var hasAnchors = false

  /// - Parameter runs: by the pages of the rules, or by the parts they belong to.
  func write(_ runs: [RuleRun], level: Int, to twin: inout TwinText) {
    for run in runs {
      let links = run.rules.lazy.compactMap(viewpoint.link)
      guard !links.isEmpty else { continue }
      let name = viewpoint.twinLink(component: run.key) ?? TwinText.escaped(run.key)
      twin.heading(level, name, attributes: hasAnchors ? run.key : nil)
      twin.list(links) { link, twin in
        link.write(to: &twin, on: viewpoint.place, home: true, isDated: isDated)
      }
    }
  }
}
