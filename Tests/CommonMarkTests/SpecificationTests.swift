import Foundation
import Testing

@testable import CommonMark

/// The examples of the CommonMark specification, in the file that the variable `HIG_SPEC` names.
enum Specification {
  struct Example: Decodable, Sendable, CustomTestStringConvertible {
    let markdown: String
    let example: Int
    let section: String

    var testDescription: String { "example \(example), \(section)" }
  }

  static let path = ProcessInfo.processInfo.environment["HIG_SPEC"]

  static func examples() throws -> [Example] {
    let path = try #require(path)
    return try JSONDecoder().decode(
      [Example].self, from: Data(contentsOf: URL(fileURLWithPath: path)))
  }
}

/// What the `cmark` command prints for a text.
func cmark(_ markdown: String) throws -> String {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = ["cmark"]
  let input = Pipe()
  let output = Pipe()
  process.standardInput = input
  process.standardOutput = output
  try process.run()
  input.fileHandleForWriting.write(Data(markdown.utf8))
  try input.fileHandleForWriting.close()
  let html = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return String(decoding: html, as: UTF8.self)
}

@Suite(
  "The examples of the CommonMark specification",
  .enabled(if: Specification.path != nil, "HIG_SPEC names no file; see Tests/fetch-spec.sh"))
struct SpecificationTests {
  @Test
  func `the HTML is what cmark prints in its safe mode`() throws {
    let examples = try Specification.examples()
    #expect(examples.count > 600)
    for example in examples {
      let document = Document(parsing: example.markdown, as: .commonMark)
      #expect(
        try HTMLRenderer(document).render() == cmark(example.markdown),
        "example \(example.example), \(example.section)")
    }
  }

  @Test
  func `every node of the examples has a place, and what stands there is its text`() throws {
    for example in try Specification.examples() {
      let document = Document(parsing: example.markdown, as: .commonMark)
      expectTruePlaces(document)
      #expect(document.nodes.allSatisfy { $0.offsets != nil }, "example \(example.example)")
    }
  }
}
