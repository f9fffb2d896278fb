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

  /// Whether a line is as far left as one above it, and is no part of what a bracket there begins: a value in brackets or
  /// quotes, or one behind which the bracket is closed.
  private func isOutside(_ place: SourcePosition, _ above: Int) -> Bool {
    let line = source.line(place.line)
    let text = line.drop(while: \.isWhitespace)
    guard let first = text.first else { return true }
    let opened = text.count { "[{".contains($0) }
    return !"[{\"']}".contains(first) && text.count { "]}".contains($0) } <= opened
      && margin(of: line) <= margin(of: source.line(above))
  }

  private func margin(of line: Substring) -> Int {
    line.prefix { $0 == " " }.utf8.count
  }

  /// The nearest line above that opens a text which ends at the first mark of another one, where the parser stumbles.
  private func openQuote(above below: Int) -> SourceLocation? {
    let nearest = max(firstLine, below - Self.mostLines)
    for number in (nearest..<max(nearest, below)).reversed() {
      guard let (column, quote) = openQuote(in: source.line(number)),
        endsInAnotherText(quote, from: number, to: below)
      else { continue }
      return restOfLine(from: SourcePosition(line: number, column: column))
    }
    return nil
  }

  /// No text that somebody forgot to close goes on for longer before the parser stumbles over the next one.
  private static let mostLines = 50

  /// In bytes; what is longer is no line that somebody typed.
  private static let longest = 1_000

  /// Whether the first such mark below a line is followed by what can't follow a text, right where the parser stumbles.
  private func endsInAnotherText(_ quote: UInt8, from line: Int, to below: Int) -> Bool {
    for number in (line + 1)..<(max(line, below) + 1) {
      let bytes = source.line(number).utf8.prefix(Self.longest)
      guard let end = end(ofQuote: quote, in: bytes) else { continue }
      let next = bytes[bytes.index(after: end)...].first { $0 != UInt8(ascii: " ") }
      return number >= below - 1 && next.map { !",]}:#\r\n".utf8.contains($0) } ?? false
    }
    return false
  }

  /// The quotation mark that begins a value and has no second one on its line, and its column.
  ///
  /// Behind a comma and a bracket a value begins only in a list or mapping, and elsewhere it is text.
  private func openQuote(in line: Substring) -> (column: Int, quote: UInt8)? {
    let bytes = line.utf8.prefix(Self.longest)
    var place = bytes.startIndex
    var last = UInt8(ascii: "-")
    var isBracketed = false
    while place < bytes.endIndex {
      let byte = bytes[place]
      if byte == UInt8(ascii: "#") { return nil }
      let marks = isBracketed ? ":,[{" : ":-"
      if "\"'".utf8.contains(byte), marks.utf8.contains(last) {
        guard let end = end(ofQuote: byte, in: bytes[bytes.index(after: place)...]) else {
          return (bytes.distance(from: bytes.startIndex, to: place) + 1, byte)
        }
        place = end
      } else if "[{".utf8.contains(byte), ":-".utf8.contains(last) {
        isBracketed = true
      } else if !isBracketed, last == UInt8(ascii: ":"), byte != UInt8(ascii: " ") {
        return nil
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
