import RuleGraph

/// The twin of the glossary.
struct GlossaryTwin {
  let viewpoint: Viewpoint

  func bytes() -> [UInt8] {
    var twin = TwinText()
    twin.heading(1, viewpoint.wording["glossary.title"])
    twin.quote(viewpoint.wording["glossary.description"])
    for (category, terms) in viewpoint.graph.termsByCategory {
      twin.heading(2, viewpoint.wording["category.\(category)"])
      for term in terms { write(term, to: &twin) }
    }
    return twin.finished()
  }

  private func write(_ term: Term, to twin: inout TwinText) {
    guard let name = viewpoint.twinText(term.name) else { return }
    twin.heading(3, name, attributes: term.id)
    let others = viewpoint.otherNames(term.name).map { TwinText.escaped($0.text) }
    twin.block(viewpoint.list(others))
    twin.block(viewpoint.twinText(term.why))
    let component = term.component.flatMap { viewpoint.twinLink(component: $0) }
    twin.items(
      [viewpoint.twinFact("glossary.guidelines", component.map { [$0] } ?? [])].compactMap(\.self)
        + VariantStanding.allCases.compactMap { variants(of: term, $0) })
  }

  private func variants(of term: Term, _ standing: VariantStanding) -> String? {
    let texts = viewpoint.variants(of: term, standing).map { TwinText.escaped($0.text) }
    return viewpoint.twinFact("standing.\(standing.rawValue)", texts)
  }
}
