import Foundation
import SiteRenderer

/// When the site was last built, so that a lookup need not read the content again.
struct BuildStamp {
  let site: String

  /// Whether nothing beneath the folder has changed since the build.
  func isNewer(than folder: String) throws -> Bool {
    guard let built = date(of: "\(site)/\(SiteWriter.manifestName)") else { return false }
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder)
    return ([folder] + paths.map { "\(folder)/\($0)" }).allSatisfy { path in
      date(of: path).map { $0 < built } ?? false
    }
  }

  /// Sets the date to now; a build that changed nothing must still count as one.
  ///
  /// The file system's own clock is asked for, because it ticks more coarsely than ours and an edit
  /// right after the build would seem older than it.
  func renew() {
    utimes("\(site)/\(SiteWriter.manifestName)", nil)
  }

  private func date(of path: String) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.modificationDate] as? Date
  }
}
