import Foundation
import RuleGraph

/// Why a site could not be written.
package enum SiteWriterError: Error, Equatable, CustomStringConvertible {
  case outsideFolder(String)
  case writtenTwice(String)
  /// Two paths that are one where the file system does not tell upper from lower case or forms of Unicode apart.
  case alike(String, String)
  case foreign(String)
  case leftover(String)
  case changedMeanwhile(String)
  case busy(String)
  case unwritable(String, reason: String)

  init(_ error: SystemCallError) {
    self =
      error.code == EAGAIN
      ? .changedMeanwhile(error.path) : .unwritable(error.path, reason: error.reason)
  }

  package var description: String {
    switch self {
    case .outsideFolder(let path): "'\(path)' does not name a file of the site"
    case .writtenTwice(let path): "two files of the site have the path '\(path)'"
    case .alike(let path, let other):
      "'\(path)' and '\(other)' are one file on systems that ignore case"
    case .foreign(let path):
      "'\(path)' is in the way and was not written by hig; move or delete it"
    case .leftover(let path):
      "'\(path)' was left by a build that was killed and was not written by hig; move or delete it"
    case .changedMeanwhile(let path): "'\(path)' was changed by others while it was written"
    case .busy(let path): "another build is writing '\(path)'"
    case .unwritable(let path, let reason): "cannot write '\(path)': \(reason)"
    }
  }
}
