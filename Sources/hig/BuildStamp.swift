import Foundation
import SiteRenderer

/// When the site was last built, so that a lookup need not read the content again.
struct BuildStamp {
  let site: String

  /// Whether nothing beneath the folder has changed since the build began to read it.
  func isNewer(than folder: String) throws -> Bool {
    guard let built = date(of: "\(site)/\(SiteWriter.manifestName)") else { return false }
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder)
    return ([folder] + paths.map { "\(folder)/\($0)" }).allSatisfy { path in
      date(of: path).map { $0 < built } ?? false
    }
  }

  private func date(of path: String) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.modificationDate] as? Date
  }
}
