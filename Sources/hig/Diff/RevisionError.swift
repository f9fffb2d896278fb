/// Why a revision could not be read.
enum RevisionError: Error, CustomStringConvertible {
  /// A clone is shallow when it does not have all commits, as is common in CI.
  case unknown(String, isShallow: Bool)
  case unrelated(String, String, isShallow: Bool)
  case noContent(String, revision: String)
  case git(String)

  var description: String {
    switch self {
    case .unknown(let name, let isShallow):
      "git knows no revision '\(name)'\(isShallow ? Self.shallow : "")"
    case .unrelated(let first, let second, let isShallow):
      "'\(first)' and '\(second)' have no commit in common\(isShallow ? Self.shallow : "")"
    case .noContent(let folder, let revision): "there is no '\(folder)' in revision '\(revision)'"
    case .git(let reason): "git: \(reason)"
    }
  }

  private static let shallow =
    "; this clone has only the newest commits: fetch the others with 'git fetch --unshallow'"
}
