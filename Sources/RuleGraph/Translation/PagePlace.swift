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
    let pieces = destination.pieces(at: "#", maxSplits: 1, omittingEmpty: false)
    let anchor = pieces.count > 1 ? "#" + pieces[1] : ""
    guard let path = pieces.first, !path.isEmpty else { return folder + anchor }
    var steps = folder.pieces(at: "/")
    for step in path.pieces(at: "/") where step != "." {
      if step == ".." { _ = steps.popLast() } else { steps.append(step) }
    }
    if steps.last == "\(language).md" { steps.removeLast() }
    return steps.joined(separator: "/") + anchor
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
