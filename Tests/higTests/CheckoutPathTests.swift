import SmallContent
import Testing

/// The paths that a code host looks for in its checkout, wherever `hig` is started.
@Suite struct CheckoutPathTests {
  /// What is found in `저장소/안내`, with that folder for the current one.
  ///
  /// - Parameters:
  ///   - line: run before, above it.
  ///   - workspace: given to `hig` as the root of the checkout.
  private func check(
    _ format: String, after line: String = "true", workspace: String = ""
  ) throws -> String {
    let hig = try HigProcess(content: SmallGuide.tabBar(replacing: "since=", with: "sinse="))
    defer { hig.remove() }
    return try hig.shell(
      """
      export HOME=$PWD; mkdir 저장소; mv Content 저장소/안내; \(line); export GITHUB_WORKSPACE=\(workspace)
      cd 저장소/안내; "$HIG" check --content . --quiet --format \(format)
      """
    ).out
  }

  private static let initial = "git init --quiet 저장소"
  private static let file = "bars/tab-bar/en.md"

  @Test(arguments: [
    ("true", "", file), (initial, "", "안내/\(file)"), ("true", "$PWD", "저장소/안내/\(file)"),
    (initial, "$PWD", "저장소/안내/\(file)"), (initial, "$PWD/Templates", "안내/\(file)"),
    (initial, "/nowhere", "안내/\(file)"), ("ln -s 저장소 repository", "$PWD/repository", "안내/\(file)"),
  ])
  func `an annotation is on a file of the checkout`(
    _ line: String, _ workspace: String, _ path: String
  ) throws {
    #expect(
      try check("github", after: line, workspace: workspace) == """
        ::error file=\(path),line=15,col=53,title=attribute/unknown::no attribute 'sinse'; did you mean 'since'?

        """)
  }

  @Test func `so are a result in SARIF and its fix`() throws {
    let artifact = #""artifactLocation":{"uri":"%EC%95%88%EB%82%B4/bars/tab-bar/en.md"}"#
    let log = try check("sarif", after: Self.initial)
    #expect(log.ranges(of: artifact).count == 2, "\(log)")
  }

  @Test(arguments: ["text", "json"])
  func `people and other programs get the path from where they are`(_ format: String) throws {
    let out = try check(format, after: Self.initial, workspace: "$PWD")
    #expect(out.contains(Self.file))
    #expect(!out.contains("안내"), "\(out)")
  }
}
