import RuleGraph

/// What may stand in a page's figure, written down a second time: the reader's own list may be wrong.
enum DrawnMarkup {
  private static let elements: Set = [
    "figure", "figcaption", "ol", "li", "svg", "title", "desc", "g", "text", "tspan", "path",
    "rect",
    "circle", "ellipse", "line", "polyline", "polygon",
  ]

  private static let attributes: Set = [
    "class", "role", "viewBox", "width", "height", "transform", "cx", "cy", "d", "dx", "dy",
    "points",
    "r", "rx", "ry", "x", "x1", "x2", "y", "y1", "y2", "fill", "fill-opacity", "fill-rule",
    "font-size", "font-weight", "letter-spacing", "opacity", "stroke", "stroke-dasharray",
    "stroke-linecap", "stroke-linejoin", "stroke-opacity", "stroke-width", "text-anchor",
  ]

  /// What is wrong with the figure of a page; `nil` for nothing.
  static func problem(inPage page: [UInt8]) -> String? {
    let text = String(decoding: page, as: UTF8.self)
    let end = "</figure>"
    guard let start = text.utf8Range(of: "<figure "), let last = text.utf8Range(of: end) else {
      return "the page shows no drawing"
    }
    // Well-formed, with nothing that HTML and XML would read otherwise.
    do throws(XMLFailure) {
      let events = try XMLEventReader.events(of: Array(page[start.lowerBound..<last.upperBound]))
      return events.lazy.compactMap(problem).first
    } catch {
      return "the drawing is not balanced: \(error.problem)"
    }
  }

  private static func problem(of event: XMLEvent) -> String? {
    guard case .start(let tag) = event else { return nil }
    guard elements.contains(tag.name) else { return "the element '\(tag.name)' is shown" }
    return tag.attributes.lazy.compactMap { attribute in
      guard attributes.contains(attribute.name) else {
        return "the attribute '\(attribute.name)' is shown"
      }
      return reference(in: attribute.value, among: loads + ["javascript:", "https:", "data:"])
        .map { "'\($0)' is shown" }
    }.first
  }

  /// What a stylesheet would load, or a browser that follows a stylesheet of the file itself.
  static func reference(inFile bytes: [UInt8]) -> String? {
    // Expat tells one from what only looks so, in a comment.
    if (try? XMLEventReader.events(of: bytes, allowingInstructions: false)) == nil {
      return "a processing instruction"
    }
    var depth = 0
    for event in (try? XMLEventReader.events(of: bytes)) ?? [] {
      switch event {
      case .start(let tag): if depth > 0 || tag.name == "style" { depth += 1 }
      case .text(let text):
        if depth > 0, let reference = reference(in: text) { return reference }
      case .end: depth -= depth > 0 ? 1 : 0
      }
    }
    return nil
  }

  /// What CSS loads, whatever stands behind it.
  private static let loads = ["url(", "src(", "image(", "image-set(", "@import"]

  /// What CSS would load, its escapes resolved.
  private static func reference(in value: String, among words: [String] = loads) -> String? {
    let plain = unescaped(Array(value.utf8)).map { (65...90).contains($0) ? $0 + 32 : $0 }
    return words.first { word in
      plain.indices.contains { plain[$0...].starts(with: Array(word.utf8)) }
    }
  }

  private static func unescaped(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        result.append(byte)
        continue
      }
      let digits = rest.prefix(6).prefix { Character(Unicode.Scalar($0)).isHexDigit }
      rest = rest.dropFirst(digits.count)
      if digits.isEmpty { continue }
      if let next = rest.first, [0x20, 0x09, 0x0A].contains(next) { rest.removeFirst() }
      let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0
      result += Unicode.Scalar(number).map { Array(String($0).utf8) } ?? []
    }
    return result
  }
}

extension String {
  fileprivate func utf8Range(of other: String) -> Range<Int>? {
    let (bytes, wanted) = (Array(utf8), Array(other.utf8))
    return bytes.indices.first { bytes[$0...].starts(with: wanted) }
      .map { $0..<$0 + wanted.count }
  }
}
