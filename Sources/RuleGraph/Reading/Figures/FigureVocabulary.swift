import CommonMark

/// The part of SVG that figures may use: shapes and words, nothing that runs, loads or refers.
package enum FigureVocabulary {
  static let elements = shapes.union(["svg", "g", "text", "tspan"]).union(notOnPages)

  private static let svgNamespace = "http://www.w3.org/2000/svg"

  private static let shapes: Set = [
    "path", "rect", "circle", "ellipse", "line", "polyline", "polygon",
  ]

  private static let notOnPages: Set = ["style", "title", "desc"]

  /// Whether a page says what is in an element in its own way: the theme gives the look, the labels
  /// file the words, and a legend stands beneath the drawing.
  static func isLeftOut(_ tag: XMLTag) -> Bool {
    notOnPages.contains(tag.name) || tag.value("class") == "caption"
  }

  /// Whether an element says how it is painted, or has a class of the theme that does.
  static func isPainted(_ tag: XMLTag) -> Bool {
    tag.attributes.contains { attribute in
      switch attribute.name {
      case "fill", "stroke": attribute.value != "none"
      case "class": classes(in: attribute.value).contains { $0.hasPrefix(themePrefix) }
      default: false
      }
    }
  }

  static func classes(in value: String) -> [Substring] {
    value.split { [" ", "\t", "\n", "\r", "\r\n"].contains($0) }
  }

  /// How classes begin that get their colors from the theme.
  static let themePrefix = "f-"

  /// Those that it has: fills and then lines, in the order of `Templates/assets/figures.css`.
  package static let themeClasses = [
    "f-screen", "f-bar", "f-ghost", "f-dim", "f-chosen", "f-menu", "f-solid", "f-mid", "f-accent",
    "f-badge", "f-on", "f-night", "f-dusk", "f-day",
    "f-ink", "f-line", "f-dayl", "f-duskl", "f-tint", "f-onl", "f-alert", "f-edge", "f-hair",
    "f-lead", "f-rule",
  ]

  /// The class of the theme for an element that is not painted: lines for shapes, the color of text for words.
  static func usualClass(of element: String) -> String? {
    element == "text" ? "f-solid" : shapes.contains(element) ? "f-line" : nil
  }

  static let attributes = geometry.union(painting).union([
    "class", "data-frame", "data-label", "height", "role", "transform", "viewBox", "width",
    "xmlns", "xml:lang",
  ])

  private static let geometry: Set = [
    "cx", "cy", "d", "dx", "dy", "points", "r", "rx", "ry", "x", "x1", "x2", "y", "y1", "y2",
  ]

  private static let painting: Set = [
    "fill", "fill-opacity", "fill-rule", "font-family", "font-size", "font-weight",
    "letter-spacing", "opacity", "stroke", "stroke-dasharray", "stroke-linecap",
    "stroke-linejoin", "stroke-opacity", "stroke-width", "text-anchor",
  ]

  /// Whether a value is a `viewBox`: four numbers, the last two of which are more than nothing.
  ///
  /// See https://www.w3.org/TR/SVG11/coords.html#ViewBoxAttribute.
  static func isFrame(_ value: String) -> Bool {
    let number = /[+-]?(?:[0-9]+|[0-9]*\.[0-9]+)(?:[eE][+-]?[0-9]+)?/
    let blanks: Set<Character> = [" ", "\t", "\n", "\r", "\r\n"]
    // Between two stands a comma at most.
    let lists = value.split(separator: ",", omittingEmptySubsequences: false)
    let pieces = lists.map { $0.split(whereSeparator: blanks.contains) }
    let numbers = pieces.joined().map { piece in
      piece.wholeMatch(of: number) == nil ? .nan : Double(piece) ?? .nan
    }
    return !pieces.contains(where: \.isEmpty) && numbers.count == 4
      && numbers.allSatisfy(\.isFinite) && numbers[2] > 0 && numbers[3] > 0
  }

  /// What the pages' own markup has no use for.
  static let droppedAttributes: Set = [
    "data-frame", "data-label", "font-family", "role", "xmlns", "xml:lang",
  ]

  /// Whether a value could make a browser load something or run it.
  ///
  /// Bytes are compared, for a bracket and an accent behind it are one `Character`, and no bracket.
  static func isReference(_ attribute: XMLAttribute) -> Bool {
    guard attribute.name != "xmlns" else { return attribute.value != svgNamespace }
    let value = attribute.value.lowercased().utf8.filter { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return marks.contains { value.firstOffset(of: $0) != nil }
  }

  /// What in a stylesheet would make a browser load something; `nil` for nothing.
  static func reference(inStyle text: String) -> String? {
    let text = Array(text.lowercased().utf8)
    return marksOfStyles.first { text.firstOffset(of: $0.bytes) != nil }?.mark
  }

  private static let marks = ["url(", ":", "//", escape].map { Array($0.utf8) }

  private static let marksOfStyles =
    ["url(", "src(", "image(", "image-set(", "@import", escape].map {
      (mark: $0, bytes: Array($0.utf8))
    }

  /// CSS reads `\75rl(…)` as `url(…)`.
  private static let escape = "\\"
}
