import CommonMark
internal import Yams

extension YAMLText {
  /// What is said of a text that has no second quotation mark, or gets one lines below, from another text.
  static let openQuote = "a quotation mark is not closed"

  /// What is said of a list or mapping that goes on where the next line begins.
  static let openBracket = "a bracket is not closed"

  /// A mark that is still open where the parser stumbles, lines below it; what follows is read as part of it.
  func openMark(
    _ problem: String, from context: YamlError.Context?, at mark: Yams.Mark?
  ) -> Fault? {
    let below = position(of: mark)
    if let quote = openQuote(above: below.line) {
      return Fault(.yamlInvalid(problem: Self.openQuote), at: quote)
    }
    guard let context else { return nil }
    let start = position(of: context.mark)
    if context.text.contains("quoted scalar"), problem.contains("found unexpected") {
      return Fault(.yamlInvalid(problem: Self.openQuote), at: restOfLine(from: start))
    }
    guard problem.contains("',' or"), start.line < below.line, isOutside(below, start.line) else {
      return nil
    }
    return Fault(.yamlInvalid(problem: Self.openBracket), at: restOfLine(from: start))
  }

  /// Whether a line is as far left as one above it, as nothing would be that goes on there, or there is none.
  private func isOutside(_ place: SourcePosition, _ above: Int) -> Bool {
    let line = source.line(place.line)
    return line.isBlank || margin(of: line) <= margin(of: source.line(above))
  }

  private func margin(of line: Substring) -> Int {
    line.prefix { $0 == " " }.utf8.count
  }

  /// The nearest line above that opens a text and does not close it, where the next one is a key or an item again.
  private func openQuote(above below: Int) -> SourceLocation? {
    let nearest = max(firstLine, below - Self.mostLines)
    for number in (nearest..<max(nearest, below)).reversed() {
      guard let column = openQuote(in: source.line(number)),
        source.line(number + 1).isKeyOrItem
      else { continue }
      return restOfLine(from: SourcePosition(line: number, column: column))
    }
    return nil
  }

  /// No text that somebody forgot to close goes on for longer before the parser stumbles over the next one.
  private static let mostLines = 50

  /// The column of a quotation mark that begins a value and has no second one on its line.
  private func openQuote(in line: Substring) -> Int? {
    let bytes = line.utf8
    var place = bytes.startIndex
    var last = UInt8(ascii: "-")
    while place < bytes.endIndex {
      let isMark = "\"'".utf8.contains(bytes[place])
      if bytes[place] == UInt8(ascii: "#") { return nil }
      if isMark, ":-,[{".utf8.contains(last) {
        let inside = bytes[bytes.index(after: place)...]
        guard let end = end(ofQuote: bytes[place], in: inside) else {
          return bytes.distance(from: bytes.startIndex, to: place) + 1
        }
        place = end
      }
      if bytes[place] != UInt8(ascii: " ") { last = bytes[place] }
      place = bytes.index(after: place)
    }
    return nil
  }

  /// The place of the mark that closes a text.
  private func end(ofQuote quote: UInt8, in rest: Substring.UTF8View.SubSequence) -> String.Index? {
    var isEscaped = false
    return rest.indices.first { place in
      guard !isEscaped else {
        isEscaped = false
        return false
      }
      isEscaped = rest[place] == UInt8(ascii: "\\") && quote == UInt8(ascii: "\"")
      return rest[place] == quote
    }
  }

  private func restOfLine(from start: SourcePosition) -> SourceLocation {
    let rest = source.line(start.line).utf8.dropFirst(start.column - 1)
    return SourceLocation(
      path: source.path, line: start.line, column: start.column,
      length: Substring(rest).trimmed.utf8.count)
  }
}

extension Substring {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }

  /// Whether a key or an item of a list begins in the line, or nothing follows.
  fileprivate var isKeyOrItem: Bool {
    let text = drop { $0 == " " }
    return isBlank || text.hasPrefix("- ") || text.hasPrefix("---") || text.hasPrefix("#")
      || text.firstMatch(of: /^["']?[\w.-]+["']?:(\s|$)/) != nil
  }
}
