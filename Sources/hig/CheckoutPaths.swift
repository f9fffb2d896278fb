import RuleGraph

/// Paths as a code host has them, from the root of its checkout, wherever the program was started.
struct CheckoutPaths {
  /// The folder that a runner names, and that of the git work tree; the first that a file lies beneath counts.
  private let roots: [String]

  /// - Parameter folder: what is in the checkout; empty for where the program was started.
  init(around folder: String = "") {
    let workspace = Environment.value(of: "GITHUB_WORKSPACE").flatMap(RealPath.of)
    roots = [workspace, Self.workTree(of: folder.isEmpty ? "." : folder)].compactMap(\.self)
  }

  /// The path of a file; as it was given where the file lies beneath no root.
  func path(of file: String) -> String {
    guard file != StandardInput.name else { return file }
    let real = RealPath.ofFile(file)
    let root = roots.first { real.hasPrefix($0 == "/" ? $0 : "\($0)/") }
    return root.map { String(real.dropFirst($0.count).drop { $0 == "/" }) } ?? file
  }

  /// The nearest folder around one with `.git` in it, which is a file in a tree that was added to another.
  private static func workTree(of folder: String) -> String? {
    guard var parts = RealPath.of(folder)?.split(separator: "/")[...] else { return nil }
    while true {
      let path = "/" + parts.joined(separator: "/")
      if FileMark(of: "\(path)/.git") != nil { return path }
      guard parts.popLast() != nil else { return nil }
    }
  }
}
