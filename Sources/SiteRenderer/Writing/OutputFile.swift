/// A file of the site in memory.
package struct OutputFile: Hashable, Sendable {
  /// Below the folder of the site, with `/` between the parts.
  package let path: String
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }
}

/// A file of the site that is made when it is about to be written, and forgotten after that: a large site does not fit
/// into memory beside the graph it is made of.
package struct PlannedFile: Sendable {
  package let path: String
  let content: Content

  enum Content: Sendable {
    /// `nil` when there is nothing to be written at the path after all.
    case whole(@Sendable () -> [UInt8]?)
    /// Handed over one after another.
    case pieces(@Sendable (_ next: ([UInt8]) -> Void) -> Void)
    /// The file and others that come with it; how many is not known before they are made.
    case several(@Sendable () -> [OutputFile])
  }

  /// - Parameter make: gives `nil` when there is nothing to be written at the path after all.
  package init(path: String, make: @escaping @Sendable () -> [UInt8]?) {
    self.path = path
    content = .whole(make)
  }

  /// A file too large to be held.
  package init(path: String, pieces: @escaping @Sendable (_ next: ([UInt8]) -> Void) -> Void) {
    self.path = path
    content = .pieces(pieces)
  }

  /// A file with which others come.
  ///
  /// - Parameter several: gives the file and the others.
  init(path: String, several: @escaping @Sendable () -> [OutputFile]) {
    self.path = path
    content = .several(several)
  }

  /// The files that a planned one stands for, each by itself.
  ///
  /// Where others come with it they are made to find out how many there are.
  func separated() -> [PlannedFile] {
    if case .several(let make) = content { make().map(PlannedFile.init) } else { [self] }
  }

  /// Makes the file and hands it over, in pieces where it is made in pieces.
  package func write(_ next: ([UInt8]) -> Void) {
    if case .pieces(let pieces) = content { pieces(next) } else { make().map(next) }
  }

  package func make() -> [UInt8]? {
    switch content {
    case .whole(let make): return make()
    case .pieces(let pieces):
      var bytes: [UInt8] = []
      pieces { bytes += $0 }
      return bytes
    case .several(let make): return make().first { $0.path == path }?.bytes
    }
  }

  package init(_ file: OutputFile) {
    self.init(path: file.path) { file.bytes }
  }

  /// The same file in a folder, and those that come with it.
  package func moved(into folder: String) -> PlannedFile {
    let path = "\(folder)/\(path)"
    switch content {
    case .whole(let make): return PlannedFile(path: path, make: make)
    case .pieces(let pieces): return PlannedFile(path: path, pieces: pieces)
    case .several(let make):
      return PlannedFile(
        path: path,
        several: {
          make().map { OutputFile(path: "\(folder)/\($0.path)", bytes: $0.bytes) }
        })
    }
  }
}
