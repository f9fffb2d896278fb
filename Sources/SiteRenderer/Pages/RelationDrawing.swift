import Korean
import RuleGraph

/// Draws a component between its APIs on the left and its neighbours on the right, its parts beneath it.
///
/// Every line runs from the middle outward, and what it stands for is said in the box it leads to;
/// so nothing crosses and no label floats.
struct RelationDrawing {
  let viewpoint: Viewpoint
  let component: Component

  /// How many boxes a column has at most; the list beneath the drawing has them all.
  private static let mostBoxes = 12
  private static let (boxWidth, boxHeight, gap, top) = (264, 52, 12, 44)
  private static let columns = (left: 0, middle: 348, right: 696)

  func view(_ neighbours: [Neighbour]) -> DrawingView {
    let page = RelationsPage(viewpoint: viewpoint, component: component)
    let right = neighbours.prefix(Self.mostBoxes).compactMap { box($0, page.reason($0)) }
    let left = viewpoint.apis(governedBy: .component(component.id)).prefix(Self.mostBoxes)
      .compactMap(box)
    let middle =
      [ownBox].compactMap(\.self) + component.parts.prefix(Self.mostBoxes).compactMap(box)
    let rows = max(left.count, middle.count, right.count)
    let height = Self.top + rows * (Self.boxHeight + Self.gap)
    let stacks = [
      (left, Self.columns.left), (middle, Self.columns.middle), (right, Self.columns.right),
    ]
    let nodes = stacks.map { boxes, x in place(boxes, x: x, rows: rows) }
    return DrawingView(
      width: Self.columns.right + Self.boxWidth + 4, height: height, headings: headings(nodes),
      edges: edges(left: nodes[0], middle: nodes[1], right: nodes[2]), nodes: nodes.flatMap(\.self))
  }

  /// What stands in a box.
  private struct Box {
    let kind: String
    let url: String
    let name: PhraseView
    var note: String?
  }

  private var ownBox: Box? {
    viewpoint.title(of: component).map { title in
      Box(
        kind: "self", url: viewpoint.url(to: .component(component.id)), name: title,
        note: viewpoint.ruleCount(component.rules.count))
    }
  }

  private func box(_ part: String) -> Box? {
    guard let link = viewpoint.componentLink(part) else { return nil }
    let count = viewpoint.graph.component(part)?.rules.count ?? 0
    return Box(
      kind: "part", url: link.url, name: link.title, note: viewpoint.ruleCount(count))
  }

  private func box(_ api: NodeID) -> Box? {
    switch api {
    case .symbol(let name), .systemItem(let name):
      Box(
        kind: "api", url: viewpoint.url(to: .symbol(name)),
        name: PhraseView(text: name, foreign: nil),
        note: viewpoint.ruleCount(viewpoint.site.rules.rules(of: api).count))
    default: nil
    }
  }

  private func box(_ neighbour: Neighbour, _ reason: String) -> Box? {
    guard let link = viewpoint.componentLink(neighbour.component) else { return nil }
    let kind =
      if neighbour.conflicts > 0 {
        "conflicts"
      } else if neighbour.replaced + neighbour.replacing > 0 {
        "supersedes"
      } else {
        neighbour.pairs.isEmpty ? "shared" : "links"
      }
    return Box(
      kind: kind, url: viewpoint.url(to: .relations(neighbour.component)), name: link.title,
      note: reason)
  }

  /// A column of boxes, in the middle of the height.
  private func place(_ boxes: [Box], x: Int, rows: Int) -> [DrawnNodeView] {
    let step = Self.boxHeight + Self.gap
    let start = Self.top + (rows - boxes.count) * step / 2
    return boxes.enumerated().map { row, box in
      let y = start + row * step
      let hasNote = box.note != nil
      return DrawnNodeView(
        url: box.url, kind: box.kind, x: x, y: y, width: Self.boxWidth, height: Self.boxHeight,
        textX: x + 14, nameY: y + (hasNote ? 22 : 31), noteY: y + 40,
        name: PhraseView(text: fitted(box.name.text, cells: 32), foreign: box.name.foreign),
        note: box.note.map { fitted($0, cells: 42) })
    }
  }

  /// A text that is cut where it would leave its box; Hangul takes two cells, a Latin letter one.
  private func fitted(_ text: String, cells: Int) -> String {
    // No character takes more cells than bytes.
    guard text.utf8.count > cells, displayWidth(of: text) > cells else { return text }
    var width = 1
    let shown = text.prefix { character in
      width += displayWidth(of: character)
      return width <= cells
    }
    return shown + "…"
  }

  private func headings(_ columns: [[DrawnNodeView]]) -> [DrawnTextView] {
    let keys = ["relations.apis-heading", "relations.self-heading", "relations.neighbours-heading"]
    return zip(columns, keys).compactMap { nodes, key in
      nodes.first.map { DrawnTextView(x: $0.x, y: $0.y - 14, text: viewpoint.wording[key]) }
    }
  }

  private func edges(
    left: [DrawnNodeView], middle: [DrawnNodeView], right: [DrawnNodeView]
  ) -> [DrawnEdgeView] {
    guard let own = middle.first else { return [] }
    let toRight = right.map { curve(from: own, at: own.x + own.width, to: $0, at: $0.x) }
    let toLeft = left.map { curve(from: own, at: own.x, to: $0, at: $0.x + $0.width) }
    let parts = zip(middle, middle.dropFirst()).map { upper, lower in
      let x = own.x + own.width / 2
      return DrawnEdgeView(
        path: "M\(x) \(upper.y + upper.height)V\(lower.y)", kind: lower.kind)
    }
    return toLeft + parts + toRight
  }

  /// An S from the middle of one side to the middle of another.
  private func curve(
    from own: DrawnNodeView, at start: Int, to node: DrawnNodeView, at end: Int
  ) -> DrawnEdgeView {
    let (from, to) = (own.y + own.height / 2, node.y + node.height / 2)
    let bend = (start + end) / 2
    return DrawnEdgeView(
      path: "M\(start) \(from)C\(bend) \(from) \(bend) \(to) \(end) \(to)", kind: node.kind)
  }
}
