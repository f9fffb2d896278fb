import FlyingFox
import FlyingSocks
import Foundation

/// Shows the site on 127.0.0.1, where nobody else can see it.
struct LocalServer: Sendable {
  private let server: HTTPServer

  /// - Parameters:
  ///   - port: 0 for any that is free.
  ///   - ownFiles: `preview.js`, `preview.css` and `waiting.html`.
  init(
    port: UInt16, state: PreviewState, files: SiteFiles, ownFiles: [String: [UInt8]]
  ) throws {
    server = HTTPServer(
      address: try .inet(ip4: "127.0.0.1", port: port), timeout: 30,
      pool: PromptSockets(pool: HTTPServer.defaultPool()), logger: .disabled,
      handler: PreviewHandler(state: state, files: files, ownFiles: ownFiles))
  }

  /// Serves until the task is cancelled.
  ///
  /// - Throws: `LocalServerError` when the port cannot be had.
  func run() async throws {
    do {
      try await server.run()
    } catch let error as SocketError {
      throw LocalServerError(error)
    }
  }

  /// The port, once the server listens.
  func port() async throws -> UInt16 {
    try await server.waitUntilListening()
    guard case .ip4(_, let port) = await server.listeningAddress else {
      throw LocalServerError.unavailable("no address")
    }
    return port
  }
}

/// Why there is no server.
enum LocalServerError: Error, CustomStringConvertible {
  case portTaken
  case unavailable(String)

  init(_ error: SocketError) {
    switch error {
    case .failed(_, EADDRINUSE, _): self = .portTaken
    default: self = .unavailable(error.localizedDescription)
    }
  }

  var description: String {
    switch self {
    case .portTaken:
      "another program has this port; choose one with '--port', or any with '--port 0'"
    case .unavailable(let reason): "cannot serve: \(reason)"
    }
  }
}
