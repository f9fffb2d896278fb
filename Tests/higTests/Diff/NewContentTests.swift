import SmallContent
import Testing

/// `hig diff` and `hig check --since` where a revision has no content folder.
@Suite struct NewContentTests {
  private static let commit =
    "git -c user.name=Hig -c user.email=hig@example.org -c commit.gpgsign=false commit -q"

  /// Lines that bring content in, its folder then, and a revision without it.
  private static let ways = [
    (
      "rm -rf .git; git init -q; \(commit) -m Begin --allow-empty; git add Content; \(commit) -m Content",
      "Content", "HEAD~1"
    ),
    ("git mv Content Guide", "Guide", "HEAD"),
    ("git mv Content Guide; \(commit) -m Move", "Guide", "HEAD~1"),
    ("mkdir 안내; git mv Content 안내/글; \(commit) -m Move", "안내/글", "HEAD~1"),
  ]

  /// A guide with one warning.
  private func guide(after lines: String) throws -> GitGuide {
    let guide = try GitGuide(
      SmallGuide.tabBar(
        replacing: "A dimmed tab explains nothing;", with: "See https://a.example;"))
    try #require(try guide.hig.shell("set -e; \(lines)").status == 0)
    return guide
  }

  @Test(arguments: ways)
  func `all that is found in content that a revision has not is on changed lines`(
    _ lines: String, _ folder: String, _ revision: String
  ) throws {
    let guide = try guide(after: lines)
    defer { guide.hig.remove() }
    let output = try guide.hig.run("check", "--content", folder, "--since", revision)
    #expect(output.status == 0)
    #expect(
      output.lines.first?.hasPrefix("\(folder)/bars/tab-bar/en.md:13:5: warning: ") == true,
      "\(output.out)")
    #expect(
      output.talk == """
        there is no '\(folder)' in revision '\(revision)': all of it is new
        on lines changed since \(revision): 0 errors, 1 warning
        0 errors, 1 warning

        """)
  }

  @Test(arguments: ways)
  func `all rules of content that a revision has not are new`(
    _ lines: String, _ folder: String, _ revision: String
  ) throws {
    let guide = try guide(after: lines)
    defer { guide.hig.remove() }
    let output = try guide.hig.run("diff", "--content", folder, revision)
    #expect(output.status == 0)
    #expect(
      output.talk
        == "hig: there is no '\(folder)' in revision '\(revision)': all of it is new\n")
    #expect(
      output.lines.first == "+ rule tab-bar/keep-every-tab-enabled: do: Keep every tab enabled")
    #expect(output.lines.contains("+ component toolbar"))
    #expect(output.lines.contains("+ address toolbar.html#keep-it-short"))
    #expect(output.lines.last == "rules: 3 added, 0 removed, 0 changed")
  }

  @Test func `content that the later of two revisions has not is gone`() throws {
    let guide = try guide(after: "git rm -rq --cached Content; \(Self.commit) -m Forget")
    defer { guide.hig.remove() }
    let gone = try guide.hig.run("diff", "HEAD~1", "HEAD")
    #expect(gone.talk == "hig: there is no 'Content' in revision 'HEAD': all of it is gone\n")
    #expect(
      gone.lines.last == "rules: 0 added, 3 removed, 0 changed; addresses that vanish: 20")
    let come = try guide.hig.run("diff", "HEAD", "HEAD~1")
    #expect(come.talk == "hig: there is no 'Content' in revision 'HEAD': all of it is new\n")
    #expect(come.lines.last == "rules: 3 added, 0 removed, 0 changed")
  }

  @Test func `content that neither of two revisions has is unreadable input`() throws {
    let guide = try guide(after: "git mv Content Guide")
    defer { guide.hig.remove() }
    #expect(
      try guide.hig.run("diff", "--content", "Guide", "HEAD", "HEAD")
        == .init(
          status: 2, out: "", talk: "Error: there is no 'Guide' in revision 'HEAD'\n"))
  }

  @Test(arguments: [["check", "--since"], ["diff"]])
  func `a mistyped folder or revision is no new content`(_ command: [String]) throws {
    let guide = try guide(after: "git mv Content Guide")
    defer { guide.hig.remove() }
    let folder = try guide.hig.run(command + ["HEAD", "--content", "Giude"])
    #expect(
      folder.talk
        == "Error: no content folder 'Giude'; go where it is, or name it with --content\n")
    let revision = try guide.hig.run(command + ["HAED", "--content", "Guide"])
    #expect(revision.talk == "Error: git knows no revision 'HAED'\n")
    #expect([folder.status, revision.status] == [2, 2])
  }
}
