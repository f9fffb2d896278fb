import CommonMark

/// Cuts what was run together into the API names it is made of.
struct JoinedNames {
  private let graph: Graph
  private let longest: Int

  init(_ graph: Graph) {
    self.graph = graph
    let names = graph.apiNames
    longest = names.map(\.utf8.count).max() ?? 0
  }

  /// Whether a text has a word with a capital after two others, as the names of types do.
  ///
  /// One of three capitals in a row is at every third place, so that most bytes are skipped.
  static func mayHold(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    stride(from: 2, to: bytes.count, by: 3).contains { place in
      guard bytes[place].isCapital else { return false }
      let before = bytes[..<place].suffix(2).reversed().prefix(while: \.isCapital).count
      let after = bytes[(place + 1)...].prefix(2).prefix(while: \.isCapital).count
      return before + after >= 2
    }
  }

  /// Two names or more that make up all of a text except blanks and the marks of a list; `nil` for anything else.
  func parts(of text: String) -> [String]? {
    guard text.utf8.count > 5, text.utf8.count <= 400, text.withBytes(Self.mayHold),
      graph.api(text) == nil
    else {
      return nil
    }
    let pieces = text.split(whereSeparator: Self.isSeparator)
    let parts = pieces.compactMap { piece -> [String]? in
      var tried: Set<Int> = []
      return cut(Array(piece), from: 0, &tried)
    }
    guard parts.count == pieces.count else { return nil }
    let names = Array(parts.joined())
    return names.count > 1 ? names : nil
  }

  /// Whether a code span holds several API names with marks between them.
  static func areListed(in code: String, _ graph: Graph) -> Bool {
    let pieces = code.split(whereSeparator: isSeparator)
    return pieces.count > 1 && pieces.allSatisfy { graph.api(String($0)) != nil }
  }

  private static func isSeparator(_ character: Character) -> Bool {
    ", /·，、；;".contains(character)
  }

  /// The names that a piece is made of from a place on, the longest first.
  ///
  /// - Parameter tried: the places from which cutting has already failed; after a success nothing is tried. With names
  ///   that begin other names, each further name would otherwise double the time.
  private func cut(_ piece: [Character], from start: Int, _ tried: inout Set<Int>) -> [String]? {
    guard start < piece.count else { return [] }
    guard tried.insert(start).inserted else { return nil }
    var length = min(longest, piece.count - start)
    while length > 3 {
      let head = String(piece[start..<start + length])
      if graph.api(head) != nil, SymbolName.looksLikeSymbol(head),
        let rest = cut(piece, from: start + length, &tried)
      {
        return [head] + rest
      }
      length -= 1
    }
    return nil
  }
}
