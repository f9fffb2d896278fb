import Testing

@testable import Preview

@Suite struct RequestGaugeTests {
  private static func admits(_ texts: String...) -> Bool {
    var gauge = RequestGauge()
    return texts.allSatisfy { gauge.admits(Array($0.utf8)) }
  }

  private static func text(_ count: Int) -> String {
    String(repeating: "a", count: count)
  }

  @Test func `a line ends at its limit`() {
    #expect(Self.admits(Self.text(8192), "\n"))
    #expect(!Self.admits(Self.text(8192), "a"))
    #expect(Self.admits(Self.text(8192), "\n", Self.text(8192), "\n"))
  }

  @Test func `the lines of a head have a limit together`() {
    let line = Self.text(1022) + "\r\n"
    #expect(Self.admits(String(repeating: line, count: 32)))
    #expect(!Self.admits(String(repeating: line, count: 32), "a"))
  }

  @Test(arguments: ["\r\n\r\n", "\n\n"])
  func `an empty line ends a head, and the next has the same limit`(_ ending: String) {
    let head = String(repeating: Self.text(1000) + "\n", count: 30) + ending
    #expect(Self.admits(head, head, head))
  }

  @Test func `a line that holds one letter ends no head`() {
    #expect(!Self.admits(String(repeating: "a\n", count: 20_000)))
  }

  @Test func `returns without line feeds are no empty lines`() {
    #expect(!Self.admits(String(repeating: "\r", count: 9000)))
  }

  @Test(arguments: [
    ("", true), ("GET /", false), ("GET / HTTP/1.1\r\n", false),
    ("GET / HTTP/1.1\r\nHost: 탭\r\n\r\n", true), ("GET / HTTP/1.1\r\n\r\nGET", false),
  ])
  func `a request is whole at its empty line`(_ text: String, _ isWhole: Bool) {
    var gauge = RequestGauge()
    let isAdmitted = gauge.admits(Array(text.utf8))
    #expect(isAdmitted)
    #expect(gauge.isBetweenRequests == isWhole)
  }
}
