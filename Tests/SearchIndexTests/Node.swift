import Foundation
import SearchIndex

/// Runs the page's reader outside a browser.
enum Node {
  static let path: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/node" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  static func answers(to table: URL, from shards: [SearchShard]) throws -> [String] {
    try answers(
      to: table,
      fromScripts: Dictionary(uniqueKeysWithValues: shards.map { ($0.path, $0.script) }))
  }

  /// What `Tests/Fixtures/search-runner.js` prints, line by line.
  static func answers(to table: URL, fromScripts scripts: [String: String]) throws -> [String] {
    let runner = Repository.root.appending(path: "Tests/Fixtures/search-runner.js")
    return try output(of: runner, given: table, fromScripts: scripts)
  }

  /// What a script prints that is given the page's scripts, a site with an index, and a table.
  static func output(
    of runner: URL, given table: URL, fromScripts scripts: [String: String]
  ) throws -> [String] {
    let site = FileManager.default.temporaryDirectory.appending(path: "higraph-\(UUID())")
    defer { try? FileManager.default.removeItem(at: site) }
    for (path, script) in scripts {
      let file = site.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(script.utf8).write(to: file)
    }
    let assets = Repository.root.appending(path: "Templates/assets")
    return try lines(of: [runner, assets, site, table].map { $0.path(percentEncoded: false) })
  }

  private static func lines(of arguments: [String]) throws -> [String] {
    let process = Process()
    process.executableURL = path.map { URL(filePath: $0) }
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
