import Foundation

/// The Swift sources of this package, as text.
struct SourceTree {
  struct File: Sendable {
    /// From the root of the package, `Sources/RuleGraph/Model/Rule.swift`.
    let path: String
    let text: String

    var name: String {
      String(path.split(separator: "/").last?.dropLast(".swift".count) ?? "")
    }

    var lines: [Substring] {
      text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// The modules that the file imports, with or without an access level.
    var imports: [String] {
      lines.compactMap { line in
        let words = line.split(separator: " ").drop { Self.modifiers.contains(String($0)) }
        guard words.first == "import" else { return nil }
        let name = words.dropFirst().last.map(String.init)
        return name?.split(separator: ".").first.map(String.init)
      }
    }

    private static let modifiers = ["public", "package", "internal", "private", "@testable"]
  }

  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The Swift files beneath a folder of the package, by path.
  static func files(in folder: String) throws -> [File] {
    let base = root.appending(path: folder)
    let names = try FileManager.default.subpathsOfDirectory(atPath: base.path)
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      File(
        path: "\(folder)/\(name)",
        text: try String(contentsOf: base.appending(path: name), encoding: .utf8))
    }
  }

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
