/// What a component has to do with others, as a drawing and as lists.
struct RelationsView: View {
  let title: PhraseView
  let back: LinkView
  let drawing: DrawingView
  let parts: [LinkView]
  let apis: [SymbolLinkView]
  let neighbours: [NeighbourView]
  /// Glossary entries that name the component or a part of it.
  let terms: [LinkView]

  static var fields: [Field<Self>] {
    [
      Field("title", \.title), Field("back", \.back), Field("drawing", \.drawing),
      Field("parts", \.parts), Field("apis", \.apis), Field("neighbours", \.neighbours),
      Field("terms", \.terms),
    ]
  }
}

/// A neighbour in words.
struct NeighbourView: View {
  let anchor: String
  let component: LinkView
  let reason: String
  let relations: [RelationPairView]
  let apis: [SymbolLinkView]
  let relationsURL: String

  static var fields: [Field<Self>] {
    [
      Field("anchor", \.anchor), Field("component", \.component), Field("reason", \.reason),
      Field("relations", \.relations), Field("apis", \.apis),
      Field("relationsURL", \.relationsURL),
    ]
  }
}

/// A rule or a whole component, and what it is to another rule or component.
struct RelationPairView: View {
  let label: String
  let rule: RuleLinkView?
  let wholeComponent: LinkView?
  let otherRule: RuleLinkView?
  let otherComponent: LinkView?

  static var fields: [Field<Self>] {
    [
      Field("label", \.label), Field("rule", \.rule),
      Field("wholeComponent", \.wholeComponent), Field("otherRule", \.otherRule),
      Field("otherComponent", \.otherComponent),
    ]
  }
}

/// A drawing in a coordinate system of its own.
struct DrawingView: View {
  let width: Int
  let height: Int
  let headings: [DrawnTextView]
  let edges: [DrawnEdgeView]
  let nodes: [DrawnNodeView]

  static var fields: [Field<Self>] {
    [
      Field("width", \.width), Field("height", \.height), Field("headings", \.headings),
      Field("edges", \.edges), Field("nodes", \.nodes),
    ]
  }
}

struct DrawnTextView: View {
  let x: Int
  let y: Int
  let text: String

  static var fields: [Field<Self>] {
    [Field("x", \.x), Field("y", \.y), Field("text", \.text)]
  }
}

struct DrawnEdgeView: View {
  /// The `d` of an SVG path.
  let path: String
  let kind: String

  static var fields: [Field<Self>] {
    [Field("path", \.path), Field("kind", \.kind)]
  }
}

/// A box with a name and, beneath it, a note.
struct DrawnNodeView: View {
  let url: String
  let kind: String
  let x: Int
  let y: Int
  let width: Int
  let height: Int
  let textX: Int
  let nameY: Int
  let noteY: Int
  let name: PhraseView
  let note: String?

  static var fields: [Field<Self>] {
    [
      Field("url", \.url), Field("kind", \.kind), Field("x", \.x), Field("y", \.y),
      Field("width", \.width), Field("height", \.height), Field("textX", \.textX),
      Field("nameY", \.nameY), Field("noteY", \.noteY), Field("name", \.name),
      Field("note", \.note),
    ]
  }
}
