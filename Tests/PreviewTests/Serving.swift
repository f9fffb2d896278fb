import FlyingSocks
import Foundation
import PreviewFeed

@testable import Preview

/// A server on a port of its own, as browsers find it.
struct Serving {
  let port: UInt16

  /// Serves one page while the body runs.
  static func page(_ text: String, _ body: @Sendable (Serving) async throws -> Void) async throws {
    let state = PreviewState()
    await state.take(PreviewNews(site: 1, problems: []))
    let server = try LocalServer(
      port: 0, state: state, files: Answering(["page.txt": text]).files, ownFiles: [:])
    let running = Task { try await server.run() }
    defer { running.cancel() }
    try await body(Serving(port: try await server.port()))
  }

  func connection() async throws -> AsyncSocket {
    try await .connected(to: .inet(ip4: "127.0.0.1", port: port))
  }

  static func request(_ path: String, method: String = "GET", _ headers: String...) -> String {
    (["\(method) \(path) HTTP/1.1", "Host: 127.0.0.1", "Connection: keep-alive"] + headers)
      .joined(separator: "\r\n") + "\r\n\r\n"
  }
}

extension AsyncSocket {
  func send(_ text: String) async throws {
    try await write(Data(text.utf8))
  }

  /// What comes until the ending, or until there is nothing more.
  func text(upTo ending: String) async throws -> String {
    var bytes: [UInt8] = []
    while !String(decoding: bytes, as: UTF8.self).hasSuffix(ending) {
      do {
        bytes += try await read(atMost: 4096)
      } catch SocketError.disconnected {
        break
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
