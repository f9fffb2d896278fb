import CommonMark

/// What the symbols of a guide have in common at their beginnings: `Gtk` of `GtkWindow` and `GtkButton`, `gtk_` of functions.
///
/// Names that begin so can only be those of symbols, as `UITabBar` can.
struct SymbolPrefixes: Hashable, Sendable {
  private let prefixes: Set<String>
  /// The symbols that have members, whether they are listed or not.
  let owners: Set<String>

  /// How many symbols have a prefix at least, and how many of all: fewer may begin with a word.
  private static let fewest = 3
  private static let smallestShare = 4

  /// - Parameter names: of all symbols, members too.
  init(_ names: some Sequence<String>) {
    owners = Set(names.compactMap(SymbolName.owner))
    let types = names.filter { SymbolName.owner(of: $0) == nil }
    let counts = Dictionary(types.compactMap(Self.prefix).map { ($0, 1) }, uniquingKeysWith: +)
    prefixes = Set(
      counts.filter { $1 >= Self.fewest && $1 * Self.smallestShare >= types.count }.keys)
  }

  /// Whether a code span is one word that begins as the symbols do.
  func begin(_ code: String) -> Bool {
    guard !prefixes.isEmpty, code.utf8.allSatisfy({ $0.isWordByte || "():".utf8.contains($0) })
    else { return false }
    return Self.prefix(of: code).map(prefixes.contains) ?? false
  }

  /// A capital and small letters before another capital, or all before an underscore.
  private static func prefix(of name: String) -> String? {
    let bytes = Array(name.utf8)
    guard let first = bytes.first, first.isLetter else { return nil }
    let end = bytes.dropFirst().firstIndex { !$0.isLetter || $0.isCapital } ?? bytes.count
    guard end > 1, end < bytes.count else { return nil }
    let isHump = first.isCapital && bytes[end].isCapital
    let isSnake =
      !first.isCapital && bytes[end] == UInt8(ascii: "_") && end + 1 < bytes.count
    return isHump || isSnake
      ? String(decoding: bytes[...end].dropLast(isHump ? 1 : 0), as: UTF8.self) : nil
  }
}
