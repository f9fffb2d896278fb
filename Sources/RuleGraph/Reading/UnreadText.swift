/// A page or data file that was not read, or not whole: what it says of a rule is not known.
package struct UnreadText: Error, Hashable, Sendable {
  /// As it is printed.
  package let path: String
}

extension UnreadText: CustomStringConvertible {
  package var description: String {
    "'\(path)' could not be read whole, as 'hig check' tells; mend it first"
  }
}

extension Catalog {
  /// Throws for the first page or data file that was not read at all, or that is among some pages and not all UTF-8.
  ///
  /// - Parameter pages: those that must be there to the last byte, by printed path.
  package func expectRead(_ pages: Set<String> = []) throws(UnreadText) {
    let refused = faults.lazy.filter(\.kind.hidesFile).map(\.location.path)
      .filter(ContentTree.isText)
    let illegible = pages.intersection(illegibleFiles.keys)
    if let path = illegible.union(refused).min() { throw UnreadText(path: path) }
  }

  /// The printed paths of some pages, in all languages that have a file.
  package func files(ofPages ids: Set<String>) -> Set<String> {
    let texts = pages.filter { ids.contains($0.id) }.map(\.texts)
    return Set(texts.flatMap { texts in texts.languages.compactMap { texts[$0]?.path } })
  }
}

extension FaultKind {
  /// Whether nothing of a file is known.
  fileprivate var hidesFile: Bool {
    switch self {
    case .fileRefused(.alike): false
    case .fileRefused, .pageRefused: true
    default: false
    }
  }
}
