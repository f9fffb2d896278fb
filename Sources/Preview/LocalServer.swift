import FlyingFox
import FlyingSocks
import Foundation

/// Shows the site on 127.0.0.1, where nobody else can see it.
struct LocalServer: Sendable {
  private let server: HTTPServer
  private let door: FrontDoor

  /// - Parameters:
  ///   - port: 0 for any that is free.
  ///   - ownFiles: `preview.js`, `preview.css` and `waiting.html`.
  /// - Throws: `LocalServerError` when the port cannot be had.
  init(
    port: UInt16, state: PreviewState, files: SiteFiles, ownFiles: [String: [UInt8]]
  ) throws {
    let (address, pool) = (Self.hiddenAddress(), HTTPServer.defaultPool())
    server = HTTPServer(
      address: address, timeout: 30, pool: pool, logger: .disabled,
      handler: PreviewHandler(state: state, files: files, ownFiles: ownFiles))
    do {
      door = try FrontDoor(port: port, server: address, pool: pool)
    } catch let error as SocketError {
      throw LocalServerError(error)
    }
  }

  /// Serves until the task is cancelled.
  ///
  /// - Throws: `LocalServerError` when there is no server any more.
  func run() async throws {
    do {
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await server.run() }
        group.addTask {
          try await server.waitUntilListening()
          try await door.run()
        }
        try await group.next()
        group.cancelAll()
      }
    } catch let error as SocketError {
      throw LocalServerError(error)
    }
  }

  /// The port, once the server listens.
  func port() async throws -> UInt16 {
    try await server.waitUntilListening()
    return try door.port
  }

  /// An address for programs of this machine, which a browser cannot ask for.
  private static func hiddenAddress() -> sockaddr_un {
    let name = "higraph-\(UUID().uuidString)"
    #if os(Linux)
      return .unix(abstractNamespace: name)
    #else
      return .unix(path: FileManager.default.temporaryDirectory.appending(path: name).path)
    #endif
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
