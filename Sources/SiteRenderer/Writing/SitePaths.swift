/// What the paths of a site's files must be like.
enum SitePaths {
  /// A path that leaves the folder or is one with another; `nil` when there is none.
  static func fault(in paths: [String]) -> SiteWriterError? {
    var seen = Set<String>(minimumCapacity: paths.count)
    for (position, path) in paths.enumerated() {
      guard WriteManifest.isInside(path) else { return .outsideFolder(path) }
      guard !seen.insert(folded(path)).inserted else { continue }
      let other = paths[..<position].first { folded($0) == folded(path) } ?? path
      return other.utf8.elementsEqual(path.utf8) ? .writtenTwice(path) : .alike(other, path)
    }
    return nil
  }

  private static func folded(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { $0 < 0x80 && !(0x41...0x5A).contains($0) }
    return isPlain ? path : path.lowercased()
  }
}
