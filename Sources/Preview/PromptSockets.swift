import FlyingSocks
import Foundation

/// Has sockets send at once what is written to them.
///
/// The server writes the head of an answer and its body one after the other. By Nagle's algorithm the body would wait until
/// the browser has confirmed the head, and that takes its time because it hopes to confirm more at once: 40 ms, as long as
/// everything else that an edit needs.
struct PromptSockets<Pool: AsyncSocketPool>: AsyncSocketPool {
  let pool: Pool

  func prepare() async throws {
    try await pool.prepare()
  }

  func run() async throws {
    try await pool.run()
  }

  /// Called for the socket that waits for browsers, from which those of the browsers have what is set.
  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    try socket.setValue(true, for: .sendsAtOnce)
    try await pool.suspendSocket(socket, untilReadyFor: events)
  }
}

extension SocketOption where Self == BoolSocketOption {
  /// Whether nothing waits until the other side has confirmed what was sent before.
  static var sendsAtOnce: Self {
    BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY)
  }
}
