import Foundation
import RuleGraph

/// Reads the content as it was in a revision of git.
struct RevisionReader {
  /// The content folder, which may no longer be there as it was.
  let folder: String

  private var git: GitProcess { GitProcess(folder: folder) }

  /// The files that pages and data are read from; other files are only known to have been there.
  ///
  /// - Parameter withDrawings: whether drawings are read too, whose lines may be compared.
  /// - Returns: `nil` where there were none: content comes in at some time, and its folder may be moved.
  /// - Throws: `RevisionError`.
  func tree(of revision: String, withDrawings: Bool = false) throws -> ContentTree? {
    guard FileManager.default.fileExists(atPath: folder) else {
      throw ContentFolderError.missing(folder)
    }
    let listing = RevisionListing(
      try git.output(of: ["ls-tree", "-r", "-z", commit(of: revision), "."]))
    let (files, unread) = listing.files(following: try links(of: listing))
    guard !files.isEmpty else { return nil }
    let wanted = files.filter { path, _ in
      ContentTree.isText(path) || withDrawings && path.hasSuffix(".svg")
    }.map { (path: $0.key, blob: $0.value) }
    let texts = try zip(wanted.map(\.path), blobs(wanted.map(\.blob)))
    let large = texts.filter { $1.count > ContentLimits.size(of: $0) }.map { path, _ in
      UnreadFile(path: path, reason: .tooLarge(limit: ContentLimits.size(of: path)))
    }
    var bytes = files.mapValues { _ in [UInt8]() }
    for (path, text) in texts { bytes[path] = text }
    for file in large { bytes[file.path] = nil }
    return ContentTree(root: folder, files: bytes, hasFigures: false, unread: unread + large)
  }

  /// The links of a revision; `nil` where it has none.
  private func links(of listing: RevisionListing) throws -> RevisionLinks? {
    let links = listing.links
    guard !links.isEmpty else { return nil }
    let targets = try blobs(links.map(\.blob)).map { String(decoding: $0, as: UTF8.self) }
    return RevisionLinks(
      repository: try path("--show-toplevel"), prefix: try path("--show-prefix"),
      targets: Dictionary(
        zip(links.map(\.path), targets), uniquingKeysWith: { first, _ in first }))
  }

  /// The newest commit that two revisions have in common.
  ///
  /// - Throws: `RevisionError`.
  func parting(of first: String, _ second: String) throws -> String {
    let commits = try [first, second].map(commit)
    do {
      return try line("merge-base", commits[0], commits[1])
    } catch RevisionError.git("") {
      throw RevisionError.unrelated(first, second, isShallow: try isShallow)
    }
  }

  private func commit(of revision: String) throws -> String {
    do {
      return try line(
        "rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}")
    } catch RevisionError.git("") {
      // `rev-parse` says nothing when a name is unknown, and something when there is no repository.
      throw RevisionError.unknown(revision, isShallow: try isShallow)
    }
  }

  private var isShallow: Bool {
    get throws { try line("rev-parse", "--is-shallow-repository") == "true" }
  }

  /// The contents of blobs, in one call of git.
  private func blobs(_ names: [String]) throws -> [[UInt8]] {
    let output = try git.output(
      of: ["cat-file", "--batch"], input: Data(names.joined(separator: "\n").utf8))
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

  /// A path that git tells, in which lines may end.
  private func path(_ question: String) throws -> String {
    let data = try git.output(of: ["rev-parse", question])
    return String(decoding: data.last == UInt8(ascii: "\n") ? data.dropLast() : data, as: UTF8.self)
  }

  private func line(_ arguments: String...) throws -> String {
    String(decoding: try git.output(of: arguments), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
