import Foundation

/// Runs git in a folder.
struct GitProcess {
  let folder: String

  /// What git prints.
  ///
  /// Its input and its complaints pass through files: with two pipes, one could be full while the other is read, and
  /// both sides would wait forever.
  ///
  /// - Throws: `RevisionError.git` with its complaint when it fails, and what starting it throws.
  func output(of arguments: [String], input: Data = Data()) throws -> Data {
    let (process, out, talk) = (Process(), Pipe(), try Self.file(holding: Data()))
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + Self.settings + arguments
    process.environment = Self.environment
    process.standardInput = try Self.file(holding: input)
    process.standardOutput = out
    process.standardError = talk
    let end = try process.begin()
    let data = out.fileHandleForReading.readDataToEndOfFile()
    end.wait()
    guard process.terminationStatus == 0 else {
      try talk.seek(toOffset: 0)
      let reason = String(decoding: try talk.readToEnd() ?? Data(), as: UTF8.self)
      throw RevisionError.git(reason.trimmingCharacters(in: .whitespacesAndNewlines))
    }
    return data
  }

  /// What git prints is read by us, however somebody likes to read it.
  private static let settings = [
    "-c", "log.showRoot=true", "-c", "log.showSignature=false", "-c", "diff.relative=false",
    "-c", "diff.orderFile=/dev/null",
  ]

  /// Without what git itself sets for a hook.
  ///
  /// The folder is looked up in the repository that it is in, and with only
  /// `GIT_DIR` it would be taken for the whole work tree. Nor do paths of ours mean what somebody lets theirs mean.
  private static var environment: [String: String] {
    let all = ProcessInfo.processInfo.environment.filter { !$0.key.hasSuffix("_PATHSPECS") }
    guard all["GIT_WORK_TREE"] == nil else { return all.merging(places(in: all)) { $1 } }
    return all.filter { !["GIT_DIR", "GIT_INDEX_FILE", "GIT_PREFIX"].contains($0.key) }
  }

  /// Where the repository and its files are, as told from here: git is run in another folder.
  private static func places(in all: [String: String]) -> [String: String] {
    all.filter { ["GIT_DIR", "GIT_WORK_TREE"].contains($0.key) && !$0.value.isEmpty }
      .mapValues { URL(filePath: $0).path }
  }

  /// A file without a name, to be read from its start, which is gone when nobody has it open.
  private static func file(holding data: Data) throws -> FileHandle {
    let folder = FileManager.default.temporaryDirectory
    let place = folder.appending(path: "hig-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: place) }
    guard (try? data.write(to: place)) != nil, let file = try? FileHandle(forUpdating: place) else {
      throw RevisionError.git("cannot write a temporary file in '\(folder.path)'")
    }
    return file
  }
}
