import Foundation
import SmallContent
import Testing

/// Paths as they are given mean what the system takes them for.
@Suite struct PathTests {
  private func guide() throws -> HigProcess {
    try HigProcess(content: SmallGuide.files)
  }

  @Test func `behind a link to a folder '..' is above where it leads`() throws {
    let hig = try guide()
    defer { hig.remove() }
    let output = try hig.shell(
      """
      mkdir -p 다른/폴더; ln -s 다른/폴더 link; echo 메모 > base.txt
      $HIG check -q --baseline link/../base.txt --write-baseline && $HIG export json link/../g.json
      cat base.txt; ls -A . 다른
      """)
    #expect(
      output.out
        == "메모\n.:\nContent\nTemplates\nbase.txt\nlink\n다른\n\n다른:\nbase.txt\ng.json\n폴더\n")
  }

  @Test func `content behind a link and '..' is not written into`() throws {
    let hig = try guide()
    defer { hig.remove() }
    let output = try hig.shell(
      """
      mkdir -p other/folder; ln -s other/folder link; mv Content other
      $HIG build -q --content link/../Content --site other/Content/out 2>&1; ls other/Content | grep out
      """)
    #expect(
      output.out
        == "Error: 'other/Content/out' and 'link/../Content' must not be in one another.\n")
  }

  @Test(arguments: ["~", "~root", "~nobody-has-this-name"])
  func `a name that begins with a tilde is one like any other`(_ name: String) throws {
    let hig = try guide()
    defer { hig.remove() }
    let output = try hig.shell(
      """
      mkdir '\(name)'; cp -rL Content Templates '\(name)'
      $HIG export json '\(name)/g.json' && $HIG export sqlite '\(name)/g.sqlite' \\
        && $HIG check -q --baseline '\(name)/b.txt' --write-baseline \\
        && $HIG check -q --content '\(name)/Content' --baseline '\(name)/b.txt' \\
        && $HIG build -q --content '\(name)/Content' --templates '\(name)/Templates' --site S \\
        && ls -d '\(name)'/?.* S/index.html
      """)
    #expect(
      output
        == .init(
          status: 0, out: "S/index.html\n\(name)/b.txt\n\(name)/g.json\n\(name)/g.sqlite\n",
          talk: ""))
  }

  @Test func `in a folder with a name that is no text the site is not written somewhere else`()
    throws
  {
    let hig = try guide()
    defer { hig.remove() }
    let output = try hig.shell(
      """
      mkdir $'나쁜\\xff'; cd $'나쁜\\xff'; cp -rL ../Content ../Templates .
      ln -s en.md Content/bars/tab-bar/fr.md
      $HIG check 2>&1; $HIG build -q 2>&1; $HIG export docset 2>&1; $HIG export json g.json 2>&1
      ls -A; ls -A ..
      """)
    let message = "its path is not UTF-8"
    #expect(
      output.lines.filter { !$0.contains("나쁜") && !$0.hasPrefix("  ") } == [
        "Content/bars/tab-bar/fr.md:1:1: error: no language for page file 'fr.md'; there is 'en.md' and 'ko.md' [file/unknown-language]",
        "1 error, 0 warnings",
        "Error: cannot write 'Site': \(message)",
        "Error: cannot write 'Higraph.docset': \(message)",
        "Content/bars/tab-bar/fr.md:1:1: error: no language for page file 'fr.md'; there is 'en.md' and 'ko.md' [file/unknown-language]",
        "1 error, 0 warnings; nothing was written",
        "Content", "Templates", "Content", "Templates",
      ])
  }

  @Test func `an argument that is no text names no other file`() throws {
    let hig = try guide()
    defer { hig.remove() }
    let output = try hig.shell(
      "$HIG export json $'g\\xff.json' 2>&1; echo $?; $HIG lookup '\u{FFFD}'; echo $?; ls")
    #expect(
      output.lines == ["hig: 'g\u{FFFD}.json' is not UTF-8", "2", "1", "Content", "Templates"])
  }

  @Test(arguments: ["cc 81", "e2 80 8d", "ef b8 8f"])
  func `an argument that is no text is told whatever stands behind its bytes or before it`(
    _ mark: String
  ) throws {
    let hig = try guide()
    defer { hig.remove() }
    let escapes = mark.split(separator: " ").map { "\\x\($0)" }.joined()
    let output = try hig.shell(
      """
      $HIG build -q --templates '\u{FFFD}' --site $'탭\\xff\(escapes)' 2>&1 \\
        | od -An -v -tx1 | tr -d '\\n'; echo; ls
      """)
    let said = "hig: '탭\u{FFFD}".utf8.map { String($0, radix: 16) } + [mark, "27 20"]
    #expect(output.out.hasPrefix(" \(said.joined(separator: " "))"), "\(output.out)")
    #expect(Array(output.lines.suffix(2)) == ["Content", "Templates"])
  }
}
