import CommonMark

/// An address below `assets/` that a template has its pages load or link to.
struct AssetReference: Equatable {
  /// Below `assets/`, as written.
  let path: String
  /// Bytes of the template, from `assets/` on.
  let range: Range<Int>
}

extension AssetReference {
  /// All that can only be meant so: the whole of an `href` or `src` that begins at the root of the site.
  ///
  /// - Parameter isAtRoot: whether the template is that of a page at the root, which needs no `{{base}}`.
  static func all(in text: String, isAtRoot: Bool) -> [AssetReference] {
    let bytes = Array(text.utf8)
    var references: [AssetReference] = []
    var offset = 0
    while let start = bytes.firstOffset(of: folder, from: offset) {
      offset = start + folder.count
      guard let quote = quote(before: start, in: bytes, isAtRoot: isAtRoot),
        let end = bytes[offset...].firstIndex(where: { $0 == quote || ends.contains($0) })
      else { continue }
      let path = String(decoding: bytes[offset..<end], as: UTF8.self)
      guard isPlain(path), !isComment(at: start, in: bytes) else { continue }
      references.append(AssetReference(path: path, range: start..<end))
    }
    return references
  }

  private static let folder = Array("assets/".utf8)
  private static let ends = Set("?#\n".utf8)
  private static let leads = ["href=", "src="].map { Array($0.utf8) }
  private static let base = Array("{{base}}".utf8)

  /// The quotation mark that opens the attribute which begins here; `nil` where none does.
  private static func quote(before start: Int, in bytes: [UInt8], isAtRoot: Bool) -> UInt8? {
    var before = bytes[..<start]
    if before.hasSuffix(base) {
      before.removeLast(base.count)
    } else if !isAtRoot {
      return nil
    }
    guard let quote = before.popLast(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
      leads.contains(where: before.hasSuffix)
    else { return nil }
    return quote
  }

  /// Whether a path is the name of a file as it stands there: nothing encoded, and nothing that leads out again.
  private static func isPlain(_ path: String) -> Bool {
    !path.isEmpty && !path.hasSuffix("/") && !path.contains(where: { "%&\\".contains($0) })
      && !path.split(separator: "/", omittingEmptySubsequences: false).contains {
        $0.isEmpty || $0.first == "."
      }
  }

  /// Whether a place is within a comment, of the template or of the page.
  private static func isComment(at place: Int, in bytes: [UInt8]) -> Bool {
    [("{{!", "}}"), ("<!--", "-->")].contains { open, close in
      guard let start = bytes[..<place].lastStart(of: Array(open.utf8)) else { return false }
      let end = bytes.firstOffset(of: Array(close.utf8), from: start)
      return end.map { $0 + close.utf8.count > place } ?? true
    }
  }
}

extension ArraySlice<UInt8> {
  fileprivate func hasSuffix(_ other: [UInt8]) -> Bool {
    suffix(other.count).elementsEqual(other)
  }

  fileprivate func lastStart(of other: [UInt8]) -> Int? {
    indices.reversed().first { self[$0...].starts(with: other) }
  }
}
