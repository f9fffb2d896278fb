import Foundation
import Testing

/// Texts that stand in `Tests/Fixtures/Site` and are compared as a whole.
enum Golden {
  /// Run the tests with `HIG_RECORD=1` to write what they got, and read the difference before
  /// committing it.
  private static let isRecording = ProcessInfo.processInfo.environment["HIG_RECORD"] == "1"

  static func expect(
    _ text: String, toMatch name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/Site/\(name)")
    if isRecording {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data((text + "\n").utf8).write(to: url)
      return
    }
    let expected = try String(contentsOf: url, encoding: .utf8)
    let difference = firstDifference(text + "\n", expected)
    #expect(
      difference == nil, "\(name) differs; HIG_RECORD=1 writes it", sourceLocation: sourceLocation)
  }

  /// The first line that differs, with its number, so that a failure can be read.
  private static func firstDifference(_ text: String, _ expected: String) -> String? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let wanted = expected.split(separator: "\n", omittingEmptySubsequences: false)
    for number in 0..<max(lines.count, wanted.count) {
      let got = number < lines.count ? lines[number] : "(end)"
      let want = number < wanted.count ? wanted[number] : "(end)"
      if got != want { return "line \(number + 1): \(got) instead of \(want)" }
    }
    return nil
  }
}
