/// What a write did to the folder.
package struct WriteReport: Equatable, Sendable {
  /// The paths of new and changed files, sorted.
  package let written: [String]
  /// How many files were already as they should be.
  package let unchanged: Int
  /// The paths of files that an earlier write made and this one does not, sorted.
  package let deleted: [String]
}

/// Why a site could not be written.
package enum SiteWriterError: Error, Equatable, CustomStringConvertible {
  case outsideFolder(String)
  case writtenTwice(String)
  case foreign(String)
  case unwritable(String, reason: String)

  package var description: String {
    switch self {
    case .outsideFolder(let path): "'\(path)' does not name a file of the site"
    case .writtenTwice(let path): "two files of the site have the path '\(path)'"
    case .foreign(let path):
      "'\(path)' is in the way and was not written by hig; move or delete it"
    case .unwritable(let path, let reason): "cannot write '\(path)': \(reason)"
    }
  }
}
