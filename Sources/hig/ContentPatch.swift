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
    to.files.keys.sorted().flatMap { path -> [String] in
      guard let old = from.files[path], let new = to.files[path], old != new else { return [] }
      let printed = to.printedPath(path)
      return ["--- a/\(printed)", "+++ b/\(printed)"]
        + LinePatch(old: text(old), new: text(new)).lines
    }
  }

  private func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
