/// Cuts a long twin into files that fit a reader with a small window.
enum TwinParts {
  /// A file for language models is smaller than this many bytes.
  static let limit = 100_000
  /// What the heading of a part and the line ends may take.
  private static let reserve = 500

  /// `tab-bar.part-2.md` for the second part of `tab-bar.md`.
  static func name(_ number: Int, of path: String) -> String {
    let end = path.lastIndex(of: ".") ?? path.endIndex
    return "\(path[..<end]).part-\(number)\(path[end...])"
  }

  /// The parts, each below the limit; the text itself when it is.
  ///
  /// A part begins at a heading where it can, else at a line. Anchors alone would lead astray in a part, so they lead
  /// to the whole twin, whose file name is given.
  static func split(_ text: String, of file: String) -> [String] {
    guard text.utf8.count >= limit else { return [text] }
    let text = text.replacing("](#", with: "](\(file)#")
    let title = text.prefix { $0 != "\n" }
    var parts: [String] = []
    for piece in pieces(of: text) {
      let size = piece.utf8.count + reserve
      if let last = parts.last, last.utf8.count + size <= limit {
        parts[parts.count - 1] += piece
      } else {
        parts.append(parts.isEmpty ? piece : "\(title) (\(parts.count + 1))\n\n\(piece)")
      }
    }
    return parts
  }

  /// Sections, and lines of those that are too long by themselves.
  private static func pieces(of text: String) -> [String] {
    var sections: [String] = []
    var isCode = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") { isCode.toggle() }
      let begins = !isCode && (line.hasPrefix("## ") || line.hasPrefix("### "))
      if begins || sections.isEmpty { sections.append("") }
      sections[sections.count - 1] += "\(line)\n"
    }
    return sections.flatMap { section in
      section.utf8.count + reserve < limit
        ? [section]
        : section.split(separator: "\n", omittingEmptySubsequences: false).map { "\($0)\n" }
    }
  }
}
