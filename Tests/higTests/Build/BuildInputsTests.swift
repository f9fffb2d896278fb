import Foundation
import RuleGraph
import Testing

@testable import hig

@Suite struct BuildInputsTests {
  /// A change to a folder with `Content` and `Templates`.
  static let changes = [
    "sed -i 's/Tab/Tub/' Content/bars/tab-bar/en.md",
    "sed -i 's/<svg /<svg id=\"x\" /' Content/bars/tab-bar/anatomy.svg",
    "cp Content/bars/tab-bar/anatomy.svg Content/bars/tab-bar/other.svg",
    "sed -i 's/$/ /' Content/rules.lock",
    "echo '# ' >>Content/glossary.yml",
    "echo >Content/bars/notes.txt",
    "ln -s nowhere Content/bars/link.md",
    "mv Content/bars/toolbar Content/bars/tools",
    "echo >>Templates/assets/site.css",
    "sed -i 's/1/2/' Templates/pages/home.mustache",
    "rm Templates/strings/ko.yml",
    "cp -p Templates/strings/ko.yml old; sed -i 's/./x/' Templates/strings/ko.yml; cp -p old Templates/strings/ko.yml",
  ]

  private static func inputs(of hig: HigProcess) throws -> BuildInputs? {
    let folder = hig.folder.path
    return BuildInputs(
      try ContentTree.load(folder: "\(folder)/Content"), way: "../Content/",
      templates: "\(folder)/Templates")
  }

  private static func folder() throws -> HigProcess {
    let files = try FaultFixture.validFiles().mapValues { String(decoding: $0, as: UTF8.self) }
    let hig = try HigProcess(content: files)
    let texts = ["pages/home.mustache": "{{1}}", "strings/ko.yml": "a: 1", "assets/site.css": ""]
    try hig.remove("Templates")
    for (path, text) in texts { try hig.write(text, to: "Templates/\(path)") }
    return hig
  }

  @Test(arguments: changes)
  func `a change of what goes into a site is told`(_ change: String) throws {
    let hig = try Self.folder()
    defer { hig.remove() }
    let before = try #require(try Self.inputs(of: hig))
    #expect(try Self.inputs(of: hig) == before)
    #expect(try hig.shell(change).status == 0)
    #expect(try Self.inputs(of: hig) != before)
  }

  @Test func `content that was only touched is the same`() throws {
    let hig = try Self.folder()
    defer { hig.remove() }
    let before = try Self.inputs(of: hig)
    #expect(try hig.shell("cp -r Content C && rm -r Content && mv C Content").status == 0)
    #expect(try Self.inputs(of: hig) == before)
  }

  @Test func `content in a folder of another name has other paths to print`() throws {
    let tree = try FaultFixture.valid()
    let folder = HigProcess.package.appending(path: "Templates").path
    let other = ContentTree(root: "Words", files: tree.files)
    let inputs = BuildInputs(tree, way: "../Content/", templates: folder)
    #expect(inputs != BuildInputs(other, way: "../Content/", templates: folder))
    #expect(inputs != BuildInputs(tree, way: "../Words/", templates: folder))
  }
}
