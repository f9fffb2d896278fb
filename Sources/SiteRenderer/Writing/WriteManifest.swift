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
    folders = Set(
      Set(paths.lazy.map { $0.split(separator: "/").dropLast() })
        .flatMap { parts in parts.indices.map { parts[...$0].joined(separator: "/") } })
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
  static func isInside(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
    let isPrintable = path.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
    return isPlain && isPrintable && path != fileName
      && parts.first != Substring(SitePlace.innerWorkspace)
  }
}
