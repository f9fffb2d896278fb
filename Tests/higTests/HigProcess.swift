import Foundation
import Testing

@testable import hig

/// The built `hig`, run as its users run it.
struct HigProcess {
  struct Output: Equatable {
    var status: Int32
    var out: String
    var talk: String

    var lines: [String] {
      out.split(separator: "\n").map(String.init)
    }
  }

  /// A folder of its own, holding `Content/` and `Templates/`.
  let folder: URL

  /// - Parameter files: the content, by path below `Content/`.
  init(content files: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "hig-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, text) in files {
      try write(text, to: "Content/\(path)")
    }
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "Templates"),
      withDestinationURL: Self.package.appending(path: "Templates"))
  }

  static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// What `HIG` names, by which `make test` tries the program that users get; else the one beside the test runner.
  static let binary =
    ProcessInfo.processInfo.environment["HIG"].map { URL(filePath: $0) }
    ?? URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "hig")

  func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func contents(of path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: path).path)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: folder.appending(path: path))
  }

  func remove() {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Nothing of this machine's environment but the path, and what `Tests/sanitize` asks of the sanitizers.
  static let environment = ProcessInfo.processInfo.environment
    .filter { $0.key.hasSuffix("SAN_OPTIONS") }
    .merging(["PATH": "/usr/bin:/bin"]) { $1 }

  /// Runs `hig` in the folder.
  func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Output {
    try run(arguments, environment: environment)
  }

  func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Output {
    let process = Process()
    process.executableURL = Self.binary
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = Self.environment.merging(environment) { $1 }
    let (out, talk) = (Pipe(), Pipe())
    process.standardOutput = out
    process.standardError = talk
    let end = try process.begin()
    let data = (
      out.fileHandleForReading.readDataToEndOfFile(),
      talk.fileHandleForReading.readDataToEndOfFile()
    )
    end.wait()
    return Output(
      status: process.terminationStatus, out: String(decoding: data.0, as: UTF8.self),
      talk: String(decoding: data.1, as: UTF8.self))
  }

  /// Runs a shell line in the folder with `$HIG` set.
  func shell(_ line: String) throws -> Output {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = folder
    process.environment = Self.environment.merging(["HIG": Self.binary.path]) { $1 }
    let out = Pipe()
    process.standardOutput = out
    process.standardError = FileHandle.nullDevice
    let end = try process.begin()
    let data = out.fileHandleForReading.readDataToEndOfFile()
    end.wait()
    return Output(
      status: process.terminationStatus, out: String(decoding: data, as: UTF8.self), talk: "")
  }
}
