import Foundation
import Patience
import SmallContent
import Testing

/// `hig review` as its users run it.
@Suite struct ReviewCommandTests {
  /// The program beside the test runner, wherever `hig` itself is.
  private static let program = [
    "HIG_REVIEW":
      URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "hig-review").path
  ]

  private static let source = """
    import UIKit
    final class 탭: UITabBarController {
      let item = UITabBarItem(tabBarSystemItem: .bookmarks, tag: 0)
      func dim() { /* 탭 */ item.isEnabled = false; item.isEnabled.toggle() }
      let other: UITabBar
    }
    """

  private func guide(_ files: [String: String] = SmallGuide.files) throws -> HigProcess {
    let hig = try HigProcess(content: files)
    try hig.write(Self.source, to: "App/Screens/Tabs.swift")
    return hig
  }

  private func review(_ hig: HigProcess, _ arguments: String...) throws -> HigProcess.Output {
    try review(hig, arguments)
  }

  private func review(
    _ hig: HigProcess, _ arguments: [String], input: String = "/dev/null"
  ) throws -> HigProcess.Output {
    let words = arguments.map { "'\($0)'" }.joined(separator: " ")
    let program = Self.program["HIG_REVIEW"] ?? ""
    return try hig.shell("export HIG_REVIEW='\(program)'; $HIG review \(words) < \(input) 2>&1")
  }

  @Test func `each rule in force is told once, at the first place`() throws {
    // The older rule, which another supersedes, governs the same.
    let hig = try guide(
      SmallGuide.tabBar(
        replacing: "A dimmed tab kept its place.", with: "`UITabBarItem.isEnabled` dimmed it."))
    defer { hig.remove() }
    let output = try hig.run("review", "App", "--lang", "en", environment: Self.program)
    #expect(
      output
        == .init(
          status: 0,
          out: """
            App/Screens/Tabs.swift:4:29: UITabBarItem.isEnabled: tab-bar/keep-every-tab-enabled: do: Keep every tab enabled

            """,
          talk: "1 rule for 5 APIs in 1 file\n"))
  }

  @Test(arguments: [("since=ios7 until=ios7", false), ("until=ios11", true), ("", true)])
  func `a rule is in force in the last edition in which it held`(
    _ attributes: String, _ isTold: Bool
  ) throws {
    let hig = try guide(
      SmallGuide.tabBar(
        replacing: ".do supersedes=dim-unavailable-tabs", with: ".do \(attributes)"))
    defer { hig.remove() }
    let output = try review(hig, "-q", "--lang=ko", "App")
    let line =
      "App/Screens/Tabs.swift:4:29: UITabBarItem.isEnabled: tab-bar/keep-every-tab-enabled: do: 모든 탭을 켜 두세요\n"
    #expect(output == .init(status: isTold ? 0 : 1, out: isTold ? line : "", talk: ""))
  }

  @Test func `titles are in the language that is asked for`() throws {
    let hig = try guide()
    defer { hig.remove() }
    let output = try review(hig, "-q", "--lang=ko", "--format=json", "App/Screens/Tabs.swift")
    let lines = output.lines
    #expect(lines.count == 1)
    #expect(
      lines.last == """
        {"api":"UITabBarItem.isEnabled","column":29,"id":"tab-bar/keep-every-tab-enabled","kind":"do",\
        "line":4,"path":"App/Screens/Tabs.swift","title":"모든 탭을 켜 두세요",\
        "url":"ko/tab-bar.html#keep-every-tab-enabled","uses":[\
        {"api":"UITabBarItem.isEnabled","column":29,"line":4},\
        {"api":"UITabBarItem.isEnabled","column":53,"line":4}]}
        """)
  }

  @Test func `a rule that the language lacks is told in the first that the site names`() throws {
    var files = SmallGuide.files
    files["site.yml"]?.replace(
      "  - {code: en,", with: "  - {code: ja, name: 日本語, script: Jpan}\n  - {code: en,")
    files["site.yml"]?.replace("{en: Guide,", with: "{ja: 案内, en: Guide,")
    files["site.yml"]?.replace("{en: Bars,", with: "{ja: バー, en: Bars,")
    let languages = [
      "- {code: en, name: English, script: Latn}", "- {code: ko, name: 한국어, script: Hang}",
    ]
    files["site.yml"]?.replace(
      languages.joined(separator: "\n  "), with: languages.reversed().joined(separator: "\n  "))
    let hig = try guide(files)
    defer { hig.remove() }
    let output = try review(hig, "-q", "--lang=ja", "App")
    #expect(output.out.contains("모든 탭을 켜 두세요"), "\(output)")
  }

  @Test func `a file that is named in two ways is read once`() throws {
    let hig = try guide()
    defer { hig.remove() }
    let output = try review(
      hig, "App", "./App//Screens/./Tabs.swift", "App/Screens/Tabs.swift", "--lang=ko")
    #expect(output.lines.last == "1 rule for 5 APIs in 1 file", "\(output)")
  }

  @Test func `a rule is told where the narrowest of the APIs that it governs is used`() throws {
    let text = "leave `UITabBarItem.isEnabled` alone"
    let hig = try guide(
      SmallGuide.tabBar(replacing: text, with: "\(text), whatever the `UITabBarItem`"))
    defer { hig.remove() }
    let line = try review(hig, "-q", "--lang=en", "--format=json", "App").out
    #expect(line.hasPrefix(#"{"api":"UITabBarItem.isEnabled","column":29,"#))
    #expect(
      line.contains(
        """
        "uses":[{"api":"UITabBarItem","column":14,"line":3},\
        {"api":"UITabBarItem.isEnabled","column":29,"line":4},
        """))
  }

  @Test func `a name that is deprecated is told with what stands in its place`() throws {
    var files = SmallGuide.files
    files["apis.yml"]?.replace(
      "{name: UITabBarItem, kind: class, framework: UIKit}",
      with:
        "{name: UITabBarItem, kind: class, framework: UIKit, deprecated: iOS 13, replacement: UITabBar, general-knowledge: true}"
    )
    let hig = try guide(files)
    defer { hig.remove() }
    let output = try review(hig, "-q", "--lang=en", "App")
    #expect(
      output.lines.first
        == "App/Screens/Tabs.swift:3:14: UITabBarItem: deprecated: since iOS 13; use UITabBar")
    let log = try review(hig, "-q", "--lang=en", "--format=sarif", "App").out
    #expect(log.contains(#""level":"warning","locations":"#))
    #expect(log.contains(#""text":"UITabBarItem: deprecated: since iOS 13; use UITabBar""#))
  }

  @Test func `in SARIF a file has its path in the checkout, and a rule its address`() throws {
    let site = "url: https://example.org\n" + (SmallGuide.files["site.yml"] ?? "")
    let hig = try guide(SmallGuide.files.merging(["site.yml": site]) { $1 })
    defer { hig.remove() }
    let log = try hig.shell(
      """
      export HOME=$PWD HIG_REVIEW='\(Self.program["HIG_REVIEW"] ?? "")'; git init --quiet; mv App 앱; cd 앱
      "$HIG" review --content ../Content --quiet --lang ko --format sarif Screens - < Screens/Tabs.swift
      """
    ).out
    #expect(log.contains(#""artifactLocation":{"uri":"%EC%95%B1/Screens/Tabs.swift"}"#), "\(log)")
    #expect(log.contains(#""artifactLocation":{"uri":"%3Cstdin%3E"}"#))
    let address = "https://example.org/ko/tab-bar.html#keep-every-tab-enabled"
    #expect(log.contains(#""helpUri":"\#(address)""#))
  }

  @Test(arguments: [["do"], ["avoid"], ["avoid", "do"]])
  func `rules are told of the kinds that are asked for`(_ kinds: [String]) throws {
    let hig = try guide()
    defer { hig.remove() }
    let options = kinds.map { "--kind=\($0)" }
    let output = try review(hig, ["-q", "--lang=ko", "App"] + options)
    let line =
      "App/Screens/Tabs.swift:4:29: UITabBarItem.isEnabled: tab-bar/keep-every-tab-enabled: do: 모든 탭을 켜 두세요\n"
    let isTold = kinds.contains("do")
    #expect(output == .init(status: isTold ? 0 : 1, out: isTold ? line : "", talk: ""))
  }

  @Test func `a kind that is none is named with those that are`() throws {
    let hig = try guide()
    defer { hig.remove() }
    let output = try hig.run("review", "App", "--kind=rule")
    #expect(output.status == 2)
    #expect(
      output.talk.hasPrefix(
        "Error: The value 'rule' is invalid for '--kind <kind>': There is no kind 'rule'; the kinds are do, avoid, consider, fact."
      ))
  }

  @Test func `a text that comes in by stdin is told under that name`() throws {
    let hig = try guide()
    defer { hig.remove() }
    let output = try hig.shell(
      "export HIG_REVIEW='\(Self.program["HIG_REVIEW"] ?? "")'; $HIG review -q --lang=ko - < App/Screens/Tabs.swift"
    )
    #expect(
      output.lines == [
        "<stdin>:4:29: UITabBarItem.isEnabled: tab-bar/keep-every-tab-enabled: do: 모든 탭을 켜 두세요"
      ])
  }

  @Test(arguments: [("< App", "Is a directory"), ("<&-", "Bad file descriptor")])
  func `a stdin that cannot be read is not taken for an empty file`(
    redirection: String, reason: String
  ) throws {
    let hig = try guide()
    defer { hig.remove() }
    let output = try hig.shell(
      "export HIG_REVIEW='\(Self.program["HIG_REVIEW"] ?? "")'; $HIG review - \(redirection) 2>&1")
    #expect(output.status == 2)
    #expect(
      output.lines == ["hig: cannot read '<stdin>': \(reason)", "0 rules for 0 APIs in 0 files"])
  }

  @Test func `files that use nothing have nothing to be told`() throws {
    let hig = try guide()
    defer { hig.remove() }
    try hig.write("// UITabBarItem\nlet a = \"UITabBarItem\"\n", to: "Empty/A.swift")
    try hig.write("let a = UITabBarItem()\n", to: "Empty/.build/B.swift")
    try hig.write("UITabBarItem", to: "Empty/notes.txt")
    let output = try review(hig, "Empty")
    #expect(output == .init(status: 1, out: "0 rules for 0 APIs in 1 file\n", talk: ""))
  }

  @Test func `links to files are taken, links to folders are not, and those to nothing are named`()
    throws
  {
    let hig = try guide()
    defer { hig.remove() }
    try hig.write("let a = UITabBarItem()\n", to: "Shared/탭.swift")
    _ = try hig.shell(
      """
      mkdir Links; cd Links; ln -s ../Shared/탭.swift 탭.swift; ln -s ../Shared Folder.swift
      ln -s /dev/zero Zero.swift; ln -s . Again; ln -s ../none Gone.swift; ln -s none '.#탭.swift'
      """)
    let output = try review(hig, "Links")
    #expect(
      output
        == .init(
          status: 2,
          out: """
            hig: cannot read 'Links/Gone.swift': No such file or directory
            hig: cannot read 'Links/Zero.swift': Invalid argument
            0 rules for 1 API in 1 file

            """,
          talk: ""))
  }

  @Test func `what cannot be read is named, and the rest is told`() throws {
    let hig = try guide()
    defer { hig.remove() }
    try Data([0xFF, 0x41]).write(to: hig.folder.appending(path: "bad.swift"))
    let output = try review(hig, "none.swift", "bad.swift", "App", "--lang=en")
    #expect(
      output.lines == [
        "hig: cannot read 'none.swift': No such file or directory",
        "hig: 'bad.swift' is not UTF-8",
        "App/Screens/Tabs.swift:4:29: UITabBarItem.isEnabled: tab-bar/keep-every-tab-enabled: do: Keep every tab enabled",
        "1 rule for 5 APIs in 1 file",
      ])
    #expect(output.status == 2)
  }

  @Test func `what a folder holds that cannot be read is named, and the rest is told`() throws {
    let hig = try guide()
    defer { hig.remove() }
    _ = try hig.shell(
      """
      cp App/Screens/Tabs.swift $'App/나쁜\\xff.swift'; mkdir $'App/folder\\xff'; mkfifo App/pipe.swift
      : > $'App/photo\\xff.png'
      """)
    let output = try review(hig, "App", "--lang=en")
    #expect(
      output.lines.sorted() == [
        "1 rule for 5 APIs in 1 file",
        "App/Screens/Tabs.swift:4:29: UITabBarItem.isEnabled: tab-bar/keep-every-tab-enabled: do: Keep every tab enabled",
        "hig: cannot read 'App/folder\u{FFFD}': its name is not UTF-8",
        "hig: cannot read 'App/pipe.swift': Invalid argument",
        "hig: cannot read 'App/나쁜\u{FFFD}.swift': its name is not UTF-8",
      ])
    #expect(output.status == 2)
  }

  /// A parser that is killed by text that has a word in it, as the real one is by what is nested deeper than its stack.
  private func fragileProgram(_ hig: HigProcess) throws -> String {
    let script = """
      #!/bin/sh
      input=$(cat)
      case $input in *Deep*) kill -9 $$ ;; esac
      printf %s "$input" | '\(Self.program["HIG_REVIEW"] ?? "")'
      """
    try hig.write(script, to: "fragile")
    _ = try hig.shell("chmod +x fragile")
    return hig.folder.appending(path: "fragile").path
  }

  @Test func `a file at which the parser ends is named, and the rest is told`() throws {
    let hig = try guide()
    defer { hig.remove() }
    try hig.write("let Deep = UITabBarItem()", to: "App/A.swift")
    try hig.write("let item: UITabBarItem? = 탭.item", to: "App/Screens/B.swift")
    let output = try hig.run(
      "review", "App", "--lang", "en", environment: ["HIG_REVIEW": try fragileProgram(hig)])
    #expect(
      output
        == .init(
          status: 2,
          out: """
            App/Screens/Tabs.swift:4:29: UITabBarItem.isEnabled: tab-bar/keep-every-tab-enabled: do: Keep every tab enabled

            """,
          talk: """
            hig: 'App/A.swift' cannot be parsed
            1 rule for 5 APIs in 2 files

            """))
  }

  @Test(.patience, arguments: ["let 탭 = ", "let 탭: "])
  func `a file that would keep the parser for ever is named, and the rest is told`(
    _ start: String
  ) throws {
    let hig = try guide()
    defer { hig.remove() }
    let (open, close) = (String(repeating: "[", count: 60), String(repeating: "]", count: 60))
    try hig.write("\(start)\(open)Int\(close)", to: "App/A.swift")
    let output = try review(hig, "App", "--lang", "en")
    #expect(
      output.lines == [
        "hig: 'App/A.swift' cannot be parsed",
        "App/Screens/Tabs.swift:4:29: UITabBarItem.isEnabled: tab-bar/keep-every-tab-enabled: do: Keep every tab enabled",
        "1 rule for 5 APIs in 1 file",
      ])
    #expect(output.status == 2)
  }

  @Test func `no more is read of stdin than of any file`() throws {
    let hig = try guide()
    defer { hig.remove() }
    let output = try review(hig, ["-", "--lang", "ko"], input: "/dev/zero")
    #expect(
      output.lines == [
        "hig: cannot read '<stdin>': File too large", "0 rules for 0 APIs in 0 files",
      ])
    #expect(output.status == 2)
  }

  @Test func `a folder with the program's name does not hide the program behind it`() throws {
    let hig = try guide()
    defer { hig.remove() }
    let output = try hig.shell(
      """
      mkdir -p 앞/hig-review 뒤; cp $HIG here; ln -s '\(Self.program["HIG_REVIEW"] ?? "")' 뒤/hig-review
      PATH="$PWD/앞:$PWD/뒤:/bin" ./here review -q --lang ko App
      """)
    #expect(
      output.lines == [
        "App/Screens/Tabs.swift:4:29: UITabBarItem.isEnabled: tab-bar/keep-every-tab-enabled: do: 모든 탭을 켜 두세요"
      ])
  }

  @Test func `without the program that parses Swift it is said what builds it`() throws {
    let hig = try guide()
    defer { hig.remove() }
    let missing = try hig.shell("HIG_REVIEW=/none $HIG review App 2>&1")
    #expect(
      missing
        == .init(
          status: 2,
          out: """
            Error: '/none' cannot be started

            """,
          talk: ""))
    let folder = try hig.shell("HIG_REVIEW=Content $HIG review App 2>&1")
    #expect(folder == .init(status: 2, out: "Error: 'Content' cannot be started\n", talk: ""))
    let other = try hig.shell("HIG_REVIEW=/bin/echo $HIG review App 2>&1")
    #expect(other.status == 2)
    #expect(other.out.hasPrefix("Error: '/bin/echo' did not answer; "))
    let none = try hig.shell("cp $HIG here; PATH=/bin ./here review App 2>&1")
    #expect(
      none.out == """
        Error: there is no 'hig-review' beside hig or on the path, and HIG_REVIEW names none; 'make hig-review' builds it

        """)
  }
}
