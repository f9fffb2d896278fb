package import RuleGraph

/// `graph.json`: the whole graph for other programs, as `graph.schema.json` describes it.
package struct GraphFile: Sendable {
  /// Where it stands, below the root of the site.
  package static let name = "graph.json"
  /// Grows when a reader of the old form could misread the new one; a new field alone is no reason.
  package static let version = 1
  /// Below the root of the site.
  static let schema = "assets/graph.schema.json"

  /// How every such file begins.
  package static let start = "{\"$schema\":\"\(schema)\""

  private let graph: Graph
  private let records: NodeRecords

  /// - Parameter address: where a node stands below a language's folder.
  package init(_ graph: Graph, address: @escaping (NodeID) -> String) {
    self.graph = graph
    records = NodeRecords(graph, address: address)
  }

  /// One node or edge a line, so that two versions can be compared, piece by piece: of 10,000 rules there are 26 MB.
  package func write(_ next: ([UInt8]) -> Void) {
    var json = JSONText()
    json.object {
      $0.field("$schema", Self.schema)
      $0.field("version", Self.version)
      write(graph.site, to: &$0)
      list("components", graph.components, &$0, records.write)
      list("rules", graph.rules, &$0) {
        records.write($0, to: &$1)
        $1.handOver(to: next)
      }
      list("formerRules", graph.formerRules, &$0, records.write)
      list("symbols", graph.symbols, &$0, records.write)
      list("systemItems", graph.tables.flatMap(\.rows), &$0, records.write)
      list("editions", graph.editions, &$0, records.write)
      list("sources", graph.sources, &$0, records.write)
      list("terms", graph.terms, &$0, records.write)
      writeEdges(to: &$0, next)
    }
    next(json.bytes + Array("\n".utf8))
  }

  private func write(_ site: Site, to json: inout JSONText) {
    json.object("site") {
      $0.field("title", site.title)
      $0.field("summary", site.summary)
      $0.field("url", site.publication.url)
      $0.array("languages") { array in
        for language in site.languages {
          array.object {
            $0.field("code", language.code)
            $0.field("name", language.name)
          }
        }
      }
      $0.array("groups") { array in
        for group in site.groups {
          array.object {
            $0.field("id", group.id)
            $0.field("title", group.title)
          }
        }
      }
    }
  }

  /// Kind by kind, for all edges together take 7 MB.
  private func writeEdges(to json: inout JSONText, _ next: ([UInt8]) -> Void) {
    json.breakLine()
    json.array("edges") { array in
      for edge in EdgeKind.allCases.lazy.flatMap(graph.edges) {
        array.breakLine()
        array.object { records.write(edge, to: &$0) }
        array.handOver(to: next)
      }
    }
  }

  private func list<Element>(
    _ name: String, _ elements: [Element], _ json: inout JSONText,
    _ write: (Element, inout JSONText) -> Void
  ) {
    json.breakLine()
    json.array(name) { array in
      for element in elements {
        array.breakLine()
        array.object { write(element, &$0) }
      }
    }
  }
}
