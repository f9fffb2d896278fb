import RuleGraph

/// Where files were before they or their folders got another name or place.
///
/// A file that came is one that is gone when both have the same bytes, or else the same name and at least half of the lines:
/// that is what git takes for a file that was renamed.
struct FormerPaths {
  private var former: [String: String] = [:]
  private let old: [String: [UInt8]]

  init(from old: ContentTree, to new: ContentTree) {
    self.old = old.files
    var gone = Dictionary(
      grouping: old.files.keys.filter { new.files[$0] == nil }.sorted(), by: Self.name)
    guard !gone.isEmpty else { return }
    let came = new.files.filter { old.files[$0.key] == nil }.sorted { $0.key < $1.key }
    for isAlike in [isSame, isOfSameFolder, isLike] {
      for (path, bytes) in came where former[path] == nil {
        let likely = gone[Self.name(of: path)] ?? []
        guard let place = likely.firstIndex(where: { isAlike($0, path, bytes) }) else { continue }
        former[path] = gone[Self.name(of: path)]?.remove(at: place)
      }
    }
  }

  /// The path that a file had, which is its own where it had no other.
  subscript(path: String) -> String {
    former[path] ?? path
  }

  private func isSame(_ origin: String, _ path: String, _ bytes: [UInt8]) -> Bool {
    old[origin] == bytes
  }

  /// Whether the folder has the same name, in another one, and the file is not another by chance.
  private func isOfSameFolder(_ origin: String, _ path: String, _ bytes: [UInt8]) -> Bool {
    Self.folder(of: origin) == Self.folder(of: path) && isLike(origin, path, bytes)
  }

  private func isLike(_ origin: String, _ path: String, _ bytes: [UInt8]) -> Bool {
    let (before, now) = (Self.lines(of: old[origin] ?? []), Self.lines(of: bytes))
    var left = before.reduce(into: [ArraySlice<UInt8>: Int]()) { $0[$1, default: 0] += 1 }
    let shared = now.count { line in
      guard let count = left[line], count > 0 else { return false }
      left[line] = count - 1
      return true
    }
    return 2 * shared >= max(before.count, now.count)
  }

  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
  }

  private static func name(of path: String) -> Substring? {
    path.split(separator: "/").last
  }

  private static func folder(of path: String) -> Substring? {
    path.split(separator: "/").dropLast().last
  }
}
