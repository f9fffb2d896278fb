import ArgumentParser
import Exports
import RuleGraph
import SQLiteExport
import SiteRenderer

/// Where an export goes: to stdout, or to a file in place of an earlier export.
///
/// A page, given by mistake, would be lost.
struct ExportDestination {
  private let path: String?
  private let original: FileChange.Original

  /// - Parameter path: of the file; `nil` for stdout.
  /// - Throws: `ValidationError` for a file that would be lost.
  init(_ path: String?, of mark: ExportMark) throws {
    // As other programs take it.
    let path = path == "-" ? nil : path
    self.path = path
    guard let path else {
      original = .anything
      return
    }
    for end in mark.companions where FileMark(of: path + end).map({ $0.size > 0 }) == true {
      throw ValidationError(
        "'\(path)\(end)' has changes to '\(path)' that another program is making, or has left; they would be lost."
      )
    }
    // What comes there while the content is read is not lost either.
    original = FileMark(of: path) == nil ? .nothing : .anything
    guard let start = try EarlierFile.start(of: path, upTo: mark.reach), !start.isEmpty,
      !mark.isIn(start)
    else { return }
    throw ValidationError("'\(path)' is no \(mark.name), and is not written over.")
  }

  /// - Throws: `FileChangeError` when the file cannot be written, and is as it was.
  func write(_ file: PlannedFile) throws {
    guard let path else { return file.write { Console.print(bytes: $0) } }
    let change = FileChange(path: path, bytes: file.make() ?? [], original: original)
    try FileChanges([change]).write()
  }
}

/// How an earlier export is recognised.
struct ExportMark: Sendable {
  /// What such a file is called.
  let name: String
  /// How many bytes of a file are looked at.
  let reach: Int
  /// Whether a file that begins like this is one.
  let isIn: @Sendable (ArraySlice<UInt8>) -> Bool
  /// The ends of the names of files that belong to it as long as others change it: SQLite would put what is in them into
  /// whatever has its name.
  var companions: [String] = []

  static let graph = ExportMark("graph in JSON", GraphFile.start)
  static let bulk = ExportMark("bulk file", BulkFile.start)
  static let mapping = ExportMark("mapping", BulkMapping.start)

  /// The answer of `PRAGMA application_id` is in the header of the file.
  static let database: ExportMark = {
    var mark = ExportMark(name: "database of hig", reach: 100) { start in
      let id = (0..<4).map {
        UInt8(truncatingIfNeeded: GraphDatabase.applicationID >> (24 - 8 * $0))
      }
      return start.dropFirst(68).starts(with: id)
    }
    mark.companions = ["-wal", "-journal"]
    return mark
  }()

  /// A translator's own program may put other words before it.
  static let document = ExportMark(name: "translator's document", reach: 1 << 10) {
    $0.firstRange(of: Array("<xliff".utf8)) != nil
  }

  private init(name: String, reach: Int, isIn: @escaping @Sendable (ArraySlice<UInt8>) -> Bool) {
    (self.name, self.reach, self.isIn) = (name, reach, isIn)
  }

  private init(_ name: String, _ text: String) {
    self.init(name: name, reach: text.utf8.count) { $0.starts(with: text.utf8) }
  }
}
