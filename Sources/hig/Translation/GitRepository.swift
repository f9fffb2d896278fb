import Foundation

/// The history of the content, where there is one.
struct GitRepository {
  /// Where `git` is run.
  let folder: String

  /// The revisions of a file, the newest first, each with the path it had; then those that are merges.
  ///
  /// Empty without git, outside a repository, and for a file that was never committed.
  func revisions(of path: String, limit: Int) -> [(revision: String, path: String)] {
    let asked = [
      "--follow", "--max-count=\(limit)", "--format=%x00%H", "--name-only", "-z", "--", path,
    ]
    // A text may have been accepted in a merge. Told of these among the others, git would follow a name no further.
    let merges = ["log", "--merges", "--diff-merges=first-parent"]
    return [["log"], merges].compactMap { run($0 + asked) }.flatMap(Self.revisions)
  }

  /// The text of a file in a revision.
  func text(of path: String, in revision: String) -> String? {
    run(["cat-file", "blob", "\(revision):\(path)"])
  }

  static func revisions(in log: String) -> [(revision: String, path: String)] {
    let pieces = log.split(separator: "\0").map { $0.trimmingCharacters(in: .newlines) }
      .filter { !$0.isEmpty }
    return stride(from: 0, to: pieces.count - 1, by: 2).map { (pieces[$0], pieces[$0 + 1]) }
  }

  /// What git prints; `nil` when it fails.
  private func run(_ arguments: [String]) -> String? {
    let data = try? GitProcess(folder: folder).output(of: arguments)
    return data.map { String(decoding: $0, as: UTF8.self) }
  }
}
