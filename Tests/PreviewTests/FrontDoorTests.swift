import FlyingFox
import FlyingSocks
import Foundation
import Patience
import Testing

@testable import Preview

/// What the front door passes on is tested with `hig serve` as a whole, in `Tests/Browser/test_front_door.py`: here the
/// other tests would keep it waiting.
@Suite struct FrontDoorTests {
  private static func door() throws -> FrontDoor {
    try FrontDoor(port: 0, server: .unix(path: "/nowhere"), pool: HTTPServer.defaultPool())
  }

  private static func browser(at door: FrontDoor) throws -> Socket {
    let browser = try Socket(domain: AF_INET)
    try browser.connect(to: .inet(ip4: "127.0.0.1", port: try door.port))
    return browser
  }

  /// A connection on which nobody says anything, until it is over, and nobody is told anything.
  private static func silence(_ visit: Visit, patience: Duration) async throws {
    let door = try door()
    let (browser, server) = (try Self.browser(at: door), try Self.browser(at: door))
    let others = try (1...2).map { _ in Socket(file: try door.listener.accept().file) }
    let pool = try await SocketPool.client
    await Relay(
      browser: try AsyncSocket(socket: browser, pool: pool),
      server: try AsyncSocket(socket: server, pool: pool), visit: visit, patience: patience
    ).run()
    for socket in [browser, server, door.listener] { try socket.close() }
    for other in others {
      #expect(throws: SocketError.disconnected) { _ = try other.read() }
      try other.close()
    }
  }

  @Test func `a connection on which nobody says anything ends, and nobody is told anything`()
    async throws
  {
    try await Self.silence(Visit(), patience: .milliseconds(50))
  }

  @Test(.patience)
  func `a connection ends when its place is needed`() async throws {
    let visit = Visit()
    visit.end()
    try await Self.silence(visit, patience: .seconds(3600))
  }

  @Test func `what is sent to a browser waits for nothing`() throws {
    let door = try Self.door()
    let browser = try Self.browser(at: door)
    let accepted = Socket(file: try door.listener.accept().file)
    #expect(try accepted.getValue(for: .sendsAtOnce))
    for socket in [browser, accepted, door.listener] { try socket.close() }
  }

  @Test func `a port that is taken is told`() throws {
    let door = try Self.door()
    let port = try door.port
    let error = #expect(throws: LocalServerError.self) {
      try LocalServer(
        port: port, state: PreviewState(), files: Answering([:]).files, ownFiles: [:])
    }
    #expect(
      error?.description
        == "another program has this port; choose one with '--port', or any with '--port 0'")
    try door.listener.close()
  }
}
