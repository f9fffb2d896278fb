import RuleGraph

/// The changes between two content trees, as `patch` and code hosts read them.
struct ContentPatch {
  let from: ContentTree
  let to: ContentTree

  init(from: ContentTree, to: ContentTree) {
    self.from = from
    self.to = to
  }

  var lines: [String] {
    let folder = Self.folder(of: to.root)
    return to.files.keys.sorted().flatMap { path -> [String] in
      guard let old = from.files[path], let new = to.files[path], old != new else { return [] }
      let name = folder + path
      // Else a name would end at its first blank.
      let end = name.contains(" ") ? "\t" : ""
      return ["--- a/\(name)\(end)", "+++ b/\(name)\(end)"]
        + LinePatch(old: text(old), new: text(new)).lines
    }
  }

  /// What stands before each path: those who apply patches take none that begins at the root or leads upwards.
  ///
  /// - Returns: the content's folder below the one of now, or below the one that it stands in where it is elsewhere.
  private static func folder(of root: String) -> String {
    guard let here = RealPath.of("."), let real = RealPath.of(root.isEmpty ? "." : root) else {
      return root.isEmpty ? "" : "\(root)/"
    }
    let (place, start) = (ended(real), ended(here))
    guard place.utf8.starts(with: start.utf8) else {
      return ended(String(real.split(separator: "/").last ?? ""))
    }
    return String(Substring(place.utf8.dropFirst(start.utf8.count)))
  }

  private static func ended(_ folder: String) -> String {
    folder.hasSuffix("/") ? folder : "\(folder)/"
  }

  private func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
