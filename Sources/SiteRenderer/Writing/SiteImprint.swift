package import RuleGraph

/// By what a site is known again that nobody has touched: number, size and dates of every file that a build wrote.
///
/// It says nothing on another machine or of a copy.
package struct SiteImprint: Codable, Equatable, Sendable {
  private let text: String

  /// The site as it is.
  ///
  /// - Parameter marks: what the files were when they were known to hold what they should, by path.
  /// - Returns: `nil` when a file of the manifest is not there, or is another, or the manifest is not whole.
  init?(of place: SitePlace, knowing marks: [String: FileMark]? = nil) {
    let paths = WriteManifest.paths(inWhole: place.manifest)
    guard !paths.isEmpty else { return nil }
    let pieces = paths.inChunks(of: 256).concurrentMap { paths in
      Self.version(of: paths, in: place, marks)
    }
    var version = ContentVersion()
    for piece in pieces {
      guard let piece else { return nil }
      version.add(piece.text)
    }
    text = version.text
  }

  private static func version(
    of paths: ArraySlice<String>, in place: SitePlace, _ marks: [String: FileMark]?
  ) -> ContentVersion? {
    var version = ContentVersion()
    for path in paths {
      guard let mark = FileMark(of: place.path(path)), mark.kind == .file else { return nil }
      if let marks, marks[path]?.hasSameContent(as: mark) != true { return nil }
      version.add(path)
      version.add(mark)
    }
    return version
  }
}

extension FileMark {
  /// Whether it is the same file, and nobody has written to it; a second name may have come or gone.
  fileprivate func hasSameContent(as other: FileMark) -> Bool {
    isSameFile(as: other) && size == other.size && modified == other.modified
  }
}

extension ContentVersion {
  /// Adds what a file is known again by.
  package mutating func add(_ mark: FileMark) {
    add(Int(truncatingIfNeeded: mark.device))
    add(Int(truncatingIfNeeded: mark.number))
    add(mark.size)
    add(Int(mark.mode))
    for date in [mark.modified, mark.changed] {
      add(date.seconds)
      add(date.nanoseconds)
    }
  }
}
