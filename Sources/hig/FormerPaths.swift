import RuleGraph

/// Where files were before they or their folders got another name or place.
///
/// A file that came is one that is gone when both have the same bytes, or else the same name and at least half of the lines:
/// that is what git takes for a file that was renamed.
struct FormerPaths {
  private var former: [String: String] = [:]

  init(from old: ContentTree, to new: ContentTree) {
    var gone = Dictionary(
      grouping: old.files.filter { new.files[$0.key] == nil }.map(File.init), by: \.name
    ).mapValues { $0.sorted { $0.path < $1.path } }
    guard !gone.isEmpty else { return }
    let came = new.files.filter { old.files[$0.key] == nil }.map(File.init)
      .sorted { $0.path < $1.path }
    let ways: [(File, File) -> Bool] = [
      { $0.bytes == $1.bytes }, { $0.folder == $1.folder && $0.isLike($1) }, { $0.isLike($1) },
    ]
    for isAlike in ways {
      for file in came where former[file.path] == nil {
        let place = gone[file.name]?.firstIndex { isAlike($0, file) }
        guard let place else { continue }
        former[file.path] = gone[file.name]?.remove(at: place).path
      }
    }
  }

  /// The path that a file had, which is its own where it had no other.
  subscript(path: String) -> String {
    former[path] ?? path
  }

  /// Whether what is written from a file's folder may lead elsewhere now.
  func hasOtherFolder(_ path: String) -> Bool {
    former[path].map { Self.folders(of: $0) != Self.folders(of: path) } ?? false
  }

  private static func folders(of path: String) -> [Substring] {
    path.split(separator: "/").dropLast()
  }

  /// A file that is compared with others.
  private struct File {
    let path: String
    let bytes: [UInt8]
    let name: Substring
    let folder: Substring
    private let lines: [ArraySlice<UInt8>]

    init(_ path: String, _ bytes: [UInt8]) {
      (self.path, self.bytes) = (path, bytes)
      let pieces = path.split(separator: "/")
      (name, folder) = (pieces.last ?? "", pieces.dropLast().last ?? "")
      lines = bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    }

    func isLike(_ other: File) -> Bool {
      let most = max(lines.count, other.lines.count)
      guard 2 * min(lines.count, other.lines.count) >= most else { return false }
      var left = lines.reduce(into: [ArraySlice<UInt8>: Int]()) { $0[$1, default: 0] += 1 }
      let shared = other.lines.count { line in
        guard let count = left[line], count > 0 else { return false }
        left[line] = count - 1
        return true
      }
      return 2 * shared >= most
    }
  }
}
