import FlyingSocks
import Foundation
import Testing

@testable import Preview

@Suite struct PromptSocketTests {
  /// Does nothing with sockets.
  private struct IdlePool: AsyncSocketPool {
    func prepare() async throws {}
    func run() async throws {}
    func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {}
  }

  @Test func `what is sent to a browser waits for nothing`() async throws {
    let listener = try Socket(domain: AF_INET)
    try listener.bind(to: try .inet(ip4: "127.0.0.1", port: 0))
    try listener.listen()
    #expect(try !listener.getValue(for: .sendsAtOnce))

    let pool = PromptSockets(pool: IdlePool())
    try await pool.suspendSocket(listener, untilReadyFor: .connection)
    guard case .ip4(_, let port) = try listener.sockname() else {
      Issue.record("no address")
      return
    }
    let browser = try Socket(domain: AF_INET)
    try browser.connect(to: try .inet(ip4: "127.0.0.1", port: port))
    let accepted = Socket(file: try listener.accept().file)
    #expect(try accepted.getValue(for: .sendsAtOnce))

    for socket in [listener, browser, accepted] { try socket.close() }
  }
}
