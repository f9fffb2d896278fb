import Foundation

/// What the paths of a site's files must be like.
enum SitePaths {
  /// - Throws: `SiteWriterError` for paths that leave the folder or are one.
  static func check(_ paths: [String]) throws(SiteWriterError) {
    var seen: [String: String] = [:]
    for path in paths {
      guard WriteManifest.isInside(path) else { throw .outsideFolder(path) }
      guard let other = seen.updateValue(path, forKey: folded(path)) else { continue }
      throw other.utf8.elementsEqual(path.utf8) ? .writtenTwice(path) : .alike(other, path)
    }
  }

  private static func folded(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { $0 < 0x80 && !(0x41...0x5A).contains($0) }
    return isPlain ? path : path.lowercased()
  }
}
