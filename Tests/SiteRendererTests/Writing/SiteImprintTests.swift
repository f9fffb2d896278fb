import Foundation
import RuleGraph
import Testing

@testable import SiteRenderer

@Suite struct SiteImprintTests {
  private static let files = ["index.html": "home", "ko/탭.html": "탭", "ko/a.html": "aaaa"]

  private static func imprint(of site: SiteOnDisk) throws -> SiteImprint? {
    try write(files, to: site).imprint
  }

  private static func write(
    _ files: [String: String], to site: SiteOnDisk
  ) throws -> (report: WriteReport, imprint: SiteImprint?) {
    let lock = try SiteLock.taken(site: site.path)
    return try SiteWriter.write(
      files.map { PlannedFile(OutputFile(path: $0.key, text: $0.value)) }, holding: lock)
  }

  private static func isKnown(_ imprint: SiteImprint, at path: String) throws -> Bool {
    SiteWriter.confirm(imprint, holding: try SiteLock.taken(site: path))
  }

  @Test func `a site that nobody touched is known again`() throws {
    let site = SiteOnDisk()
    let imprint = try #require(try Self.imprint(of: site))
    #expect(try Self.isKnown(imprint, at: site.path))
    try site.put("mine", at: "ko/notes.txt")
    #expect(try Self.isKnown(imprint, at: site.path))
    #expect(try Self.imprint(of: site) == imprint)
  }

  @Test func `a site of which a part was carried over is known again`() throws {
    let site = SiteOnDisk()
    let before = try #require(try Self.imprint(of: site))
    let changed = Self.files.merging(["index.html": "casa"]) { $1 }
    let after = try #require(try Self.write(changed, to: site).imprint)
    #expect(before != after)
    #expect(try Self.isKnown(after, at: site.path))
    #expect(try !Self.isKnown(before, at: site.path))
  }

  /// What somebody does in the folder of the site.
  static let changes = [
    "rm index.html", "rm -r ko", "echo bbb >ko/a.html", "echo >>index.html",
    "cp -p ko/a.html old; printf bbbb >ko/a.html; touch -r old ko/a.html; rm old",
    "cp -p ko/a.html old; mv old ko/a.html", "mv ko/a.html ko/b.html", "chmod 600 index.html",
    "mv ko ok; ln -s nowhere ko", "rm index.html; ln -s ko/a.html index.html",
    "mkdir .higraph-tmp", "mkdir -p ../.Site.higraph/tree", "echo a >.higraph-manifest",
    "echo ../a >>.higraph-manifest", "echo >>.higraph-manifest",
    "tac .higraph-manifest >a; mv a .higraph-manifest",
    "cp -a ../Site ../Copy; rm -r ../Site/*; cp -a ../Copy/* .",
  ]

  @Test(arguments: changes)
  func `a site that somebody touched is not`(_ change: String) throws {
    let site = SiteOnDisk()
    let imprint = try #require(try Self.imprint(of: site))
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = ["-c", change]
    shell.currentDirectoryURL = URL(filePath: site.path)
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 0)
    #expect(try !Self.isKnown(imprint, at: site.path))
  }

  @Test func `a file that is not what the build compared or wrote gives no imprint`() throws {
    let site = SiteOnDisk()
    _ = try Self.imprint(of: site)
    let place = try SitePlace(site: site.path)
    let marks = Dictionary(
      uniqueKeysWithValues: Self.files.keys.map { ($0, FileMark(of: place.path($0))) })
    let known = marks.compactMapValues(\.self)
    #expect(SiteImprint(of: place, knowing: known) != nil)
    try site.put("bbbb", at: "ko/a.html")
    #expect(SiteImprint(of: place, knowing: known) == nil)
    #expect(SiteImprint(of: place, knowing: [:]) == nil)
  }
}
