import Foundation
import RuleGraph

/// Reads the content as it was in a revision of git.
struct RevisionReader {
  /// The content folder, which need not be there any more as it was.
  let folder: String

  /// The files that pages and data are read from; of others it is known that they were there.
  ///
  /// - Throws: `RevisionError`.
  func tree(of revision: String) throws -> ContentTree {
    guard FileManager.default.fileExists(atPath: folder) else {
      throw ContentFolderError.missing(folder)
    }
    let commit = try commit(of: revision)
    let entries = try listing(of: commit)
    guard !entries.isEmpty else { throw RevisionError.noContent(folder, revision: revision) }
    let wanted = entries.filter { entry in ContentTree.isText(entry.path) }
    let texts = try blobs(wanted.map(\.blob))
    var files = Dictionary(entries.map { ($0.path, [UInt8]()) }, uniquingKeysWith: { $1 })
    for (entry, bytes) in zip(wanted, texts) { files[entry.path] = bytes }
    return ContentTree(root: folder, files: files, hasFigures: false)
  }

  private func commit(of revision: String) throws -> String {
    do {
      return try line(
        "rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}")
    } catch RevisionError.git("") {
      let isShallow = try line("rev-parse", "--is-shallow-repository") == "true"
      throw RevisionError.unknown(revision, isShallow: isShallow)
    }
  }

  private struct Entry {
    let blob: String
    let path: String
  }

  private func listing(of commit: String) throws -> [Entry] {
    try text("ls-tree", "-r", "-z", commit, ".").split(separator: "\0").compactMap { line in
      let pieces = line.split(separator: "\t", maxSplits: 1)
      let head = pieces.first?.split(separator: " ") ?? []
      guard pieces.count == 2, head.count == 3, head[1] == "blob", !pieces[1].hasPrefix(".")
      else { return nil }
      return Entry(blob: String(head[2]), path: String(pieces[1]))
    }
  }

  /// The contents of blobs, in one call of git.
  private func blobs(_ names: [String]) throws -> [[UInt8]] {
    let output = try run(["cat-file", "--batch"], input: Data(names.joined(separator: "\n").utf8))
    var rest = output[...]
    return try names.map { name in
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")),
        let size = Int(
          String(decoding: rest[..<end].split(separator: 32).last ?? [], as: UTF8.self)),
        rest.count > end - rest.startIndex + size + 1
      else { throw RevisionError.git("cat-file \(name)") }
      let start = end + 1
      defer { rest = rest[(start + size + 1)...] }
      return Array(rest[start..<start + size])
    }
  }

  private func text(_ arguments: String...) throws -> String {
    String(decoding: try run(arguments), as: UTF8.self)
  }

  private func line(_ arguments: String...) throws -> String {
    String(decoding: try run(arguments), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// - Parameter input: handed over in a file, so that neither side waits for the other.
  private func run(_ arguments: [String], input: Data = Data()) throws -> Data {
    let file = FileManager.default.temporaryDirectory.appending(path: "hig-\(UUID().uuidString)")
    try input.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    process.standardInput = try FileHandle(forReadingFrom: file)
    let (out, talk) = (Pipe(), Pipe())
    process.standardOutput = out
    process.standardError = talk
    try process.run()
    let data = out.fileHandleForReading.readDataToEndOfFile()
    let reason = talk.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      // `rev-parse` says nothing when a name is unknown, and something when there is no repository.
      throw RevisionError.git(
        String(decoding: reason, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
    }
    return data
  }
}

/// Why a revision could not be read.
enum RevisionError: Error, CustomStringConvertible {
  /// A clone is shallow when it has not all commits, as those that CI makes.
  case unknown(String, isShallow: Bool)
  case noContent(String, revision: String)
  case git(String)

  var description: String {
    switch self {
    case .unknown(let name, let isShallow):
      "git knows no revision '\(name)'"
        + (isShallow
          ? "; this clone has only the newest commits: fetch the others with 'git fetch --unshallow'"
          : "")
    case .noContent(let folder, let revision): "there is no '\(folder)' in revision '\(revision)'"
    case .git(let reason): "git: \(reason)"
    }
  }
}
