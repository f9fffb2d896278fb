/// A page file, as far as reading the links of its text needs it.
package struct PagePlace: Hashable, Sendable {
  /// The folder below the content folder, `bars/tab-bar`.
  package let folder: String
  /// The code of the language, and the name of the file.
  package let language: String

  package init(folder: String, language: String) {
    self.folder = folder
    self.language = language
  }

  /// Where a link leads, the same in every language: `bars/toolbar#keep-it-short` for both
  /// `../toolbar/en.md#keep-it-short` in English and `../toolbar/ko.md#keep-it-short` in Korean.
  ///
  /// It follows from the text alone, so that a page of an old revision can be read without the
  /// others; whether anything is there is the `LinkResolver`'s question.
  package func neutral(_ destination: String) -> String {
    guard !destination.utf8.contains(UInt8(ascii: ":")),
      destination.utf8.first != UInt8(ascii: "/")
    else { return destination }
    let end = destination.utf8.firstIndex(of: UInt8(ascii: "#")) ?? destination.endIndex
    let (path, anchor) = (destination.utf8[..<end], destination.utf8[end...])
    var steps = PathBytes(folder)
    for step in path.split(separator: UInt8(ascii: "/")) where !step.elementsEqual(".".utf8) {
      if step.elementsEqual("..".utf8) { steps.removeLast() } else { steps.append(step) }
    }
    if !path.isEmpty, steps.ends(in: "\(language).md") { steps.removeLast() }
    return String(decoding: steps.bytes + anchor, as: UTF8.self)
  }

  /// A link as this page writes it: the other way round.
  package func written(_ neutral: String) -> String {
    guard !neutral.contains(":"), !neutral.hasPrefix("/") else { return neutral }
    let pieces = neutral.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let anchor = pieces.count > 1 ? "#" + pieces[1] : ""
    let path = pieces.first ?? ""
    if path == folder, !anchor.isEmpty { return anchor }
    let isFile = path.split(separator: "/").last?.contains(".") ?? false
    let end = (isFile ? path : "\(path)/\(language).md").split(separator: "/")
    let start = folder.split(separator: "/")
    let shared = zip(start, end.dropLast()).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: start.count - shared)
    return (up + end.dropFirst(shared).map(String.init)).joined(separator: "/") + anchor
  }
}

extension Page {
  /// The folder below the content folder.
  package var folder: String { "\(group)/\(id)" }
}

/// A path under construction, as UTF-8: every link of every text makes some.
private struct PathBytes {
  private(set) var bytes: [UInt8]

  init(_ path: String) { bytes = Array(path.utf8) }

  private var lastStart: Int { (bytes.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1 }

  func ends(in step: String) -> Bool { bytes[lastStart...].elementsEqual(step.utf8) }

  mutating func append(_ step: some Sequence<UInt8>) {
    if !bytes.isEmpty { bytes.append(UInt8(ascii: "/")) }
    bytes.append(contentsOf: step)
  }

  mutating func removeLast() { bytes.removeSubrange(max(lastStart - 1, 0)...) }
}
