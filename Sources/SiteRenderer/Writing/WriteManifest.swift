/// The list of what was written, by which the next build knows what it may replace or delete.
///
/// One path a line, sorted. It is kept in the folder of the site.
struct WriteManifest: Equatable {
  static let fileName = ".higraph-manifest"

  private(set) var paths: Set<String>

  init(paths: Set<String> = []) {
    self.paths = paths
  }

  /// Reads a manifest; a line that does not name a file below the folder is passed over, so that
  /// nothing outside can be deleted by it.
  init(text: String) {
    let lines = text.split(whereSeparator: \.isNewline).map(String.init)
    paths = Set(lines.filter(Self.isInside))
  }

  var text: String {
    paths.sorted().map { $0 + "\n" }.joined()
  }

  /// Whether a path names a file below the folder that is not one of the writer's own.
  static func isInside(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." && !$0.contains("\0") }
    return isPlain && path != fileName && parts.first != Substring(SiteWriter.temporaryFolder)
  }
}
