import CommonMark
internal import Yams

extension YAMLText {
  /// What is said about `"탭 바"는`, a text with only its beginning between quotation marks or brackets.
  static let textBehind = "the value ends at its quotation mark or bracket, and text follows"

  /// What is said about `!important`, which YAML takes for a tag rather than a part of the text.
  static let tag = "a '!' begins a tag, which is no part of the text"

  /// What is said about `&Tab bars`, whose first word YAML takes for a name.
  static let anchor = "a '&' begins an anchor, which is no part of the text"

  /// A fault where a value begins with an anchor that no alias names.
  func anchor(of node: Yams.Node) -> Fault? {
    lost(UInt8(ascii: "&"), Self.anchor, of: node) { name in
      String(name).map(aliases.contains) ?? true
    }
  }

  /// A fault where a value begins with a tag, but for `!!str` and the like, which nobody types by mistake.
  func tag(of node: Yams.Node) -> Fault? {
    lost(UInt8(ascii: "!"), Self.tag, of: node) { $0.first == UInt8(ascii: "!") }
  }

  /// A fault where a value begins with a mark that takes its first word out of the text.
  ///
  /// - Parameter isMeant: whether the word behind the mark says so.
  private func lost(
    _ mark: UInt8, _ problem: String, of node: Yams.Node,
    unless isMeant: (Substring.UTF8View) -> Bool
  ) -> Fault? {
    guard let offset = source.offset(position(of: node.mark)) else { return nil }
    let word = source.text.utf8.dropFirst(offset).prefix { !YAMLAnchors.endsName($0) }
    guard word.first == mark, !isMeant(word.dropFirst()) else { return nil }
    return Fault(.yamlInvalid(problem: problem), at: source.location(offset..<offset + word.count))
  }

  /// What is said of `title： 탭 바`, as a Korean or Japanese keyboard writes it.
  static let fullWidth = "a mark of full width is text"

  /// A mark of full width where YAML has one of its own, in the line at which the parser stumbles or the one above.
  func fullWidthMark(_ problem: String, at mark: Yams.Mark?) -> SourceLocation? {
    let below = position(of: mark).line
    // Of the line above it only such a problem tells.
    let isOfKey = ["mapping values", "expected ':'"].contains(where: problem.contains)
    let lines = [below] + (isOfKey && below > firstLine ? [below - 1] : [])
    return lines.lazy.compactMap(fullWidthMark(inLine:)).first
  }

  private func fullWidthMark(inLine number: Int) -> SourceLocation? {
    let line = source.line(number)
    guard line.utf8.count < Self.longestLine else { return nil }
    let text = line.drop(while: \.isWhitespace)
    let isItem = text.hasPrefix("－")
    let key = (text.hasPrefix("- ") ? text.dropFirst(2) : text).drop {
      $0.isASCII && ($0.isLetter || $0 == "-")
    }
    let value = key.hasPrefix(":") ? key.dropFirst().drop(while: \.isWhitespace) : key
    guard isItem || key.hasPrefix("：") || value.hasPrefix("｛") || value.hasPrefix("［") else {
      return nil
    }
    let start = isItem ? text.startIndex : key.hasPrefix("：") ? key.startIndex : value.startIndex
    return SourceLocation(
      path: source.path, line: number, column: line[..<start].utf8.count + 1, length: 3)
  }

  /// In bytes; what is longer is no line that somebody typed.
  private static let longestLine = 1_000

  /// A line above the one at which the parser stumbles that was meant as a key, `title:Tab bars` or `title = Tab bars`:
  /// without a blank, or a colon, it is text that goes on.
  func keyWithoutBlank(_ problem: String, at mark: Yams.Mark?) -> SourceLocation? {
    let below = position(of: mark).line
    guard problem.contains("mapping values are not allowed"), below > firstLine else { return nil }
    let (line, next) = (source.line(below - 1), source.line(below))
    let margin = line.prefix { $0 == " " }.utf8.count
    guard next.prefix(while: { $0 == " " }).utf8.count == margin else { return nil }
    if let sign = line.firstMatch(of: /^\s*[A-Za-z-]+ ?=/), !line.contains(":") {
      return SourceLocation(
        path: source.path, line: below - 1, column: margin + 1,
        length: sign.output.trimmed.utf8.count)
    }
    guard let colon = line.firstIndex(of: ":"), !line.contains(": "), line[colon...].count > 1,
      !line[colon...].hasPrefix("://"),
      line[..<colon].trimmed.utf8.allSatisfy({ $0.isLetter || $0 == 0x2D })
    else { return nil }
    return SourceLocation(
      path: source.path, line: below - 1, column: margin + 1, length: line.trimmed.utf8.count)
  }

  /// The value of a line at which the parser stumbles, from its opening mark to the end of the line.
  func valueWithTextBehind(_ problem: String, at mark: Yams.Mark?) -> SourceLocation? {
    guard problem.contains("did not find expected key") else { return nil }
    let below = position(of: mark).line
    for number in (max(firstLine, below - 1)...max(firstLine, below)).reversed() {
      if let place = valueWithTextBehind(inLine: number) { return place }
    }
    return nil
  }

  private func valueWithTextBehind(inLine number: Int) -> SourceLocation? {
    let line = source.line(number)
    guard let colon = line.firstRange(of: ": ") else { return nil }
    let value = line[colon.upperBound...].drop(while: \.isWhitespace)
    guard let open = value.first, let closing = Self.closing[open],
      let end = value.dropFirst().firstIndex(of: closing)
    else { return nil }
    let rest = value[value.index(after: end)...].drop(while: \.isWhitespace)
    guard let next = rest.first, !"#,".contains(next) else { return nil }
    return SourceLocation(
      path: source.path, line: number, column: line[..<value.startIndex].utf8.count + 1,
      length: value.trimmed.utf8.count)
  }

  private static let closing: [Character: Character] = ["'": "'", "\"": "\"", "[": "]"]
}
