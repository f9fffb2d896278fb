import Foundation
import Testing

/// What the scripts beside the package say.
@Suite struct ScriptTests {
  /// Without Node.js the tests that hold the page's search to that of `hig` would be passed over in silence.
  @Test func `the tests do not run without what runs the page's search`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "도구-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: "dirname").path, withDestinationPath: "/usr/bin/dirname")

    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = [SourceTree.root.appending(path: "Tests/run").path]
    process.environment = ["PATH": folder.path]
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    try process.run()
    let said = String(
      decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()

    #expect(
      said == "Tests/run: no Node.js from 16.9 on; Scripts/install-tools test installs it\n")
    #expect(process.terminationStatus == 1)
  }
}
