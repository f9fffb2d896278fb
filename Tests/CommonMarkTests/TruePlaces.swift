import Testing

@testable import CommonMark

/// Checks that what the file has at each place is what the node there says.
func expectTruePlaces(
  _ document: Document, sourceLocation: SourceLocation = #_sourceLocation
) {
  for node in document.nodes {
    guard let range = node.range else { continue }
    guard let source = document.source(range) else {
      Issue.record("\(node) lies outside the file", sourceLocation: sourceLocation)
      continue
    }
    #expect(
      isTrue(node.kind, String(source)), "\(node.kind) at \(range): \(source.debugDescription)",
      sourceLocation: sourceLocation)
    if let parent = document.parent(of: node.id)?.range {
      #expect(
        parent.lowerBound <= range.lowerBound && range.upperBound <= parent.upperBound,
        "\(node.kind) at \(range) leaves its parent at \(parent)", sourceLocation: sourceLocation)
    }
  }
}

private func isTrue(_ kind: Node.Kind, _ source: String) -> Bool {
  switch kind {
  case .text(let text): holds(text, source)
  case .code(let code):
    source.hasPrefix("`") && source.hasSuffix("`") && words(source).contains(words(code))
  case .htmlInline(let html): words(source) == words(html)
  case .softBreak, .lineBreak:
    source.unicodeScalars.allSatisfy { " \t\\\r\n".unicodeScalars.contains($0) }
      && source.unicodeScalars.contains { $0 == "\n" || $0 == "\r" }
  case .emphasis: isEnclosed(source, "*", "*") || isEnclosed(source, "_", "_")
  case .strong: isEnclosed(source, "**", "**") || isEnclosed(source, "__", "__")
  case .link:
    isEnclosed(source, "[", ")") || isEnclosed(source, "[", "]") || isEnclosed(source, "<", ">")
  case .image: isEnclosed(source, "![", ")") || isEnclosed(source, "![", "]")
  case .blockQuote: source.hasPrefix(">")
  default: true
  }
}

private func isEnclosed(_ source: String, _ opening: String, _ closing: String) -> Bool {
  source.hasPrefix(opening) && source.hasSuffix(closing)
}

/// Whether text stands in a source as it is, or could with escapes and entities in it.
private func holds(_ text: String, _ source: String) -> Bool {
  if source.utf8.elementsEqual(text.utf8) { return true }
  guard source.contains("\\") || source.contains("&") else { return false }
  return (try? cmark("x" + source + "x")).map { html in
    var expected = ""
    expected.appendHTMLEscaped(text)
    return html == "<p>x\(expected)x</p>\n"
  } ?? false
}

private func words(_ text: String) -> String {
  String(text.unicodeScalars.filter { !" \t\r\n>".unicodeScalars.contains($0) }.map(Character.init))
}
