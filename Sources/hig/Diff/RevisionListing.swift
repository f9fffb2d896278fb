import RuleGraph

/// The files that a revision of git has beneath a folder.
struct RevisionListing {
  struct Entry {
    /// Below the folder; `nil` for a name that is not UTF-8.
    let path: String?
    let blob: String
    let isLink: Bool
  }

  let entries: [Entry]

  /// - Parameter output: of `git ls-tree -r -z`; what is no file of this repository is left out.
  init(_ output: some Collection<UInt8>) {
    entries = output.split(separator: 0).compactMap { line in
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
      let head = line[..<tab].split(separator: UInt8(ascii: " "))
        .map { String(decoding: $0, as: UTF8.self) }
      guard head.count == 3, head[1] == "blob" else { return nil }
      let name = line[line.index(after: tab)...]
      return Entry(
        path: String(validating: name, as: UTF8.self), blob: head[2], isLink: head[0] == "120000")
    }
  }

  /// The blobs of links by path.
  var links: [(path: String, blob: String)] {
    entries.filter(\.isLink).compactMap { entry in entry.path.map { ($0, entry.blob) } }
  }

  /// The blobs by path of what the reader of a folder would read, and the links that it would not.
  func files(
    following links: RevisionLinks?
  ) -> (files: [String: String], unread: [UnreadFile]) {
    let blobs = Dictionary(
      entries.compactMap { entry in entry.path.map { ($0, entry.blob) } },
      uniquingKeysWith: { first, _ in first })
    var files: [String: String] = [:]
    var unread: [UnreadFile] = []
    for path in visible {
      let end = links?.targets[path] == nil ? path : links?.destination(of: path)
      files[path] = end.flatMap { blobs[$0] }
      // Nobody is told which of the reasons it is.
      if files[path] == nil { unread.append(UnreadFile(path: path, reason: .leadsNowhere)) }
    }
    return (files, unread)
  }

  private var visible: [String] {
    let paths = entries.compactMap(\.path).filter(ContentTree.isVisible)
    let unseen = FileNames.faults(of: paths).filter { $0.reason == .unseenCharacter }.map(\.path)
    return paths.filter { !unseen.contains($0) }
  }
}
