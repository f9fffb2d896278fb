import Foundation
import PreviewFeed

/// `hig-preview PORT FOLDER`: serves the site of `hig serve`, which it asks for files on the standard output and hears
/// from on the standard input, until that ends.
///
/// It is a program of its own because a server brings networking with it, and `hig lookup`, which
/// ends before that would be loaded, shall not wait for it.
package enum PreviewProgram {
  /// - Returns: the exit code: 0 at the end of the input, 2 when nothing can be served.
  package static func run(_ arguments: [String]) async -> Int32 {
    guard arguments.count == 2, let port = UInt16(arguments[0]) else {
      return fail("this is a part of hig; call 'hig serve'")
    }
    // Somebody who leaves in the middle of an answer ends the connection, not the program; Linux is asked so each time.
    signal(SIGPIPE, SIG_IGN)
    do {
      try await serve(port: port, ownFiles: ownFiles(in: arguments[1]))
      return 0
    } catch {
      return fail("\(error)")
    }
  }

  private static func serve(port: UInt16, ownFiles: [String: [UInt8]]) async throws {
    let state = PreviewState()
    let files = SiteFiles { wanted in
      try FileHandle.standardOutput.write(contentsOf: try FeedCoding.encode(wanted))
    }
    let server = try await onceFree {
      try LocalServer(port: port, state: state, files: files, ownFiles: ownFiles)
    }
    // Nobody waits for its end: pages that have asked for news would hold it up, and keep the port from the next server.
    Task {
      do { try await server.run() } catch { exit(fail("\(error)")) }
    }
    let port = try await server.port()
    try await follow(state, files) {
      say("Serving http://127.0.0.1:\(port)/ (Control-C stops)")
    }
  }

  /// A server that was stopped a moment ago has its port a little longer.
  private static func onceFree(_ make: () throws -> LocalServer) async throws -> LocalServer {
    let end = ContinuousClock.now + .seconds(1)
    while true {
      do {
        return try make()
      } catch LocalServerError.portTaken where ContinuousClock.now < end {
        try await Task.sleep(for: .milliseconds(20))
      }
    }
  }

  /// Takes messages in until there are no more; the first is the sign that there is something to see.
  private static func follow(
    _ state: PreviewState, _ files: SiteFiles, ready: () -> Void
  ) async throws {
    var isReady = false
    for try await message in FeedMessages.messages(from: .standardInput) {
      switch message {
      case .news(let news): await state.take(news)
      case .file(let file, let id): await files.take(file, id: id)
      }
      if !isReady { ready() }
      isReady = true
    }
  }

  private static func ownFiles(in folder: String) throws -> [String: [UInt8]] {
    let names = ["preview.js", "preview.css", "waiting.html"]
    return try Dictionary(
      uniqueKeysWithValues: names.map { name in
        guard let bytes = FileManager.default.contents(atPath: "\(folder)/\(name)") else {
          throw PreviewProgramError.unreadable("\(folder)/\(name)")
        }
        return (name, Array(bytes))
      })
  }

  private static func fail(_ message: String) -> Int32 {
    say("Error: \(message)")
    return 2
  }

  private static func say(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
  }
}

/// Why nothing is served.
private enum PreviewProgramError: Error, CustomStringConvertible {
  case unreadable(String)

  var description: String {
    switch self {
    case .unreadable(let path): "cannot read '\(path)'"
    }
  }
}
