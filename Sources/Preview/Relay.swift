import FlyingSocks
import Foundation

/// A browser's connection, and the one to the server that stands for it.
final class Relay: Sendable {
  /// Longer than anybody waits for an answer; browsers come again where a connection has ended.
  static let patience = Duration.seconds(30)

  private let browser: AsyncSocket
  private let server: AsyncSocket
  private let visit: Visit
  private let patience: Duration

  private static let refusal = """
    HTTP/1.1 431 Request Header Fields Too Large\r
    Connection: close\r
    Content-Length: 0\r
    \r\n
    """

  private enum Ending {
    /// The browser asks nothing more, but may wait for an answer.
    case asked
    case over
  }

  /// - Parameter patience: how long neither side may say anything.
  init(
    browser: AsyncSocket, server: AsyncSocket, visit: Visit, patience: Duration = Relay.patience
  ) {
    self.browser = browser
    self.server = server
    self.visit = visit
    self.patience = patience
  }

  /// Passes requests and answers on until nobody is to be answered any more.
  func run() async {
    await withTaskGroup { group in
      group.addTask { await self.passRequests() }
      group.addTask { await self.passAnswers() }
      group.addTask { await self.silence() }
      group.addTask { await self.farewell() }
      for await ending in group where ending == .over { group.cancelAll() }
    }
  }

  private func passRequests() async -> Ending {
    var gauge = RequestGauge()
    do {
      while true {
        let bytes = try await heard(from: browser)
        guard gauge.admits(bytes) else {
          try await browser.write(Data(Self.refusal.utf8))
          return .over
        }
        if gauge.isBetweenRequests { visit.expectAnswer() }
        try await server.write(Data(bytes))
      }
    } catch SocketError.disconnected {
      shutdown(server.socket.file.rawValue, Int32(SHUT_WR))
      return .asked
    } catch {
      return .over
    }
  }

  private func passAnswers() async -> Ending {
    do {
      while true {
        let bytes = try await heard(from: server)
        visit.expectAnswer()
        try await browser.write(Data(bytes))
        visit.beAnswered()
      }
    } catch {
      return .over
    }
  }

  private func heard(from side: AsyncSocket) async throws -> [UInt8] {
    let bytes = try await side.read(atMost: 4096)
    visit.hear()
    return bytes
  }

  /// Ends once nobody has said anything for too long.
  private func silence() async -> Ending {
    while true {
      let end = visit.lastWord + patience
      guard end > .now, (try? await Task.sleep(until: end)) != nil else { return .over }
    }
  }

  /// Ends once the place is needed for others.
  private func farewell() async -> Ending {
    await visit.untilEnd()
    return .over
  }
}
