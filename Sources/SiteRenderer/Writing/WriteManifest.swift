import CommonMark
import RuleGraph

/// The list of what was written, by which the next build knows what it may replace or delete.
///
/// One path a line, sorted. It is kept in the folder of the site.
struct WriteManifest: Equatable, Sendable {
  static let fileName = ".higraph-manifest"

  let paths: PathSet
  /// Whether it is a list as this program writes it: sorted, with nothing in it that is passed over.
  let isWhole: Bool
  /// Those that hold files of the list.
  private let folders: PathSet

  init(paths: PathSet, isWhole: Bool = true) {
    (self.paths, self.isWhole) = (paths, isWhole)
    folders = SiteFolder.folders(of: paths.texts)
  }

  /// Reads a manifest; a line that does not name a file below the folder is passed over, so that
  /// nothing outside can be deleted by it.
  init(text: String) {
    let (paths, isWhole) = Self.paths(in: text)
    self.init(paths: PathSet(paths), isWhole: isWhole)
  }

  /// Without the file the list is empty, as it is when anything but a plain file is there.
  init(file: String) {
    self.init(text: Self.text(of: file))
  }

  /// What a manifest names, in its order; nothing when it is not whole.
  static func paths(inWhole file: String) -> [String] {
    let (paths, isWhole) = paths(in: text(of: file))
    return isWhole ? paths : []
  }

  private static func text(of file: String) -> String {
    String(decoding: (try? FileBytes.read(file, follows: false).bytes) ?? [], as: UTF8.self)
  }

  private static func paths(in text: String) -> (paths: [String], isWhole: Bool) {
    let paths = text.utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) }
      .filter(isInside)
    let size = paths.reduce(0) { $0 + $1.utf8.count + 1 }
    let isSorted = zip(paths, paths.dropFirst()).allSatisfy { first, next in
      first.utf8.lexicographicallyPrecedes(next.utf8)
    }
    return (paths, size == text.utf8.count && isSorted)
  }

  var text: String {
    paths.sorted().map { $0 + "\n" }.joined()
  }

  func hasFile(beneath folder: String) -> Bool {
    folders.contains(folder)
  }

  func hasFile(above path: String) -> Bool {
    path.utf8.indices.contains { index in
      path.utf8[index] == UInt8(ascii: "/") && paths.contains(String(path[..<index]))
    }
  }

  /// Whether a path names a file below the folder that is not one of the writer's own.
  ///
  /// By bytes, as the system cuts it.
  static func isInside(_ path: String) -> Bool {
    let isPlain = path.withBytes { bytes in
      var start = 0
      for end in 0...bytes.count {
        if end < bytes.count, bytes[end] != UInt8(ascii: "/") {
          guard bytes[end] >= 0x20, bytes[end] != 0x7F else { return false }
        } else {
          guard isName(bytes[start..<end]) else { return false }
          start = end + 1
        }
      }
      return true
    }
    return isPlain && path != fileName
      && !path.utf8.prefix { $0 != UInt8(ascii: "/") }
        .elementsEqual(SitePlace.innerWorkspace.utf8)
  }

  /// Whether what stands between slashes names a file or a folder, and neither the same folder nor the one above.
  private static func isName(_ part: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let isDots = part.count < 3 && part.allSatisfy { $0 == UInt8(ascii: ".") }
    return !isDots
  }
}
