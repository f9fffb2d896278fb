import Exports
import RuleGraph
import SiteRenderer

/// What a name that was asked for means.
struct NodeAnswer {
  let graph: Graph
  let name: String
  /// Set when the name is an id that no longer exists; `nodes` are those that replaced it.
  let former: FormerAnswer?
  /// What may have been meant, when the name means nothing.
  let nearest: String?
  let nodes: [NodeID]

  init(_ name: String, in graph: Graph) {
    self.graph = graph
    self.name = name
    let finder = NodeFinder(graph: graph)
    let found = finder.nodes(named: name)
    former = found.isEmpty ? FormerAnswer(name, in: graph) : nil
    nodes = found + (former?.nodes ?? [])
    nearest = nodes.isEmpty && former == nil ? finder.nearest(to: name) : nil
  }

  /// One JSON object.
  var json: String {
    let records = NodeRecords(graph, address: SiteAddresses(graph).address(of:))
    var json = JSONText()
    json.object {
      $0.field("name", name)
      if let former = former?.former {
        $0.object("former") { records.write(former, to: &$0) }
      }
      $0.field("nearest", nearest)
      $0.array("nodes") { array in
        for node in nodes { array.object { write(node, records, to: &$0) } }
      }
    }
    return json.text
  }

  private func write(_ node: NodeID, _ records: NodeRecords, to json: inout JSONText) {
    json.field("node", node.description)
    records.write(node, to: &json)
    if let places = places(of: node) {
      json.object("places") { object in
        for language in places.languages {
          guard let place = places[language] else { continue }
          object.object(language) {
            $0.field("path", place.path)
            $0.field("line", place.line)
          }
        }
      }
    }
    json.array("edges") { array in
      for edge in graph.edges(from: node) + graph.edges(to: node) {
        array.object { records.write(edge, to: &$0) }
      }
    }
  }

  private func places(of node: NodeID) -> Localized<SourceLocation>? {
    switch node {
    case .rule(let id): graph.rule(id)?.texts.map(\.location)
    case .component(let id): graph.component(id)?.texts.map(\.location)
    default: nil
    }
  }
}
