import FlyingFox
import FlyingSocks
import Foundation
import Testing

@testable import Preview

@Suite(.timeLimit(.minutes(1))) struct FrontDoorTests {
  private static let page = Serving.request("/page.txt")

  @Test func `a connection answers one request after the other`() async throws {
    try await Serving.page("탭 바.") { serving in
      let browser = try await serving.connection()
      for _ in 0..<3 {
        try await browser.send(Self.page)
        #expect(try await browser.text(upTo: "탭 바.").hasPrefix("HTTP/1.1 200 OK\r\n"))
      }
      try browser.close()
    }
  }

  @Test func `a request in pieces is answered once it is whole`() async throws {
    try await Serving.page("탭 바.") { serving in
      let browser = try await serving.connection()
      for character in Self.page { try await browser.send(String(character)) }
      #expect(try await browser.text(upTo: "탭 바.").hasPrefix("HTTP/1.1 200 OK\r\n"))
      try browser.close()
    }
  }

  @Test func `who has asked and says so is still answered`() async throws {
    try await Serving.page("탭 바.") { serving in
      let browser = try await serving.connection()
      try await browser.send(Self.page)
      shutdown(browser.socket.file.rawValue, Int32(SHUT_WR))
      #expect(try await browser.text(upTo: "탭 바.").hasPrefix("HTTP/1.1 200 OK\r\n"))
      #expect(try await browser.text(upTo: "").isEmpty)
      try browser.close()
    }
  }

  @Test func `a head comes without its body, and the next answer after it`() async throws {
    try await Serving.page("탭 바.") { serving in
      let browser = try await serving.connection()
      try await browser.send(Serving.request("/page.txt", method: "HEAD"))
      #expect(try await browser.text(upTo: "\r\n\r\n").contains("\r\nContent-Length: 8\r\n"))
      try await browser.send(Self.page)
      #expect(try await browser.text(upTo: "탭 바.").hasPrefix("HTTP/1.1 200 OK\r\n"))
      try browser.close()
    }
  }

  @Test(arguments: [
    "GET /\(String(repeating: "탭", count: 3000))",
    Serving.request("/page.txt", "Cookie: \(String(repeating: "a", count: 9000))"),
    Serving.request("/page.txt", String(repeating: "X: 탭\r\n", count: 5000)),
  ])
  func `a request without measure is refused before it is read`(_ request: String) async throws {
    try await Serving.page("탭 바.") { serving in
      let browser = try await serving.connection()
      try await browser.send(request)
      let answer = try await browser.text(upTo: "\r\n\r\n")
      #expect(answer.hasPrefix("HTTP/1.1 431 Request Header Fields Too Large\r\n"))
      try browser.close()
    }
  }

  @Test func `who sends without end keeps nobody from being served`() async throws {
    try await Serving.page("탭 바.") { serving in
      for _ in 0..<3 {
        let browser = try await serving.connection()
        try? await browser.send("GET /\(String(repeating: "a", count: 4 << 20))")
        try browser.close()
      }
      let browser = try await serving.connection()
      try await browser.send(Self.page)
      #expect(try await browser.text(upTo: "탭 바.").hasPrefix("HTTP/1.1 200 OK\r\n"))
      try browser.close()
    }
  }

  @Test func `connections that are over make room for others`() async throws {
    try await Serving.page("탭 바.") { serving in
      for _ in 0..<(2 * FrontDoor.connectionLimit) {
        let browser = try await serving.connection()
        try await browser.send(Self.page)
        _ = try await browser.text(upTo: "탭 바.")
        try browser.close()
      }
    }
  }

  @Test func `a connection on which nobody says anything ends`() async throws {
    let listener = try Socket(domain: AF_INET)
    try listener.bind(to: .inet(ip4: "127.0.0.1", port: 0))
    try listener.listen()
    guard case .ip4(_, let port) = try listener.sockname() else {
      Issue.record("no address")
      return
    }
    let silent = Serving(port: port)
    let (browser, server) = (try await silent.connection(), try await silent.connection())
    await Relay(browser: browser, server: server, patience: .milliseconds(50)).run()
    for socket in [browser.socket, server.socket, listener] { try socket.close() }
  }

  @Test func `what is sent to a browser waits for nothing`() throws {
    let door = try FrontDoor(
      port: 0, server: .unix(path: "/nowhere"), pool: HTTPServer.defaultPool())
    let browser = try Socket(domain: AF_INET)
    try browser.connect(to: .inet(ip4: "127.0.0.1", port: try door.port))
    let accepted = Socket(file: try door.listener.accept().file)
    #expect(try accepted.getValue(for: .sendsAtOnce))
    for socket in [browser, accepted, door.listener] { try socket.close() }
  }

  @Test func `a port that is taken is told`() async throws {
    try await Serving.page("탭 바.") { serving in
      let error = #expect(throws: LocalServerError.self) {
        try LocalServer(
          port: serving.port, state: PreviewState(), files: Answering([:]).files, ownFiles: [:])
      }
      #expect(
        error?.description
          == "another program has this port; choose one with '--port', or any with '--port 0'")
    }
  }
}
