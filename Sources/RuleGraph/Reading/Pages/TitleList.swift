import CommonMark

/// Brackets in the line of a heading with what was meant as its attributes between them.
struct TitleList {
  /// Of the opening bracket, or of what hides it.
  let start: Int
  /// What stands behind the closing one, up to the end of the line.
  let rest: Range<Int>
  let isBraced: Bool
  let isEscaped: Bool
  /// Whether the list that is read follows.
  let isRepeated: Bool
  private let pieces: [String]
  private let line: [UInt8]

  /// The first of a line that can be nothing else.
  ///
  /// - Parameters:
  ///   - line: without its code.
  ///   - own: where the list begins that is read, so that another stands before it.
  static func first(in line: [UInt8], before own: Int? = nil) -> TitleList? {
    all(in: line, before: own).first { own == nil ? $0.isMeant : $0.isSigned && !$0.isEscaped }
  }

  /// The first that begins with an id by which the heading is known elsewhere.
  static func first(in line: [UInt8], knowing id: String) -> TitleList? {
    all(in: line, before: nil).first { list in
      list.pieces.first.map { $0.hasPrefix("#\(id)") && !$0.dropFirst(id.count + 1).goesOnAsID }
        ?? false
    }
  }

  private static func all(
    in line: [UInt8], before own: Int?
  ) -> some Sequence<TitleList> {
    let end = line.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? 0
    return line.indices.lazy.compactMap {
      TitleList(at: $0, in: line, endingAt: end, before: own)
    }
  }

  /// - Parameter end: where the blanks begin that close the line.
  private init?(at open: Int, in line: [UInt8], endingAt end: Int, before own: Int?) {
    guard let partner = Self.partner(of: line[open]), open == 0 || line[open - 1] != 0x5D,
      let close = Self.end(of: open, partner, in: line), close < own ?? line.count,
      line[open] == 0x7B || line[open + 1..<close].contains(UInt8(ascii: "#"))
    else { return nil }
    let hidden = line[..<open].reversed().prefix { $0 == 0x5C || $0 == 0x7B }
    start = open - hidden.count
    isEscaped = hidden.contains(0x5C)
    isBraced = line[open] == 0x7B && line[close] == 0x7D
    isRepeated = own != nil
    let inner = line[open + 1..<close]
    pieces = inner.dropLast(inner.last == 0x5C ? 1 : 0).split(whereSeparator: Self.isBlank)
      .map { String(decoding: $0, as: UTF8.self) }
    let behind = line[(close + 1)...].drop { $0 == line[close] || Self.isBlank($0) }.startIndex
    rest = behind..<max(behind, end)
    self.line = line
  }

  static func partner(of bracket: UInt8) -> UInt8? {
    switch bracket {
    case UInt8(ascii: "{"): UInt8(ascii: "}")
    case UInt8(ascii: "["): UInt8(ascii: "]")
    case UInt8(ascii: "("): UInt8(ascii: ")")
    case UInt8(ascii: "<"): UInt8(ascii: ">")
    default: nil
    }
  }

  /// In bytes.
  private static let longest = 1_000

  /// The partner of a bracket, past those that the list has itself: `[#a apis=cut(_:)]`; a brace ends every list.
  private static func end(of open: Int, _ partner: UInt8, in line: [UInt8]) -> Int? {
    var depth = 1
    for place in line[(open + 1)...].prefix(longest).indices {
      switch line[place] {
      case UInt8(ascii: "{"): return nil
      case UInt8(ascii: "}"): return place
      case partner: depth -= 1
      case line[open]: depth += 1
      default: continue
      }
      if depth == 0 { return place }
    }
    return nil
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}

extension TitleList {
  var name: String? {
    let names = isUnsigned ? signed : pieces
    return names.first { $0.hasPrefix("#") }.map { String($0.dropFirst()) }
  }

  /// The list as it is read; `nil` where two would have to be one, and have words between them or an id each.
  var meant: String? {
    guard isRepeated else {
      return "{\((isUnsigned ? signed : pieces).joined(separator: " "))}"
    }
    let following = String(decoding: line[rest], as: UTF8.self)
    let all = pieces + [following.dropFirst().dropLast().description]
    guard following.hasPrefix("{"), following.hasSuffix("}"),
      all.joined(separator: " ").count(where: { $0 == "#" }) < 2
    else { return nil }
    return "{\(all.joined(separator: " "))}"
  }

  /// The list with what stands behind its brace, where that is nothing but attributes: `{#name .do} source=a}`; `nil` also
  /// where one of them would stand twice.
  var joined: String? {
    guard isBraced, !isEscaped, !isRepeated, line[rest].count <= Self.longest else { return nil }
    var behind = String(decoding: line[rest], as: UTF8.self)
    if behind.last == "}" { behind.removeLast() }
    let others = behind.split(whereSeparator: \.isWhitespace)
    guard !others.isEmpty, others.allSatisfy(\.isAttribute) else { return nil }
    let all = pieces + others.map(String.init)
    let keys = all.map { piece in
      piece.first.map { "#.".contains($0) ? String($0) : String(piece.prefix { $0 != "=" }) }
    }
    return Set(keys).count == keys.count ? "{\(all.joined(separator: " "))}" : nil
  }

  /// Whether there are names alone in its braces, and nothing but the marks that close a heading behind them.
  var isUnsigned: Bool {
    let names = pieces.filter { !HeadingReader.classes.contains($0) }
    return isBraced && !isEscaped && !isSigned && names.count == 1
      && names.allSatisfy(HeadingReader.isValidID)
      && line[rest].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  private var signed: [String] {
    pieces.map { HeadingReader.classes.contains($0) ? ".\($0)" : "#\($0)" }
  }

  /// Whether an id or a kind stands in its braces.
  fileprivate var isSigned: Bool {
    isBraced
      && pieces.contains { piece in
        piece.hasPrefix("#") && piece.count > 1
          || piece.hasPrefix(".") && HeadingReader.classes.contains(String(piece.dropFirst()))
      }
  }

  /// What others write in braces ends no title; what they write in other brackets may end one.
  fileprivate var isMeant: Bool {
    if isBraced { return isUnsigned || isSigned && !(isEscaped && hasWordsBehind) }
    guard let id = pieces.first, id.hasPrefix("#"),
      HeadingReader.isValidID(String(id.dropFirst()))
    else { return false }
    let others = pieces.dropFirst()
    return !others.isEmpty && others.allSatisfy { $0.hasPrefix(".") || $0.contains("=") }
  }

  /// Marks alone are no more than a few.
  private var hasWordsBehind: Bool {
    String(decoding: line[rest].prefix(Self.longest), as: UTF8.self)
      .contains { $0.isLetter || $0.isNumber }
  }
}

extension Substring {
  /// Whether it is an attribute as it is read: `#name`, `.do`, `source=a`.
  fileprivate var isAttribute: Bool {
    if hasPrefix("#") { return HeadingReader.isValidID(String(dropFirst())) }
    if hasPrefix(".") { return HeadingReader.classes.contains(String(dropFirst())) }
    guard let equals = firstIndex(of: "="), let last else { return false }
    return AttributeKey(rawValue: String(self[..<equals])) != nil
      && (last.isLetter || last.isNumber || last == ")") && !contains("{") && !contains("}")
  }

  /// Whether its first character belongs to the name before it.
  fileprivate var goesOnAsID: Bool {
    first.map { $0 == "-" || $0.isASCII && ($0.isLetter || $0.isNumber) } ?? false
  }
}
