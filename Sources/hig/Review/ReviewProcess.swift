import Foundation
import ReviewFeed

/// The program beside `hig` that parses Swift.
struct ReviewProcess {
  private let program: String
  private let names: Set<String>

  /// - Parameter names: what is looked for.
  /// - Throws: `ReviewProcessError` when there is no such program.
  init(names: Set<String>) throws(ReviewProcessError) {
    guard let program = SiblingProgram.review.path else { throw .missing }
    guard SiblingProgram.isProgram(program) else { throw .notExecutable(program) }
    (self.program, self.names) = (program, names)
  }

  /// The uses of each file, in the order of the files; `nil` for a file at which the parser ends, as it does where text is
  /// nested too deeply, or is ended there, because parsing would take forever.
  ///
  /// - Throws: `ReviewProcessError` when the program answers to nothing.
  func uses(in files: [SwiftFile]) throws(ReviewProcessError) -> [[NameUse]?] {
    if let uses = try? answer(to: files) { return uses }
    guard (try? answer(to: [SwiftFile(path: "", text: "")])) != nil else { throw .failed(program) }
    // What was the only one need not be tried again.
    let sound = files.count == 1 ? [] : files.filter { (try? answer(to: [$0])) != nil }
    guard sound.count < files.count, var rest = (try? answer(to: sound))?[...] else {
      throw .failed(program)
    }
    let paths = Set(sound.map(\.path))
    return files.map { paths.contains($0.path) ? rest.removeFirst() : nil }
  }

  private func answer(to files: [SwiftFile]) throws -> [[NameUse]] {
    let request = ReviewRequest(names: names, files: files)
    let (input, output) = (Pipe(), Pipe())
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.standardInput = input
    process.standardOutput = output
    // How it ended is told in words of ours.
    process.standardError = FileHandle.nullDevice
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let data = try JSONEncoder().encode(request)
    let end = try process.begin()
    // It reads all before it writes anything; one that ended before answers with nothing.
    try? input.fileHandleForWriting.write(contentsOf: data)
    try? input.fileHandleForWriting.close()
    let answer = try? output.fileHandleForReading.readToEnd()
    end.wait()
    let uses = try JSONDecoder().decode([[NameUse]].self, from: answer ?? Data())
    guard process.terminationStatus == 0, uses.count == files.count else {
      throw ReviewProcessError.failed(program)
    }
    return uses
  }
}

/// Why Swift files cannot be looked into.
enum ReviewProcessError: Error, CustomStringConvertible {
  case missing
  case notExecutable(String)
  case failed(String)

  var description: String {
    switch self {
    case .missing:
      "there is no 'hig-review' beside hig or on the path, and HIG_REVIEW names none; "
        + "'make hig-review' builds it"
    case .notExecutable(let program): "'\(program)' cannot be started"
    case .failed(let program):
      "'\(program)' did not answer; 'make hig-review' builds the one that goes with this hig"
    }
  }
}
