import Foundation
import SiteRenderer
import Testing

@testable import hig

/// The file that an export is to be written to, while the content is read.
@Suite struct ExportDestinationTests {
  private static let marks: [ExportMark] = [.graph, .bulk, .mapping, .database, .document]

  @Test(arguments: marks.indices)
  func `a file that comes meanwhile is kept`(_ number: Int) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "hig-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let destination = try ExportDestination(file.path, of: Self.marks[number])
    try Data("메모".utf8).write(to: file)
    let refusal = #expect(throws: ChangedFileError.self) {
      try destination.write(PlannedFile(path: "") { Array("글".utf8) })
    }
    #expect(refusal?.description == "'\(file.path)' is not what was read; nothing was written")
    #expect(try String(contentsOf: file, encoding: .utf8) == "메모")
  }
}
