import Foundation
import SmallContent
import Testing

/// What shells offer while a command is typed.
@Suite struct CompletionTests {
  /// Completes lines in bash, where the content is in another folder than the one it runs in.
  private static let bash = #"""
    shopt -s extglob; mkdir -p bin elsewhere; ln -s "$HIG" bin/hig; PATH=$PWD/bin:$PATH
    source <(hig completions bash); cd elsewhere
    complete_line() {
      COMP_LINE=$1; COMP_POINT=${#1}; read -ra COMP_WORDS <<< "$1"
      [[ $1 == *" " ]] && COMP_WORDS+=("")
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); COMPREPLY=()
      _hig hig "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
      echo "${COMPREPLY[*]}"
    }
    """#

  private func complete(_ line: String) throws -> [String] {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let output = try hig.shell("\(Self.bash)\ncomplete_line '\(line)' 2>&1")
    return output.out.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  @Test(arguments: [
    ("show tool", ["toolbar", "toolbar-button"]),
    ("show toolbar/", ["toolbar/keep-it-short"]),
    ("show UITabBarItem.S", ["UITabBarItem.SystemItem", "UITabBarItem.SystemItem.bookmarks"]),
    ("lookup tab-bar/d", ["tab-bar/dim-unavailable-tabs"]),
    ("lookup keep UITabBarItem.i", ["UITabBarItem.isEnabled"]),
    ("lookup --component tab", ["tab-bar"]),
    ("lookup --api UITabBarItem.i", ["UITabBarItem.isEnabled"]),
    ("lookup --edition ", ["ios7", "ios11"]),
    ("lookup --kind a", ["avoid"]),
    ("lookup --kind avoid --kind d", ["do"]),
    ("lookup --platform ", ["iOS"]),
    ("lookup --lang ", ["en", "ko"]),
    ("rename tab", ["tab-bar"]),
    ("rename tab-bar/k", ["tab-bar/keep-every-tab-enabled"]),
    ("retire toolbar/keep-it-short --into tab-bar/d", ["tab-bar/dim-unavailable-tabs"]),
    ("translate accept t", ["tab-bar", "toolbar"]),
    ("translate list --state stale,m", ["stale,missing"]),
    ("new component x --group b", ["bars"]),
    ("new rule tool", ["toolbar"]),
    ("explain link/unknown-r", ["link/unknown-rule"]),
    ("lookup --component nothing-", []),
    ("comp", ["completions"]),
    ("export s", ["sqlite"]),
  ])
  func `names of the content are offered`(_ line: String, _ expected: [String]) throws {
    let hasContent = !["comp", "explain", "export"].contains { line.hasPrefix($0) }
    let typed = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    let isNested = ["translate", "new"].contains(typed[0])
    let rest = typed.dropFirst().first ?? ""
    let (inner, last) =
      isNested
      ? (rest.split(separator: " ", maxSplits: 1).first ?? "", rest.drop { $0 != " " }.dropFirst())
      : ("", rest)
    let command = isNested ? "\(typed[0]) \(inner)" : "\(typed[0])"
    let whole = hasContent ? "hig \(command) --content ../Content \(last)" : "hig \(line)"
    #expect(try complete(whole) == expected, "\(whole)")
  }

  @Test func `a name that a shell would run is not offered`() throws {
    let apis = """
      symbols:
        - {name: "$(touch${IFS}here)", kind: class, framework: UIKit}
        - {name: "`touch here`", kind: class, framework: UIKit}
        - {name: "UIView;ls", kind: class, framework: UIKit}
        - {name: "UIView.draw(_:)", kind: method, framework: UIKit}
        - {name: 뷰, kind: class, framework: UIKit}
      """
    let hig = try HigProcess(
      content: SmallGuide.files.merging([
        "apis.yml": apis, "bars/$(touch${IFS}here)/en.md": "# A",
      ]) { $1 })
    defer { hig.remove() }
    let line = "complete_line 'hig show --content ../Content ' 2>&1; ls"
    let words = try hig.shell("\(Self.bash)\n\(line)").out
      .split(whereSeparator: \.isWhitespace)
    #expect(words.contains("UIView.draw(_:)") && words.contains("뷰"), "\(words)")
    #expect(!words.contains { $0.contains { "$`;".contains($0) } || $0 == "here" }, "\(words)")
  }

  @Test(arguments: [("zsh", #"UIView.draw(_\:)"#), ("bash", "UIView.draw(_:)")])
  func `a colon in a name begins no description`(shell: String, written: String) throws {
    let apis = "symbols: [{name: \"UIView.draw(_:)\", kind: method, framework: UIKit}]"
    let hig = try HigProcess(content: SmallGuide.files.merging(["apis.yml": apis]) { $1 })
    defer { hig.remove() }
    let line = "---completion show -- positional@0 1 0 hig show"
    let output = try hig.run(
      line.split(separator: " ").map(String.init), environment: ["SAP_SHELL": shell])
    #expect(output.lines.contains(written), "\(output)")
  }

  /// As bash hands over what is typed.
  @Test(arguments: [
    ["--content", "=", "Guide"], ["--content=Guide"], ["--content", #"내\ 안내"#],
    ["--content", "\"내 안내\""], ["--content", "'내 안내'"],
  ])
  func `the folder is found however it is typed`(_ typed: [String]) throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    #expect(try hig.shell("cp -r Content '내 안내'; mv Content Guide").status == 0)
    let words = ["hig", "show"] + typed + ["toolbar/"]
    let request = ["---completion", "show", "--", "positional@0", "\(words.count - 1)", "8"]
    let output = try hig.run(request + words, environment: ["SAP_SHELL": "bash"])
    #expect(output.lines == ["toolbar/keep-it-short"], "\(output)")
  }

  @Test func `a folder without content offers nothing and complains of nothing`() throws {
    #expect(try complete("hig show --content ../Nowhere tab") == [])
    #expect(try complete("hig show tab") == [])
  }

  static func has(_ shell: String) -> Bool {
    ["/bin", "/usr/bin"].contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(shell)") }
  }

  @Test(arguments: ["bash", "zsh", "fish"].filter(has))
  func `a script is one that its shell can read`(_ shell: String) throws {
    let hig = try HigProcess(content: [:])
    defer { hig.remove() }
    let output = try hig.shell("\"$HIG\" completions \(shell) > script && \(shell) -n script 2>&1")
    #expect(output == .init(status: 0, out: "", talk: ""))
  }

  @Test func `an unknown shell is wrong usage`() throws {
    let hig = try HigProcess(content: [:])
    defer { hig.remove() }
    #expect(try hig.run("completions", "tcsh").status == 2)
  }
}
