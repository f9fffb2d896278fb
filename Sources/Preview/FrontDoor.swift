import FlyingSocks
import Foundation

/// Where browsers come in: passes on to the server behind it what is asked, as long as it is of a sensible size.
///
/// FlyingFox looks through all that it has of a line with each byte more, and goes on when the browser has left. A line of
/// 64 KB takes it two seconds, and one of 2 MB, for which any page of the web can have a browser ask, would take half an hour.
struct FrontDoor: Sendable {
  /// Each takes three files, of which macOS lets a program have 256.
  static let connectionLimit = 64

  let listener: Socket
  private let server: sockaddr_un
  private let pool: any AsyncSocketPool

  /// - Parameters:
  ///   - port: 0 for any that is free.
  ///   - server: where the server listens, once `run` is called.
  ///   - pool: is run by the server.
  /// - Throws: `SocketError` when the port cannot be had.
  init(port: UInt16, server: sockaddr_un, pool: some AsyncSocketPool) throws {
    listener = try Socket(domain: AF_INET)
    self.server = server
    self.pool = pool
    try listener.setValue(true, for: .localAddressReuse)
    // The sockets of the browsers have it from this one.
    try listener.setValue(true, for: .sendsAtOnce)
    do {
      try listener.bind(to: .inet(ip4: "127.0.0.1", port: port))
    } catch {
      try? listener.close()
      throw error
    }
    try listener.listen()
  }

  var port: UInt16 {
    get throws {
      guard case .ip4(_, let port) = try listener.sockname() else {
        throw SocketError.unsupportedAddress
      }
      return port
    }
  }

  /// Lets browsers in until the task is cancelled.
  func run() async throws {
    let listener = try AsyncSocket(socket: listener, pool: pool)
    let visits = Visits(limit: Self.connectionLimit)
    try await withThrowingDiscardingTaskGroup { group in
      while true {
        let browser = try await next(of: listener)
        let visit = try await visits.begin()
        group.addTask {
          await pass(browser, visit)
          visits.leave(visit)
        }
      }
    }
  }

  /// The next browser; one that has left already, or for which there is no file to open, keeps none out that come later.
  private func next(of listener: AsyncSocket) async throws -> AsyncSocket {
    while true {
      do {
        return try await listener.accept()
      } catch SocketError.failed {
        try await Task.sleep(for: .milliseconds(100))
      }
    }
  }

  private func pass(_ browser: AsyncSocket, _ visit: Visit) async {
    if let server = try? await AsyncSocket.connected(to: server, pool: pool) {
      await Relay(browser: browser, server: server, visit: visit).run()
      try? server.close()
    }
    try? browser.close()
  }
}

extension SocketOption where Self == BoolSocketOption {
  /// Whether nothing waits until the other side has confirmed what was sent before.
  ///
  /// An answer is written in several parts. By Nagle's algorithm the second would wait until the browser has confirmed the
  /// first, and that takes its time because it hopes to confirm more at once: 40 ms, as long as everything else that an
  /// edit needs.
  static var sendsAtOnce: Self {
    BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY)
  }
}
