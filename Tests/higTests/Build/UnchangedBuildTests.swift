import Foundation
import Seeding
import Testing

@testable import hig

/// A build that has nothing to do, and all that gives it something to do.
@Suite struct UnchangedBuildTests {
  /// A valid content that was built, and of whose record one can tell whether it was believed.
  private struct Built {
    let hig: HigProcess
    static let mark = "as I remember"

    init(_ changes: [String: String] = [:]) throws {
      let files = try FaultFixture.validFiles().mapValues { String(decoding: $0, as: UTF8.self) }
      hig = try HigProcess(content: files.merging(changes) { $1 })
      _ = try build()
    }

    func build(_ options: String...) throws -> HigProcess.Output {
      try hig.shell("XDG_CACHE_HOME=$PWD/cache $HIG build \(options.joined(separator: " ")) 2>talk")
    }

    /// Changes what the record says of the content, so that a build that believes it can be told.
    func markRecord() throws {
      let line =
        "sed -i 's/\"counts\":\"[^\"]*\"/\"counts\":\"\(Self.mark)\"/' cache/higraph/*.json"
      #expect(try hig.shell(line).status == 0)
    }

    /// Whether the site is what a build without any record writes.
    func isFresh(_ options: String...) throws -> Bool {
      try hig.shell(
        "$HIG build -q --site Fresh \(options.joined(separator: " ")) && diff -r Site Fresh"
      )
      .status == 0
    }
  }

  private static func wasSkipped(_ output: HigProcess.Output) -> Bool {
    output.lines.first == Built.mark
  }

  @Test func `where nothing has changed nothing is done`() throws {
    let built = try Built()
    defer { built.hig.remove() }
    let before = try built.build()
    try built.markRecord()
    let output = try built.build()
    #expect(output.status == 0)
    #expect(Self.wasSkipped(output))
    #expect(output.lines.last == "Open Site/index.html")
    let counts = try #require(output.lines.dropFirst().first)
    #expect(counts.contains(" files, 0 written, 0 deleted, in "))
    #expect(counts.prefix { $0 != "," } == before.lines[1].prefix { $0 != "," })
    #expect(Self.wasSkipped(try built.build("--strict")))
    #expect(try built.isFresh())
  }

  @Test(arguments: [
    "rm Site/ko/index.html",
    "cp -p Site/ko/glossary.html old; tr a b <old >Site/ko/glossary.html; touch -r old Site/ko/glossary.html",
    "sed -i '0,/Tab/s//탭/' Content/bars/tab-bar/en.md",
    "cp -rL Templates T; rm Templates; mv T Templates; echo >>Templates/assets/site.css",
    "mkdir -p .Site.higraph/tree/.higraph-tmp",
  ])
  func `what has changed is never passed over`(_ change: String) throws {
    let built = try Built()
    defer { built.hig.remove() }
    try built.markRecord()
    _ = try built.hig.shell(change)
    let output = try built.build()
    #expect(output.status == 0)
    #expect(!Self.wasSkipped(output))
    #expect(try built.isFresh())
  }

  @Test func `another program builds again`() throws {
    let built = try Built()
    defer { built.hig.remove() }
    try built.markRecord()
    let output = try built.hig.shell("cp $HIG own && XDG_CACHE_HOME=$PWD/cache ./own build")
    #expect(output.status == 0)
    #expect(!Self.wasSkipped(output))
  }

  @Test func `findings are said each time, and strict builds fail each time`() throws {
    let page = "bars/tab-bar/ko.md"
    let text = String(decoding: try #require(try FaultFixture.validFiles()[page]), as: UTF8.self)
    let built = try Built([page: text + "\n바를 탭 막대라고 부르지 않습니다.\n"])
    defer { built.hig.remove() }
    for _ in 1...2 {
      #expect(try built.build().status == 0)
      #expect(try built.hig.contents(of: "talk").contains("warning: "))
      #expect(try built.build("--strict").status == 1)
    }
  }

  @Test func `a record that cannot be read is no loss`() throws {
    let built = try Built()
    defer { built.hig.remove() }
    _ = try built.hig.shell("for file in cache/higraph/*.json; do echo '{' >$file; done")
    #expect(try built.build().status == 0)
    try built.markRecord()
    #expect(Self.wasSkipped(try built.build()))
  }

  @Test func `whatever becomes of record and list, the site is that of a build without them`()
    throws
  {
    let built = try Built()
    defer { built.hig.remove() }
    try built.hig.write("mine", to: "Site/ko/mine.txt")
    try built.hig.write("mine", to: "Fresh/ko/mine.txt")
    let record = try #require(try built.hig.shell("ls cache/higraph/*.json").lines.first)
    var random = SeededGenerator(seed: 27)
    for round in 1...12 {
      for file in [record, "Site/.higraph-manifest"] {
        let url = built.hig.folder.appending(path: file)
        var bytes = Array(try Data(contentsOf: url))
        for _ in 0...random.below(3) { damage(&bytes, &random) }
        try Data(bytes).write(to: url)
      }
      #expect(try built.build().status == 0, "round \(round)")
      #expect(try built.isFresh(), "round \(round)")
    }
  }

  private func damage(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let place = random.below(bytes.count + 1)
    switch random.below(6) {
    case 0: bytes.removeLast(bytes.count - place)
    case 1: bytes.removeSubrange(place..<min(bytes.count, place + 40))
    case 2: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 400)], at: 0)
    case 3: bytes.insert(contentsOf: "\n../Content/site.yml\n".utf8, at: place)
    case 4: bytes = Array(bytes.split(separator: 0x0A).reversed().joined(separator: [0x0A]))
    default: if place < bytes.count { bytes[place] ^= 1 << UInt8(random.below(8)) }
    }
  }

  @Test func `a site that was found as it should be counts as built now`() throws {
    let built = try Built()
    defer { built.hig.remove() }
    try built.markRecord()
    _ = try built.hig.shell("touch -d '1 hour ago' Site/.higraph-manifest")
    #expect(try built.hig.run("lookup", "tab").talk.contains("older"))
    #expect(Self.wasSkipped(try built.build()))
    let lookup = try built.hig.run("lookup", "tab")
    #expect(!lookup.talk.contains("older"), "\(lookup.talk)")
  }
}
