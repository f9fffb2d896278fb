import CommonMark

/// Attributes that stayed in the title of their heading: with marks or words behind them, with backslashes before their
/// braces, in other brackets, without the signs of their names, or before a second list.
package struct TitleAttributes: Sendable {
  enum Flaw: Sendable {
    /// `\{#name .do\}`, as a formatter leaves them.
    case escaped
    /// `{#name .do}.`
    case marked
    /// `{#name .do} ##`
    case closed
    /// `{#name .do} and more`
    case followed
    /// `{#name} {.do}`, `{#name} .do}`
    case repeated
    /// `[#name .do]`
    case bracketed
    /// `{name}`
    case unsigned
  }

  let flaw: Flaw
  /// The id among them.
  let name: String?
  /// From the opening brace to the end of the line.
  let location: SourceLocation
  /// What belongs there: the list as it is read, behind what stood behind it; `nil` where that is not sure.
  let mended: Located<String>?

  /// Those in a heading of a document; `nil` for underlined headings, which are told of as such.
  init?(ofHeading id: Node.ID, in document: Document, path: String) {
    guard case .heading = document[id].kind, let place = document.range(of: id)?.lowerBound,
      let line = document.line(place.line), line.utf8.first(where: { $0 > 0x20 }) == 0x23,
      let start = document.utf8Offset(of: SourcePosition(line: place.line, column: 1))
    else { return nil }
    let written = Array(line.utf8)
    let own = document.attributes(of: id).map { $0.range.lowerBound.column - 1 }
    // Nearly all titles have no bracket.
    guard written.prefix(own ?? written.count).contains(where: { TitleList.partner(of: $0) != nil })
    else { return nil }
    var searched = written
    document.hideCode(of: id, in: &searched, from: start)
    guard let list = TitleList.first(in: searched, before: own) else { return nil }
    self.init(list, in: written, at: (path, place.line))
  }

  /// Those with an id by which the heading is known elsewhere.
  ///
  /// - Parameter place: that of the heading.
  init?(of id: String, at place: SourceLocation, in text: SourceText) {
    let line = Array(text.line(place.line).utf8)
    guard let list = TitleList.first(in: line, knowing: id) else { return nil }
    self.init(list, in: line, at: (place.path, place.line))
  }

  private init(_ list: TitleList, in line: [UInt8], at place: (path: String, line: Int)) {
    let rest = String(decoding: line[list.rest], as: UTF8.self)
    flaw = Self.flaw(of: list, rest)
    name = list.name
    let location = { (start: Int) in
      SourceLocation(
        path: place.path, line: place.line, column: start + 1, length: line.count - start)
    }
    self.location = location(list.start)
    // Emphasis ends at no blank.
    let endsEmphasis = !rest.isEmpty && rest.allSatisfy { "*_~".contains($0) }
    let isKept = endsEmphasis || rest.hasWords && flaw != .repeated
    // In code they are half of what is there.
    let isInCode = !rest.matches(of: /`+/).count.isMultiple(of: 2)
    mended =
      isInCode
      ? nil
      : (list.joined ?? list.meant).map {
        Located(
          isKept ? "\(rest) \($0)" : $0,
          at: location(endsEmphasis ? line.endOfText(before: list.start) : list.start))
      }
  }

  private static func flaw(of list: TitleList, _ rest: String) -> Flaw {
    if list.isRepeated || list.joined != nil { return .repeated }
    if !list.isBraced { return .bracketed }
    if list.isUnsigned { return .unsigned }
    if rest.hasWords { return .followed }
    if rest.isEmpty { return list.isEscaped ? .escaped : .marked }
    return rest.allSatisfy { $0 == "#" } ? .closed : .marked
  }
}

extension String {
  fileprivate var hasWords: Bool { contains { $0.isLetter || $0.isNumber } }
}

extension [UInt8] {
  /// Where the text before a place ends.
  fileprivate func endOfText(before place: Int) -> Int {
    self[..<place].lastIndex { $0 != 0x20 && $0 != 0x09 }.map { $0 + 1 } ?? 0
  }
}
