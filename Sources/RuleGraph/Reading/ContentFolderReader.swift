import Foundation

/// Reads the files of a content folder, and tells whether they are still what was read.
struct ContentFolderReader: Sendable {
  let folder: String
  /// Files with others are listed and not read.
  let endings: [String]

  struct Reading: Sendable {
    fileprivate(set) var files: [String: [UInt8]] = [:]
    fileprivate(set) var unread: [UnreadFile] = []
    fileprivate var entries: [FolderListing.Entry] = []
    /// Of the files that were read; names may be equal as text and yet two.
    fileprivate var marks: [(path: String, mark: FileMark, bytes: [UInt8])] = []
    /// Before anything was read.
    fileprivate let start = Date.now

    var folders: [String] {
      entries.filter { $0.kind == .folder }.map(\.path)
    }

    /// A date tells nothing of a change in the same tick of the clock, so files that are no older were young when they
    /// were read.
    fileprivate var young: FileDate {
      FileDate(seconds: Int(start.timeIntervalSince1970) - 2)
    }

    /// What has a name that nobody can read is not read either, so that no other message has its name.
    fileprivate mutating func leaveOut(_ misnamed: [UnreadFile]) {
      unread += misnamed
      for file in misnamed where file.reason == .unseenCharacter { files[file.path] = nil }
    }

    /// The files that need not be read again as long as they keep their marks, by path.
    fileprivate var settled: [String: (mark: FileMark, bytes: [UInt8])] {
      Dictionary(
        marks.lazy.filter { $0.mark.changed <= young }.map { ($0.path, ($0.mark, $0.bytes)) },
        uniquingKeysWith: { first, _ in first })
    }
  }

  /// - Parameter before: an earlier reading of the same folder; what has the same mark is taken from it.
  /// - Throws: `ContentFolderError.changing` when what is listed is gone before it is read, too.
  func read(after before: Reading?) throws(ContentFolderError) -> Reading {
    let known = before?.settled ?? [:]
    var reading = Reading()
    reading.entries = try entries()
    let root = RealPath.bytes(of: folder)
    let findings = reading.entries.concurrentMap { entry in
      finding(of: entry, root: root, known: known[entry.path])
    }
    for (entry, finding) in zip(reading.entries, findings) {
      switch finding {
      case .folder: break
      case .file(let bytes, let mark):
        if reading.files[entry.path] == nil { reading.files[entry.path] = bytes }
        reading.marks.append((entry.path, mark, bytes))
      case .unread(let reason): reading.unread.append(UnreadFile(path: entry.path, reason: reason))
      // It was there a moment ago.
      case .failed(ENOENT): throw .changing(folder)
      case .failed(let code):
        throw .unreadable("\(folder)/\(entry.path)", reason: String(cString: strerror(code)))
      }
    }
    reading.leaveOut(FileNames.faults(of: reading.entries.map(\.path)))
    return reading
  }

  /// The bytes of one page or data file, where it is one that is read.
  ///
  /// - Returns: `nil` where there is nothing of the name.
  func bytes(of name: String) throws(ContentFolderError) -> [UInt8]? {
    let path = "\(folder)/\(name)"
    guard let kind = FileMark(of: path)?.kind else {
      guard errno != ENOENT else { return nil }
      throw .unreadable(path, reason: String(cString: strerror(errno)))
    }
    let entry = FolderListing.Entry(path: name, kind: kind)
    switch finding(of: entry, root: RealPath.bytes(of: folder), known: nil) {
    case .folder: return nil
    case .file(let bytes, _): return bytes
    case .unread(let reason): throw .unreadable(path, reason: "\(reason)")
    case .failed(let code): throw .unreadable(path, reason: String(cString: strerror(code)))
    }
  }

  /// Whether the same files are there and none was written since it was read.
  ///
  /// What was young is read twice.
  func isUnchanged(since reading: Reading) throws(ContentFolderError) -> Bool {
    guard try entries() == reading.entries else { return false }
    let young = reading.young
    return reading.marks.concurrentMap { path, mark, bytes in
      let whole = "\(folder)/\(path)"
      guard FileMark(of: whole, follows: true) == mark else { return false }
      guard mark.changed > young, !bytes.isEmpty else { return true }
      return (try? FileBytes.read(whole, limit: bytes.count).bytes) == bytes
    }
    .allSatisfy(\.self)
  }

  /// Sorted by their bytes, for names may be equal as text and yet two.
  private func entries() throws(ContentFolderError) -> [FolderListing.Entry] {
    do throws(SystemCallError) {
      return try FolderListing.entries(beneath: folder, enters: ContentTree.isVisible)
        .filter { ContentTree.isVisible($0.path) }
        .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    } catch {
      if error.code == ENOENT, error.path != folder { throw .changing(folder) }
      throw .unreadable(error.path, reason: error.reason)
    }
  }

  private enum Finding: Sendable {
    case folder
    case file([UInt8], FileMark)
    case unread(UnreadFile.Reason)
    case failed(Int32)
  }

  private func finding(
    of entry: FolderListing.Entry, root: [UInt8]?, known: (mark: FileMark, bytes: [UInt8])?
  ) -> Finding {
    switch entry.kind {
    case .folder: return ContentTree.isText(entry.path) ? .unread(.folder) : .folder
    case .special: return .unread(.special)
    case .misnamed: return .unread(.misnamed)
    case .link:
      let path = "\(folder)/\(entry.path)"
      guard let real = RealPath.bytes(of: path) else { return .unread(.leadsNowhere) }
      guard let root, real.starts(with: root + [UInt8(ascii: "/")]) else {
        return .unread(.leavesContent)
      }
      guard FileMark(of: path, follows: true)?.kind == .file else {
        return .unread(.leadsToNoFile)
      }
      return file(entry.path)
    case .file:
      if let known, FileMark(of: "\(folder)/\(entry.path)") == known.mark {
        return .file(known.bytes, known.mark)
      }
      return file(entry.path)
    }
  }

  private func file(_ path: String) -> Finding {
    let whole = "\(folder)/\(path)"
    // Of files with other endings it is enough to know that they are there.
    guard endings.contains(where: path.hasSuffix) else {
      return FileMark(of: whole, follows: true).map { .file([], $0) } ?? .failed(errno)
    }
    let limit = ContentLimits.size(of: path)
    do throws(SystemCallError) {
      let read = try FileBytes.read(whole, limit: limit)
      return read.bytes.count > limit
        ? .unread(.tooLarge(limit: limit)) : .file(read.bytes, read.mark)
    } catch {
      return .failed(error.code)
    }
  }
}
