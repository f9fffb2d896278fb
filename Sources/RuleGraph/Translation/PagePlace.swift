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
    guard !destination.hasScheme else { return destination }
    let end = destination.utf8.firstIndex(of: UInt8(ascii: "#")) ?? destination.endIndex
    let (written, anchor) = (destination[..<end], destination[end...])
    guard !written.isEmpty else { return folder + anchor }
    guard let path = ContentPath(written, from: folder)?.text else { return destination }
    return "\(withoutFile(path))\(anchor)"
  }

  /// The same without the group, in which a page may come to stand elsewhere: `toolbar#keep-it-short`.
  package static func ungrouped(_ neutral: String) -> Substring {
    guard !neutral.hasScheme, let slash = neutral.utf8.firstIndex(of: UInt8(ascii: "/")) else {
      return neutral[...]
    }
    let group = neutral[..<slash]
    guard HeadingReader.isName(String(group)) else { return neutral[...] }
    return neutral[slash...].dropFirst()
  }

  /// The folder of a page file in this language; any other path as it is.
  private func withoutFile(_ path: String) -> Substring {
    let start = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let name = start.map { path[$0...].dropFirst() } ?? path[...]
    return name == "\(language).md" ? path[..<(start ?? path.startIndex)] : path[...]
  }

  /// A link as this page writes it: the other way round.
  package func written(_ neutral: String) -> String {
    guard !neutral.hasScheme, !["/", "../"].contains(where: neutral.hasPrefix) else {
      return neutral
    }
    let pieces = neutral.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let anchor = pieces.count > 1 ? "#" + pieces[1] : ""
    let path = pieces.first ?? ""
    if path == folder, !anchor.isEmpty { return anchor }
    let isFile = path.split(separator: "/").last?.contains(".") ?? false
    let end = ContentPath(isFile ? String(path) : "\(path)/\(language).md")
    return end.relative(to: folder) + anchor
  }
}

extension Page {
  /// The folder below the content folder.
  package var folder: String { "\(group)/\(id)" }
}
