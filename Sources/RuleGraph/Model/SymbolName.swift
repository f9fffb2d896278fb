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
  package static func looksLikeSymbol(_ code: String) -> Bool {
    let characters = Array(code.utf8)
    guard let first = characters.first, isUpper(first),
      characters.allSatisfy({ isNamePart($0) })
    else { return false }
    let capitals = characters.prefix { isUpper($0) }.count
    let hasPrefix = capitals >= 3 && characters.count > capitals
    return hasPrefix || characters.dropLast().contains(UInt8(ascii: "."))
  }

  private static func isUpper(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    isUpper(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || "._():".utf8.contains(byte)
  }
}
