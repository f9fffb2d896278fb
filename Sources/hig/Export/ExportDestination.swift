import ArgumentParser
import Exports
import RuleGraph
import SQLiteExport
import SiteRenderer

/// Where an export goes: to stdout, or to a file in place of an earlier export.
struct ExportDestination {
  private let path: String?
  private let original: FileChange.Original

  /// - Parameter path: of the file; `nil` for stdout.
  /// - Throws: `ValidationError` for a file that would be lost.
  init(_ path: String?, of mark: ExportMark) throws {
    self.path = path
    guard let path else {
      original = .anything
      return
    }
    // What comes there while the content is read is not lost either.
    original = FileMark(of: path) == nil ? .nothing : .anything
    guard let start = try EarlierFile.start(of: path, upTo: ExportMark.reach), !start.isEmpty,
      !mark.marks(start)
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

/// By what an earlier export is known again.
struct ExportMark {
  /// How many bytes of a file are looked at.
  static let reach = 100

  /// What such a file is called.
  let name: String
  private let bytes: [UInt8]
  private let place: Int

  func marks(_ start: ArraySlice<UInt8>) -> Bool {
    start.dropFirst(place).starts(with: bytes)
  }

  static let graph = ExportMark("graph in JSON", GraphFile.start)
  static let bulk = ExportMark("bulk file", BulkFile.start)
  static let mapping = ExportMark("mapping", BulkMapping.start)

  /// What `PRAGMA application_id` answers stands in the head of the file.
  static let database = ExportMark(
    "database of hig",
    bytes: (0..<4).map { UInt8(truncatingIfNeeded: GraphDatabase.applicationID >> (24 - 8 * $0)) },
    at: 68)

  private init(_ name: String, _ text: String) {
    self.init(name, bytes: Array(text.utf8), at: 0)
  }

  private init(_ name: String, bytes: [UInt8], at place: Int) {
    (self.name, self.bytes, self.place) = (name, bytes, place)
  }
}
