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
    for path in given.flatMap({ paths(at: $0) }) where seen.insert(path).inserted { read(path) }
  }

  private mutating func paths(at path: String) -> [String] {
    guard path != Self.stdin, FileMark(of: path, follows: true)?.kind == .folder else {
      return [path]
    }
    do {
      let isHidden = { (path: String) in path.split(separator: "/").last?.hasPrefix(".") == true }
      let entries = try FolderListing.entries(beneath: path) { !isHidden($0) }
      let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
      let found = entries.filter { $0.path.hasSuffix(".swift") && !isHidden($0.path) }
      return found.map { ("\(folder)/\($0.path)", $0.kind) }.filter(Self.isFile).map(\.0).sorted()
    } catch {
      faults.append("hig: cannot read '\(error.path)': \(error.reason)")
      return []
    }
  }

  /// Whether an entry is a file, or a link to one; one to nothing cannot be read, which is said.
  private static func isFile(at path: String, _ kind: FolderListing.Kind) -> Bool {
    guard kind == .link else { return kind == .file }
    return FileMark(of: path, follows: true).map { $0.kind == .file } ?? true
  }

  private mutating func read(_ path: String) {
    let isStdin = path == Self.stdin
    let name = isStdin ? StandardInput.name : path
    do {
      add(isStdin ? try StandardInput.bytes() : try FileBytes.read(path).bytes, name)
    } catch {
      faults.append("hig: cannot read '\(name)': \(error.reason)")
    }
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
