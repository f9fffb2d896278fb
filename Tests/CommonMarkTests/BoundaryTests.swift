import Foundation
import Testing

@Suite("The boundary to C")
struct BoundaryTests {
  @Test
  func `libcmark is imported by the converter alone`() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")
    let files = try #require(FileManager.default.enumerator(atPath: sources.path))
    let importing = try files.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".swift") }
      .filter { file in
        try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
          .split(separator: "\n").contains { $0.hasSuffix("import CCmark") }
      }
    #expect(importing == ["CommonMark/Converter.swift"])
  }
}
