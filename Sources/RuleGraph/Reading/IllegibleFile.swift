/// A file that was read with U+FFFD for some of its bytes: it would have lost them if it were written again.
package struct IllegibleFile: Error, Hashable, Sendable {
  /// The first of the bytes.
  package let location: SourceLocation
}

extension IllegibleFile: CustomStringConvertible {
  package var description: String {
    "\(location.path):\(location.line) could not be read whole, as 'hig check' tells; "
      + "mend it first"
  }
}

extension Catalog {
  /// The files that would lose something by being written, by printed path.
  package var illegibleFiles: [String: IllegibleFile] {
    Dictionary(
      faults.lazy.filter(\.kind.replacesBytes).map {
        ($0.location.path, IllegibleFile(location: $0.location))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Throws for the first of some files, by printed path, that would lose something by being written.
  package func expectLegible(_ paths: some Sequence<String>) throws(IllegibleFile) {
    let illegible = illegibleFiles
    for path in paths.sorted() { if let file = illegible[path] { throw file } }
  }
}

extension FaultKind {
  /// Whether U+FFFD stands for something in what was read.
  fileprivate var replacesBytes: Bool {
    switch self {
    case .notUTF8, .controlCharacter: true
    default: false
    }
  }
}
