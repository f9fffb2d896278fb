/// A stylesheet in a drawing: pages leave it out, but the site has the file itself too.
struct FigureStyle {
  let tag: XMLTag
  private(set) var text = ""

  static func all(in events: [XMLEvent]) -> [FigureStyle] {
    var styles: [FigureStyle] = []
    var depth = 0
    for event in events {
      switch event {
      case .start(let tag):
        if depth == 0, tag.name == "style" { styles.append(FigureStyle(tag: tag)) }
        if depth > 0 || tag.name == "style" { depth += 1 }
      case .text(let text): if depth > 0 { styles[styles.count - 1].text += text }
      case .end: depth = max(0, depth - 1)
      }
    }
    return styles
  }
}
