import RuleGraph

/// Writes links to renamed rules as they are written now, so that a rename is no rewording.
struct RenamedLinks {
  let renamed: [RuleID: RuleID]

  /// - Parameter page: the component whose page holds the text.
  func mend(_ text: String, on page: String, in language: String) -> String {
    guard !renamed.isEmpty else { return text }
    let file = "/\(language).md"
    let pieces = text.split(separator: "#", omittingEmptySubsequences: false)
    return pieces.dropFirst().reduce(into: String(pieces.first ?? "")) { mended, piece in
      let name = piece.prefix { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }
      let rest = piece[name.endIndex...]
      if rest.first != ")", rest.first != " " {
        mended += "#" + piece
      } else if mended.hasSuffix(file) {
        let other = Self.folder(at: mended.dropLast(file.count))
        let present = present(RuleID(page: other, name: String(name)))
        mended.removeLast(other.count + file.count)
        mended += present.page + file + "#" + present.name + rest
      } else {
        let present = present(RuleID(page: page, name: String(name)))
        let isHere = mended.hasSuffix("(") && present.page == page
        mended += "#" + (isHere ? present.name : String(name)) + rest
      }
    }
  }

  private func present(_ rule: RuleID) -> RuleID {
    renamed[rule] ?? rule
  }

  /// The name that a path ends with.
  private static func folder(at path: Substring) -> String {
    let start = path.lastIndex { "/(<".contains($0) }.map(path.index(after:))
    return String(path[(start ?? path.startIndex)...])
  }
}
