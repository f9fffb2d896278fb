import CommonMark

/// What can be told of a symbol from its spelling.
package enum SymbolName {
  /// What stands before the last dot that is outside parentheses.
  package static func owner(of name: String) -> String? {
    let base = name.utf8.prefix { $0 != UInt8(ascii: "(") }
    let dot = base.lastIndex(of: UInt8(ascii: "."))
    return dot.flatMap { $0 == base.startIndex ? nil : String(name[..<$0]) }
  }

  /// Whether a code span can only be meant as a symbol: a capitalised framework prefix,
  /// `UITabBar`, or a dotted path that starts with a capital, `Tab.isEnabled`.
  ///
  /// `HTML5`, `PDFs` and `README.md` are none.
  package static func looksLikeSymbol(_ code: String) -> Bool {
    let characters = Array(code.utf8)
    guard let first = characters.first, first.isCapital,
      characters.allSatisfy({ isNamePart($0) })
    else { return false }
    let words = characters.drop(while: \.isCapital)
    let hasPrefix =
      characters.count - words.count >= 3 && words.contains { $0.isLetter && !$0.isCapital }
      && words != [0x73]
    return (hasPrefix || characters.dropLast().contains(UInt8(ascii: "."))) && !isFile(code)
  }

  /// The endings of files that guidelines speak of; no member is called so.
  private static let fileEndings: Set<Substring> = [
    "css", "csv", "gif", "heic", "html", "jpeg", "jpg", "js", "json", "md", "pdf", "plist", "png",
    "strings", "svg", "swift", "txt", "webp", "xcassets", "xcstrings", "xml", "yml",
  ]

  static func isFile(_ code: String) -> Bool {
    guard let dot = code.lastIndex(of: ".") else { return false }
    return fileEndings.contains(code[code.index(after: dot)...])
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    byte.isLetterOrDigit || "._():".utf8.contains(byte)
  }
}
