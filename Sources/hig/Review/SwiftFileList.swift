import Foundation
import ReviewFeed
import RuleGraph

/// The Swift files that paths name: files themselves, and all in a folder but what is hidden, as what is built often is,
/// and what links to folders lead to, which may be the folder itself; `-` names what comes in by stdin.
struct SwiftFileList {
  private(set) var files: [SwiftFile] = []
  /// Why files that were named are not among them.
  private(set) var faults: [String] = []

  init(_ given: [String]) {
    var seen: Set<String> = []
    for path in given.flatMap({ paths(at: $0) }) where seen.insert(Self.plain(path)).inserted {
      read(path)
    }
  }

  /// `App/X.swift` for `./App//X.swift`, which is the same file.
  private static func plain(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  private mutating func paths(at path: String) -> [String] {
    guard path != Self.stdin, FileMark(of: path, follows: true)?.kind == .folder else {
      return [path]
    }
    let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
    do {
      var failures: [SystemCallError] = []
      let entries = try FolderListing.entries(beneath: path, enters: Self.isShown) {
        failures.append($0)
      }
      .filter { Self.isShown($0.path) }
      faults += failures.map { Self.fault(at: $0.path, $0.reason) }
      faults += entries.filter(Self.isMisnamed).map {
        Self.fault(at: "\(folder)/\($0.path)", "its name is not UTF-8")
      }
      let found = entries.filter { $0.path.hasSuffix(".swift") }
      return found.map { ("\(folder)/\($0.path)", $0.kind) }.filter(Self.mayBeFile).map(\.0)
        .sorted()
    } catch {
      faults.append(Self.fault(at: error.path, error.reason))
      return []
    }
  }

  private static func isShown(_ path: String) -> Bool {
    path.split(separator: "/").last?.hasPrefix(".") != true
  }

  /// Whether an entry with a name that cannot be asked for may be a Swift file, or a folder.
  private static func isMisnamed(_ entry: FolderListing.Entry) -> Bool {
    entry.kind == .misnamed
      && (entry.path.hasSuffix(".swift")
        || entry.path.split(separator: "/").last?.contains(".") == false)
  }

  /// Whether an entry is no folder, nor a link to one; what cannot be read as a file is told when it is read.
  private static func mayBeFile(at path: String, _ kind: FolderListing.Kind) -> Bool {
    switch kind {
    case .file, .special: true
    case .folder, .misnamed: false
    case .link: FileMark(of: path, follows: true).map { $0.kind != .folder } ?? true
    }
  }

  private static func fault(at path: String, _ reason: String) -> String {
    "hig: cannot read '\(path)': \(reason)"
  }

  private mutating func read(_ path: String) {
    let isStdin = path == Self.stdin
    let name = isStdin ? StandardInput.name : path
    do {
      add(isStdin ? try StandardInput.bytes() : try Self.bytes(of: path), name)
    } catch {
      faults.append(Self.fault(at: name, error.reason))
    }
  }

  private static func bytes(of path: String) throws(SystemCallError) -> [UInt8] {
    let bytes = try FileBytes.read(path, limit: OpenFile.limit).bytes
    guard bytes.count <= OpenFile.limit else { throw SystemCallError(path: path, code: EFBIG) }
    return bytes
  }

  private mutating func add(_ bytes: [UInt8], _ path: String) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      faults.append("hig: '\(path)' is not UTF-8")
      return
    }
    files.append(SwiftFile(path: path, text: text))
  }

  private static let stdin = "-"
}
