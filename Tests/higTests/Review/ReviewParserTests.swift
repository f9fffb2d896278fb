import Foundation
import Patience
import SmallContent
import Testing

/// What the program beside `hig` takes of the machine, and how long it lives.
@Suite struct ReviewParserTests {
  private static let parser = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "hig-review").path

  /// How long parsing may take was counted for all files together, and taken by the first that would never end.
  @Test(.patience)
  func `a file that would keep the parser for ever takes no longer beside large ones`() throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let (open, close) = (String(repeating: "[", count: 60), String(repeating: "]", count: 60))
    try hig.write("let 탭 = \(open)Int\(close)", to: "App/A.swift")
    try hig.write(String(repeating: "// 주석\n", count: 40_000), to: "App/B.swift")
    let output = try hig.shell(
      """
      export HIG_REVIEW='\(Self.parser)' TIMEFORMAT=%U
      { time $HIG review -q App >/dev/null 2>&1; } 2>&1
      """)
    let seconds = Double(output.lines.last ?? "") ?? .infinity
    #expect(seconds < 25, "\(output)")
  }

  @Test(.patience) func `the parser ends when nobody waits for it any more`() throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let methods = (0..<40_000).map { "  func 가\($0)() { let x = UITabBarItem(); f(x.a, .b) }\n" }
    try hig.write("class A {\n\(methods.joined())}\n", to: "App/A.swift")
    let output = try hig.shell(
      #"""
      printf '#!/bin/sh\necho $$ >number\nexec "%s"\n' '\#(Self.parser)' >parser; chmod +x parser
      HIG_REVIEW=$PWD/parser $HIG review -q App >/dev/null & hig=$!
      for i in $(seq 200); do [ -s number ] && break; sleep 0.05; done
      runs() { kill -0 $(cat number) && ! grep -q '^State:.Z' /proc/$(cat number)/status; } 2>/dev/null
      sleep 0.5; runs && echo begun
      kill -9 $hig; wait $hig
      for i in $(seq 100); do runs || break; sleep 0.05; done
      runs || echo ended
      kill -9 $(cat number) 2>/dev/null
      """#)
    #expect(output.lines == ["begun", "ended"], "\(output)")
  }
}
