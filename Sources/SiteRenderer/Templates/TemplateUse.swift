/// What templates name: texts of the site's own, and one another.
struct TemplateUse {
  /// The texts that any template shows, by `section.key`.
  private(set) var words: Set<String> = []
  /// The templates that a template includes, by its name.
  private var included: [String: Set<String>] = [:]

  init(_ sources: [String: [TemplateNode]]) {
    for (name, nodes) in sources { take(nodes, of: name) }
  }

  private mutating func take(_ nodes: [TemplateNode], of template: String) {
    for node in nodes {
      switch node {
      case .text, .markup: break
      case .value(let name):
        if name.parts.first == "words" {
          words.insert(name.parts.dropFirst().joined(separator: "."))
        }
      case .section(_, let inner, _), .block(_, let inner): take(inner, of: template)
      case .partial(let name, let blocks):
        included[template, default: []].insert(name.description)
        for inner in blocks.values { take(inner, of: template) }
      }
    }
  }

  /// These templates and all that are included from them on.
  func reached(from names: [String]) -> Set<String> {
    var reached: Set<String> = []
    var open = names
    while let name = open.popLast() {
      if reached.insert(name).inserted { open += included[name] ?? [] }
    }
    return reached
  }
}
