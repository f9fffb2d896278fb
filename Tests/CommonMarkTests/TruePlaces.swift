import Testing

@testable import CommonMark

/// Checks that what the file has at each place is what the node there says.
func expectTruePlaces(
  _ document: Document, sourceLocation: SourceLocation = #_sourceLocation
) {
  var last: [Node.ID: SourcePosition] = [:]
  for node in document.nodes {
    guard let range = document.range(of: node.id) else { continue }
    guard let source = document.source(range) else {
      Issue.record("\(node) lies outside the file", sourceLocation: sourceLocation)
      continue
    }
    #expect(
      isTrue(node, of: document, replacingNUL(source)),
      "\(node.kind) at \(range): \(source.debugDescription)",
      sourceLocation: sourceLocation)
    if let parent = node.parent {
      #expect(
        last[parent].map { $0 <= range.lowerBound } ?? true,
        "\(node.kind) at \(range) begins before its elder ends", sourceLocation: sourceLocation)
      last[parent] = range.upperBound
    }
    if let parent = node.parent.flatMap(document.range) {
      #expect(
        parent.lowerBound <= range.lowerBound && range.upperBound <= parent.upperBound,
        "\(node.kind) at \(range) leaves its parent at \(parent)", sourceLocation: sourceLocation)
    }
  }
}

/// A NUL in the file stands for the replacement character.
private func replacingNUL(_ source: Substring) -> String {
  var view = String.UnicodeScalarView()
  view.append(contentsOf: source.unicodeScalars.lazy.map { $0 == "\0" ? "\u{FFFD}" : $0 })
  return String(view)
}

private func isTrue(_ node: Node, of document: Document, _ source: String) -> Bool {
  let literal = document.literal(of: node.id)
  return switch node.kind {
  case .text: holds(literal, source)
  case .code:
    source.hasPrefix("`") && source.hasSuffix("`") && words(source).contains(words(literal))
  case .htmlInline: words(source) == words(literal)
  case .softBreak, .lineBreak:
    source.unicodeScalars.allSatisfy { " \t\\\r\n".unicodeScalars.contains($0) }
      && source.unicodeScalars.contains { $0 == "\n" || $0 == "\r" }
  case .emphasis: isEnclosed(source, "*", "*") || isEnclosed(source, "_", "_")
  case .strong: isEnclosed(source, "**", "**") || isEnclosed(source, "__", "__")
  case .link:
    isEnclosed(source, "[", ")") || isEnclosed(source, "[", "]") || isEnclosed(source, "<", ">")
  case .image: isEnclosed(source, "![", ")") || isEnclosed(source, "![", "]")
  default: isTrueBlock(node.kind, literal, source)
  }
}

private func isTrueBlock(_ kind: Node.Kind, _ literal: String, _ source: String) -> Bool {
  let lines = source.split(omittingEmptySubsequences: false) { $0.isNewline }
  return switch kind {
  case .document: true
  case .blockQuote: source.hasPrefix(">")
  case .list, .item: source.first.map { "-+*0123456789".contains($0) } ?? false
  case .paragraph:
    source.first?.isWhitespace == false
      && lines.allSatisfy { !$0.allSatisfy(\.isWhitespace) }
  case .heading:
    lines.count == 1 || words(String(lines[lines.count - 1])).allSatisfy { "=-".contains($0) }
  case .thematicBreak: lines.count == 1 && source.first.map { "-_*".contains($0) } ?? false
  case .htmlBlock: words(source) == words(literal) && lines.count == lineFeeds(in: literal)
  case .codeBlock: isTrueCode(literal, source, lines.count)
  default: true
  }
}

private func isTrueCode(_ literal: String, _ source: String, _ lineCount: Int) -> Bool {
  let isFenced = lineCount != lineFeeds(in: literal) || !words(source).hasPrefix(words(literal))
  guard isFenced else { return words(source) == words(literal) }
  let isFence = source.hasPrefix("```") || source.hasPrefix("~~~")
  return isFence && (1...2).contains(lineCount - lineFeeds(in: literal))
    && words(source).contains(words(literal))
}

private func isEnclosed(_ source: String, _ opening: String, _ closing: String) -> Bool {
  source.hasPrefix(opening) && source.hasSuffix(closing)
}

/// Whether text stands in a source as it is, or could with escapes and entities in it.
private func holds(_ text: String, _ source: String) -> Bool {
  if source.utf8.elementsEqual(text.utf8) { return true }
  guard source.contains("\\") || source.contains("&") else { return false }
  var expected = ""
  expected.appendHTMLEscaped(text)
  let alone = Document(parsing: "x" + source + "x", as: .commonMark)
  return HTMLRenderer(alone).render() == "<p>x\(expected)x</p>\n"
}

private func lineFeeds(in text: String) -> Int { text.utf8.count { $0 == .lineFeed } }

private func words(_ text: String) -> String {
  String(text.unicodeScalars.filter { !" \t\r\n>".unicodeScalars.contains($0) }.map(Character.init))
}
