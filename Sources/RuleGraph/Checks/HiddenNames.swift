/// Names that lead nowhere only because of a character that cannot be seen, in them or where they are declared.
///
/// The character has to be mended, and is reported where it is; that the names do not agree is only a consequence.
struct HiddenNames: Sendable {
  /// The printed paths of the files with such a character.
  let files: Set<String>
  private let places: Set<SourceLocation>

  init(in catalog: Catalog, _ linked: LinkedContent) {
    var (files, places) = (Set<String>(), Set<SourceLocation>())
    for (file, references) in Dictionary(
      grouping: linked.unresolved, by: { Damage.file(of: $0.target) })
    {
      guard let file else { continue }
      let known = Set(linked.graph.names(in: file))
      let seen = Set(known.map(InvisibleCharacter.removed))
      for reference in references {
        let meant = InvisibleCharacter.removed(from: reference.name)
        guard seen.contains(meant), !known.contains(reference.name) else { continue }
        files.insert(
          known.contains(meant) ? reference.location.path : catalog.printedPath(file))
        places.insert(reference.location)
      }
    }
    (self.files, self.places) = (files, places)
  }

  func hold(_ reference: UnresolvedReference) -> Bool {
    places.contains(reference.location)
  }
}

extension Graph {
  /// The names that a data file declares.
  fileprivate func names(in file: String) -> [String] {
    switch file {
    case "apis.yml": symbols.map(\.name) + tables.flatMap(\.rows).map(\.symbol) + tables.map(\.id)
    case "editions.yml": editions.map(\.id)
    case "sources.yml": sources.map(\.id)
    default: []
    }
  }
}
