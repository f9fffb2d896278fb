import Foundation
import SmallContent
import Testing

/// `hig check --since` in a scripted history.
@Suite struct SinceTests {
  /// The findings by path and line, in the order they are printed, and what is said of them.
  private static func check(
    since revision: String = "HEAD", after change: (GitGuide) throws -> Void
  ) throws -> (places: [String], talk: String) {
    let old = SmallGuide.tabBar(
      replacing: "A dimmed tab explains nothing;", with: "See https://a.example;")
    let guide = try GitGuide(old)
    defer { guide.hig.remove() }
    try change(guide)
    let output = try guide.hig.run("check", "--format", "github", "--since", revision)
    let places = output.lines.compactMap { line -> String? in
      let pieces = line.split { ",=:".contains($0) }
      guard pieces.count > 7 else { return nil }
      return
        "\(pieces[1].split(separator: "/").suffix(2).joined(separator: "/")):\(pieces[3]) \(pieces[7])"
    }
    return (places, output.talk)
  }

  @Test func `what is found on changed lines comes first`() throws {
    let found = try Self.check { guide in
      try guide.edit("bars/toolbar/ko.md", "적은 버튼이", "탭 막대의 적은 버튼이")
    }
    #expect(
      found.places == [
        "toolbar/ko.md:10 glossary/discouraged", "tab-bar/en.md:13 markdown/bare-url",
      ])
    #expect(
      found.talk == "on lines changed since HEAD: 0 errors, 1 warning\n0 errors, 2 warnings\n")
  }

  @Test func `findings that read alike keep their names when others are first or left out`() throws
  {
    let guide = try GitGuide(
      SmallGuide.tabBar(replacing: "A dimmed tab explains nothing;", with: "See https://a.example"))
    defer { guide.hig.remove() }
    let path = "Content/bars/tab-bar/en.md"
    let line = try #require(
      try guide.hig.contents(of: path).split(separator: "\n").first { $0.contains("a.example") })
    try guide.edit("bars/tab-bar/en.md", "A dimmed tab kept", "\(line)\n\nA dimmed tab kept")
    func names(_ options: String) throws -> [Int: String] {
      let output = try guide.hig.shell("\"$HIG\" check -q --format sarif \(options)")
      let log = try JSONDecoder().decode(NamedFindings.self, from: Data(output.out.utf8))
      return log.names(of: "markdown/bare-url")
    }
    let all = try names("")
    #expect(all.count == 2)
    #expect(try names("--since HEAD") == all)
    let first = try #require(all.min { $0.key < $1.key })
    try guide.hig.write("\(first.value) 글\n", to: "baseline.txt")
    #expect(try names("--baseline baseline.txt") == all.filter { $0.key != first.key })
  }

  @Test func `a finding at the heading of a rule goes with every line of the rule`() throws {
    let found = try Self.check { guide in
      try guide.edit("bars/toolbar/en.md", "Few buttons are", "At most 3 buttons are")
    }
    #expect(found.places.first == "toolbar/en.md:9 translation/parity")
    #expect(found.talk.hasPrefix("on lines changed since HEAD: 1 error, "))
  }

  @Test func `where lines were taken out, the lines on either side are changed`() throws {
    let found = try Self.check { guide in
      try guide.edit("bars/toolbar/en.md", "Few", "[tabs]: ../tab-bar/en.md\n\nFew")
      try guide.commit("Define a link")
      try guide.edit("bars/toolbar/en.md", "en.md\n\nFew", "en.md\nFew")
    }
    #expect(found.places.first == "toolbar/en.md:11 markdown/definition-above-text")
  }

  @Test func `git that is asked from a hook finds the same`() throws {
    let guide = try GitGuide()
    defer { guide.hig.remove() }
    try guide.edit("bars/toolbar/en.md", "Few buttons are", "A few buttons are")
    let plain = try guide.hig.run("diff", "HEAD")
    let folder = guide.hig.folder.appending(path: ".git").path
    let environment = [
      "GIT_DIR": folder, "GIT_INDEX_FILE": "\(folder)/index", "GIT_PREFIX": "",
      "GIT_GLOB_PATHSPECS": "1", "GIT_ICASE_PATHSPECS": "1",
    ]
    let hooked = try guide.hig.run("diff", "HEAD", environment: environment)
    #expect(hooked == plain)
    #expect(plain.out.contains("toolbar/keep-it-short"))
  }

  @Test func `a place that is told as from here is the same for git`() throws {
    let guide = try GitGuide()
    defer { guide.hig.remove() }
    try guide.edit("bars/toolbar/ko.md", "적은 버튼이", "더 적은 버튼이")
    let plain = try guide.hig.run("diff", "HEAD")
    let moved = try guide.hig.shell(
      "mv .git 저장소.git; GIT_DIR=저장소.git GIT_WORK_TREE=. $HIG diff HEAD")
    #expect(moved == plain)
    #expect(plain.out.contains("toolbar/keep-it-short"))
  }

  @Test func `line ends that git writes into files change no line`() throws {
    let found = try Self.check { guide in
      for path in ["bars/toolbar/ko.md", "bars/tab-bar/en.md"] {
        let text = try guide.hig.contents(of: "Content/\(path)")
        try guide.hig.write(text.replacing("\n", with: "\r\n"), to: "Content/\(path)")
      }
    }
    #expect(
      found.talk == "on lines changed since HEAD: 0 errors, 0 warnings\n0 errors, 1 warning\n")
  }

  @Test(arguments: [
    "\"$HIG\" rename tab-bar tab-strip", "\"$HIG\" rename --group bars strips",
    "mv Content/bars Content/strips && sed -i 's/id: bars/id: strips/' Content/site.yml",
  ])
  func `a folder with another name has the lines that it had`(_ command: String) throws {
    let found = try Self.check { guide in
      let output = try guide.hig.shell(command)
      #expect(output.status == 0, "\(output)")
    }
    #expect(
      found.talk == "on lines changed since HEAD: 0 errors, 0 warnings\n0 errors, 1 warning\n")
    let changed = try Self.check { guide in
      _ = try guide.hig.shell(command)
      let folder = guide.hig.exists("Content/strips") ? "strips/tab-bar" : "bars/tab-strip"
      try guide.edit("\(folder)/en.md", "See https://a.example;", "See https://a.example, 한글;")
    }
    #expect(changed.talk.hasPrefix("on lines changed since HEAD: 0 errors, 1 warning\n"))
  }

  @Test func `what a page that moved leads to may be another since`() throws {
    let found = try Self.check { guide in
      try guide.git("mv Content/bars/tab-bar Content/tab-bar")
      try guide.hig.write("", to: "Content/strips/.keep")
      try guide.git("mv Content/tab-bar Content/strips/tab-bar")
    }
    #expect(found.places.contains("tab-bar/en.md:17 link/unknown-page"))
    #expect(!found.talk.hasPrefix("on lines changed since HEAD: 0 errors"))
  }

  @Test func `a file that is not in the history is changed from top to end`() throws {
    let found = try Self.check { guide in
      try guide.hig.write("editions: []\n", to: "Content/zeditions.yml")
    }
    #expect(found.places.first == "Content/zeditions.yml:1 file/unread")
  }

  @Test func `a drawing and a stray file that came in are changed`() throws {
    let drawing = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>"#
    let found = try Self.check { guide in
      try guide.hig.write(drawing, to: "Content/bars/tab-bar/old.svg")
      try guide.hig.write("글", to: "Content/bars/tab-bar/ko.markdown")
      try guide.hig.write("", to: "Content/bars/tab-bar/AUX.png")
      try guide.commit("Add files")
      try guide.edit("bars/tab-bar/old.svg", "></svg>", "\n  onload=\"x()\"></svg>")
      try guide.hig.write("글", to: "Content/bars/toolbar/ko.markdown")
      try guide.hig.write("", to: "Content/bars/toolbar/CON.png")
    }
    #expect(
      found.places == [
        "tab-bar/old.svg:1 figure/unused", "tab-bar/old.svg:2 figure/attribute",
        "toolbar/CON.png:1 file/plain", "toolbar/ko.markdown:1 file/unread",
        "tab-bar/AUX.png:1 file/plain", "tab-bar/en.md:13 markdown/bare-url",
        "tab-bar/ko.markdown:1 file/unread",
      ])
    #expect(
      found.talk
        == "on lines changed since HEAD: 3 errors, 1 warning\n5 errors, 2 warnings\n")
  }

  @Test func `nothing changed, nothing first`() throws {
    let found = try Self.check { _ in }
    #expect(
      found.talk == "on lines changed since HEAD: 0 errors, 0 warnings\n0 errors, 1 warning\n")
  }

  @Test func `a revision that git does not know is unreadable input`() throws {
    let found = try Self.check(since: "nowhere") { _ in }
    #expect(found.places == [])
    #expect(found.talk == "Error: git knows no revision 'nowhere'\n")
  }

  @Test func `in a clone without its history it is said how to get that`() throws {
    let guide = try GitGuide(SmallGuide.files)
    defer { guide.hig.remove() }
    let clone = "git clone -q --depth 1 file://$PWD clone && cd clone"
    let output = try guide.hig.shell("\(clone) && \"$HIG\" check --since HEAD~1 2>&1")
    #expect(output.status == 2)
    #expect(
      output.out == """
        Error: git knows no revision 'HEAD~1'; this clone has only the newest commits: fetch the others with \
        'git fetch --unshallow'

        """)
  }
}

/// What a SARIF log says of where findings are and how they are known again.
private struct NamedFindings: Decodable {
  let runs: [Run]

  struct Run: Decodable {
    let results: [Result]
  }

  struct Result: Decodable {
    let ruleId: String
    let locations: [Location]
    let partialFingerprints: [String: String]
  }

  struct Location: Decodable {
    let physicalLocation: Place
  }

  struct Place: Decodable {
    let region: Region
  }

  struct Region: Decodable {
    let startLine: Int
  }

  /// The names of a check's findings by their lines.
  func names(of check: String) -> [Int: String] {
    let wanted = runs.flatMap(\.results).filter { $0.ruleId == check }
    return Dictionary(
      wanted.map { result in
        (
          result.locations.first?.physicalLocation.region.startLine ?? 0,
          result.partialFingerprints["primaryLocationLineHash"] ?? ""
        )
      }, uniquingKeysWith: { $1 })
  }
}
