import Foundation

/// The list of what was written, by which the next build knows what it may replace or delete.
///
/// One path a line, sorted. It is kept in the folder of the site.
struct WriteManifest: Equatable, Sendable {
  static let fileName = ".higraph-manifest"

  let paths: Set<String>
  /// Those that hold files of the list.
  private let folders: Set<String>

  init(paths: Set<String> = []) {
    self.paths = paths
    // Names are cut up once for each folder, for most files stand beside many others.
    folders = Set(Set(paths.lazy.map(SiteFolder.folder)).flatMap(SiteFolder.folders))
  }

  /// Reads a manifest; a line that does not name a file below the folder is passed over, so that
  /// nothing outside can be deleted by it.
  init(text: String) {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) }
    self.init(paths: Set(lines.filter(Self.isInside)))
  }

  /// Without the file the list is empty.
  init(file: String) {
    self.init(
      text: String(decoding: FileManager.default.contents(atPath: file) ?? Data(), as: UTF8.self))
  }

  var text: String {
    paths.sorted().map { $0 + "\n" }.joined()
  }

  func hasFile(beneath folder: String) -> Bool {
    folders.contains(folder)
  }

  func hasFile(above path: String) -> Bool {
    path.utf8.indices.contains { index in
      path.utf8[index] == UInt8(ascii: "/") && paths.contains(String(path[..<index]))
    }
  }

  /// Whether a path names a file below the folder that is not one of the writer's own.
  ///
  /// By bytes, as the system cuts it.
  static func isInside(_ path: String) -> Bool {
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy { part in
      !part.isEmpty && !part.elementsEqual(".".utf8) && !part.elementsEqual("..".utf8)
    }
    let isPrintable = path.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
    return isPlain && isPrintable && path != fileName
      && parts.first?.elementsEqual(SitePlace.innerWorkspace.utf8) == false
  }
}
