import RuleGraph
import Testing

/// Links to what is on the writer's machine alone.
@Suite struct DrivePathTests {
  private func found(_ body: String) -> [String] {
    let path = "bars/tab-bar/ko.md"
    return ExampleContent.found(
      ["image/other-host", "link/local-address", "link/missing-file", "link/unsafe-url"],
      replacing: [path: ExampleContent.page(body)]
    ).map { String($0.dropFirst("\(path):".count)) }
  }

  @Test(arguments: [
    ("[문서](C:\\\\문서\\\\a.pdf)를 보세요.", "7:6: no file 'C:\\문서\\a.pdf' beside the page"),
    ("[문서](<C:\\문서 a\\x.pdf>)를 보세요.", "7:7: no file 'C:\\문서 a\\x.pdf' beside the page"),
    ("See [this](d:/x/y.pdf).", "7:12: no file 'd:/x/y.pdf' beside the page"),
    ("![탭](C:/그림/탭.png)", "7:6: no file 'C:/그림/탭.png' beside the page"),
  ])
  func `a drive of Windows is no scheme`(_ body: String, _ expected: String) {
    #expect(found(body) == [expected])
  }

  @Test(arguments: ["localhost:8000", "LOCALHOST:8000/ko/"])
  func `a server on the machine may be written without a scheme`(_ address: String) {
    #expect(
      found("[여기](\(address))를 보세요.") == [
        "7:6: no reader can open '\(address)', which is on your machine"
      ])
  }
}
