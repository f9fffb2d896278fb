import Foundation
import RuleGraph

/// A program that is built apart from `hig`, which starts the faster for it.
struct SiblingProgram {
  let name: String
  /// The variable of the environment that names another.
  let variable: String

  static let preview = SiblingProgram(name: "hig-preview", variable: "HIG_PREVIEW")
  static let review = SiblingProgram(name: "hig-review", variable: "HIG_REVIEW")

  /// What the variable says, or the program beside this one, or the one that the path leads to.
  var path: String? {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment[variable], !path.isEmpty { return path }
    let own = Bundle.main.executableURL?.deletingLastPathComponent().path
    let folders =
      [own].compactMap(\.self) + (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    return folders.map { "\($0)/\(name)" }.first(where: Self.isProgram)
  }

  /// Whether what stands at a path is a file, for folders may be executable too, and may be run.
  static func isProgram(_ path: String) -> Bool {
    FileMark(of: path, follows: true)?.kind == .file
      && FileManager.default.isExecutableFile(atPath: path)
  }
}
