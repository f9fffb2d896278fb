import Foundation
import RuleGraph
import Testing

@testable import hig

/// Contents with one fault each, and all that `hig` says of them.
///
/// A folder of `Tests/Fixtures/Faults` holds files that stand in for those of `Tests/Fixtures/Valid`; `removed.txt`
/// names files that are taken away. To write what is expected anew: `HIG_RECORD=1 swift test --filter
/// FaultFixtureTests`, and read the difference.
@Suite struct FaultFixtureTests {
  @Test(arguments: try FaultFixture.names())
  func `a fault is reported as its folder tells`(_ name: String) throws {
    try FaultFixture(name: name).expectReport()
  }

  @Test func `the valid content has no fault`() throws {
    let tree = ContentTree(files: try FaultFixture.validFiles())
    #expect(FaultFixture.lines(of: tree) == ["$ hig check", "0 errors, 0 warnings"])
  }

  /// Its faults are links, pipes and names that git would not carry everywhere; tests of the loader make them.
  private static let ofTheDiskAlone = ["file/plain"]

  @Test func `every check has a folder with a fault that it finds`() throws {
    let texts = try FaultFixture.names().map { try FaultFixture(name: $0).expected() }
    let missing = CheckRegistry.all.map { $0.description.id }.filter { id in
      !texts.contains { $0.contains("[\(id)]\n") }
    }
    #expect(
      missing == Self.ofTheDiskAlone,
      "a folder of Tests/Fixtures/Faults must break each check; see Sources/hig/hig.docc/AddingACheck.md"
    )
  }

  @Test(arguments: try FaultFixture.names())
  func `only a check that says that it mends has certain fix-its`(_ name: String) throws {
    let content = LinkedTree(try FaultFixture(name: name).tree()).content
    let mending = CheckRegistry.diagnostics(in: content)
      .filter { $0.fixIts.contains(where: \.isCertain) }.map(\.check)
    let saying = CheckRegistry.all.map { $0.description }.filter(\.isMended).map(\.id)
    #expect(Set(mending).subtracting(saying) == [], "has certain fix-its without isMended: true")
  }
}

/// One folder of `Tests/Fixtures/Faults`.
struct FaultFixture {
  let name: String

  private static let fixtures = HigProcess.package.appending(path: "Tests/Fixtures")
  private static let isRecording = ProcessInfo.processInfo.environment["HIG_RECORD"] == "1"

  static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: fixtures.appending(path: "Faults").path)
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  static func validFiles() throws -> [String: [UInt8]] {
    try files(in: fixtures.appending(path: "Valid"))
  }

  private static func files(in folder: URL) throws -> [String: [UInt8]] {
    let manager = FileManager.default
    let paths = try manager.subpathsOfDirectory(atPath: folder.path)
    return paths.reduce(into: [:]) { files, path in
      var isFolder: ObjCBool = false
      let whole = folder.appending(path: path).path
      guard manager.fileExists(atPath: whole, isDirectory: &isFolder), !isFolder.boolValue else {
        return
      }
      files[path] = manager.contents(atPath: whole).map(Array.init)
    }
  }

  private var folder: URL { Self.fixtures.appending(path: "Faults/\(name)") }

  func expected() throws -> String {
    try String(contentsOf: folder.appending(path: "expected.txt"), encoding: .utf8)
  }

  static func valid() throws -> ContentTree {
    ContentTree(files: try validFiles())
  }

  /// The valid content with its fault.
  func tree() throws -> ContentTree {
    var own = try Self.files(in: folder)
    own["expected.txt"] = nil
    let removed = String(decoding: own.removeValue(forKey: "removed.txt") ?? [], as: UTF8.self)
    var files = try Self.validFiles()
    for path in removed.split(separator: "\n") {
      #expect(files.removeValue(forKey: String(path)) != nil, "there is no \(path) to remove")
    }
    return ContentTree(files: files.merging(own) { $1 })
  }

  /// What `hig check` prints, then the patch of `--fix` and what is left after it, if it mends anything.
  static func lines(of tree: ContentTree) -> [String] {
    let catalog = CatalogReader(tree).read()
    let content = CheckedContent(catalog: catalog, linked: Linker(catalog).link())
    let findings = Findings(
      diagnostics: CheckRegistry.diagnostics(in: content), texts: catalog.texts)
    let mended = ContentMender(tree).mend()
    let left = Findings(
      diagnostics: mended.diagnostics, texts: mended.content.catalog.texts)
    return ["$ hig check"] + FindingsFormat.text.lines(for: findings) + [findings.summary]
      + (mended.mends.isEmpty
        ? []
        : ["$ hig check --fix --dry-run"] + ContentPatch(from: tree, to: mended.tree).lines
          + ["$ hig check --fix"] + mended.mends.map(\.line)
          + FindingsFormat.text.lines(for: left) + [left.summary])
  }

  func expectReport() throws {
    let text = try Self.lines(of: tree()).map { "\($0)\n" }.joined()
    if Self.isRecording {
      try Data(text.utf8).write(to: folder.appending(path: "expected.txt"))
    }
    let expected = try expected()
    #expect(text.utf8.elementsEqual(expected.utf8), "\(name) now reports:\n\(text)")
  }
}
