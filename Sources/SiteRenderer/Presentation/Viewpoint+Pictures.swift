import RuleGraph

extension Viewpoint {
  /// A component's small picture; its name must stand beside it.
  func picture(of component: Component) -> TrustedHTML? {
    drawing.decoration(FigureSet.pictogram(of: component), name: "pictogram")
  }

  /// The picture of a system item; its name must stand beside it.
  func picture(of item: SystemItem) -> TrustedHTML? {
    guard let table = graph.table(item.table), let component = graph.component(table.component)
    else { return nil }
    return drawing.decoration(FigureSet.icon(of: item, for: component), name: "system-icon")
  }

  private var drawing: DrawingMarkup {
    DrawingMarkup(figures: graph.figures, preference: preference)
  }
}
