import ArgumentParser
import Foundation
import PreviewFeed

/// The server beside `hig`, which ends when this process does.
struct PreviewProcess {
  private let input = Pipe()

  /// - Throws: `PreviewProcessError` when there is no such program.
  init(port: UInt16, folder: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: try Self.program())
    process.arguments = ["\(port)", folder]
    process.standardInput = input
    // Without the server there is nothing to go on for; it has said why.
    process.terminationHandler = { exit($0.terminationStatus) }
    try process.run()
  }

  /// - Throws: an error of the pipe when the server is gone.
  func tell(_ news: PreviewNews) throws {
    try input.fileHandleForWriting.write(contentsOf: try NewsCoding.encode(news))
  }

  /// `HIG_PREVIEW`, or the program beside this one, or the one that the path leads to.
  private static func program() throws -> String {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment["HIG_PREVIEW"], !path.isEmpty { return path }
    let own = Bundle.main.executableURL?.deletingLastPathComponent().path
    let folders =
      [own].compactMap(\.self) + (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let places = folders.map { "\($0)/hig-preview" }
    guard let place = places.first(where: FileManager.default.isExecutableFile) else {
      throw PreviewProcessError.missing
    }
    return place
  }
}

/// Why nothing can be served.
enum PreviewProcessError: Error, CustomStringConvertible {
  case missing

  var description: String {
    "there is no 'hig-preview' beside hig or on the path; 'make serve' builds and finds it"
  }
}
