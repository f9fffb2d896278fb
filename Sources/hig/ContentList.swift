import Foundation
import RuleGraph
import SiteRenderer

/// The names of all that a site was made from, below the content folder, and the sizes of what was read, as they are kept
/// with the site.
///
/// A file that is not listed cannot have been added without changing its folder, which is listed. Looking at what is
/// listed takes a third of the time of first finding out what there is: at 10,000 rules 2 ms of processor time instead
/// of 6. The size comes along, and reveals a site that was made elsewhere and copied here, whose dates say nothing
/// about this content.
struct ContentList {
  static let fileName = ".higraph-content"

  /// The way from the site to the content, so that a site answers for no other content than its own.
  let way: String
  /// Names with a zero behind each, which is in no name, then the size if it is known, in digits, and what is in no text.
  private let entries: [UInt8]

  /// Folders and files, so that what changes in an empty folder is seen as well.
  ///
  /// - Parameter way: from the site to the content.
  init(_ tree: ContentTree, way: String) {
    let paths = tree.folders + tree.files.keys + tree.unread.map(\.path)
    entries = paths.sorted().flatMap { path in
      path.utf8 + [0] + (Self.size(of: path, in: tree) ?? "").utf8 + [Self.end]
    }
    self.way = way
  }

  /// It is unknown for a file that is only listed, and for one that is not read.
  private static func size(of path: String, in tree: ContentTree) -> String? {
    let isRead = ContentTree.isText(path) || FigureSet.isFigure(path)
    return isRead ? tree.files[path].map { "\($0.count)" } : nil
  }

  private static let end: UInt8 = 0xFF

  /// The number of bytes of entries comes first, so that a file that was cut is not a list.
  var bytes: [UInt8] { "\(Self.form) \(entries.count)".utf8 + [0] + way.utf8 + [0] + entries }

  /// What a list begins with; one of names alone began with the count.
  private static let form = "sizes"

  /// - Returns: `nil` when there is no file, or none that is whole.
  init?(file: String) {
    guard let bytes = try? FileBytes.read(file).bytes, let end = bytes.firstIndex(of: 0),
      let count = Self.count(String(decoding: bytes[..<end], as: UTF8.self)),
      let start = bytes[(end + 1)...].firstIndex(of: 0),
      bytes.count - start - 1 == count, bytes.last == Self.end
    else { return nil }
    way = String(decoding: bytes[(end + 1)..<start], as: UTF8.self)
    entries = Array(bytes[(start + 1)...])
  }

  private static func count(_ head: String) -> Int? {
    head.hasPrefix("\(form) ") ? Int(head.dropFirst(form.count + 1)) : nil
  }

  /// The way from a site to its content, both without links, which is the same wherever they are moved together.
  ///
  /// - Parameter site: as it is where there is none yet.
  static func way(from site: String, to content: String) -> String {
    RelativePath.from(inside(site), to: inside(content))
  }

  /// A folder as it stands before the names of what is in it.
  private static func inside(_ folder: String) -> String {
    guard let resolved = realpath(folder, nil) else { return folder + "/" }
    defer { free(resolved) }
    return String(cString: resolved) + "/"
  }

  /// Into how many stretches the list is cut.
  var stretchCount: Int { (entries.count + Self.stretch - 1) / Self.stretch }

  private static let stretch = 1024

  /// Whether something holds for every entry that begins in a stretch; not where the list is damaged.
  func allEntries(
    inStretch number: Int, _ holds: (_ name: UnsafePointer<CChar>, _ size: Int?) -> Bool
  ) -> Bool {
    entries.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return true }
      var place = number * Self.stretch
      let end = min(place + Self.stretch, bytes.count)
      // An entry that began in the stretch before is looked at there.
      while place > 0, place < bytes.count, bytes[place - 1] != Self.end { place += 1 }
      while place < end {
        let name = UnsafeRawPointer(base + place).assumingMemoryBound(to: CChar.self)
        while place < bytes.count, bytes[place] != 0 { place += 1 }
        guard place < bytes.count else { return false }
        place += 1
        let size = Self.size(in: bytes, at: &place)
        guard holds(name, size) else { return false }
      }
      return true
    }
  }

  /// - Parameter place: of the digits, and then past the end of the entry.
  private static func size(in bytes: UnsafeBufferPointer<UInt8>, at place: inout Int) -> Int? {
    var size: Int?
    while place < bytes.count, bytes[place] != end {
      size = (size ?? 0) &* 10 &+ Int(bytes[place] &- UInt8(ascii: "0"))
      place += 1
    }
    place += 1
    return size
  }
}
