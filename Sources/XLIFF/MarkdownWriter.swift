import CommonMark
import Korean
package import RuleGraph

/// Writes a segment as Markdown that CommonMark reads as that segment and nothing else.
package struct MarkdownWriter {
  package enum Shape: Hashable, Sendable {
    case heading
    /// A paragraph that stands at the margin and may go over several lines.
    case paragraph
    /// A paragraph inside a list or quote, on one line; what stands before the words of each further line, which
    /// follows a break.
    case line(margin: String)
  }

  /// Lines are wrapped at this many display cells, as the rest of the content is.
  private static let width = 120

  private let place: PagePlace

  package init(on place: PagePlace) {
    self.place = place
  }

  /// - Returns: `nil` when no way of writing it is read as meant: CommonMark ignores emphasis that
  ///   ends after a bracket and before a letter, as in `**마크다운(Markdown)**을`.
  package func text(of segment: Segment, as shape: Shape) -> String? {
    let candidates = [false, true].lazy.flatMap { escapingAll in
      let plain = text(of: segment, escapingAll: escapingAll)
      guard shape == .paragraph else { return [plain] }
      return [figures(of: segment, escapingAll: escapingAll), wrapped(plain), plain].compactMap(
        \.self)
    }
    let found = candidates.first { isRead($0, as: segment, shape) }
    guard case .line(let margin) = shape else { return found }
    return found?.replacing("\n", with: "\n" + margin)
  }

  /// The images of a paragraph that holds nothing else, a line each; `nil` for any other.
  private func figures(of segment: Segment, escapingAll: Bool) -> String? {
    segment.images.map { images in
      images.map { text(of: $0, escapingAll: escapingAll) }.joined(separator: "\n")
    }
  }

  private func isRead(_ text: String, as segment: Segment, _ shape: Shape) -> Bool {
    let document = Document(
      parsing: shape == .heading ? "# \(text) {#x}" : "\(text)\n", as: .page)
    let blocks = Array(document.children(of: 0))
    guard blocks.count == 1, let block = blocks.first else { return false }
    switch document.nodes[block].kind {
    case .heading where shape == .heading: break
    case .paragraph where shape != .heading: break
    default: return false
    }
    let read = SegmentReader(document, on: place).segment(of: block)
    return Self.values(of: read) == Self.values(of: segment)
  }

  /// The pieces with their marks instead of numbers.
  static func values(of segment: Segment) -> [String] {
    Segment.normalized(segment.pieces).map { piece in
      switch piece {
      case .text(let text): "text \(text)"
      case .open(let id): "open \(segment.marks[id].map { "\($0)" } ?? "")"
      case .close: "close"
      case .mark(let id): "mark \(segment.marks[id].map { "\($0)" } ?? "")"
      }
    }
  }

  private func text(of segment: Segment, escapingAll: Bool) -> String {
    var lines = [""]
    for piece in Segment.normalized(segment.pieces) {
      let last = lines.count - 1
      switch piece {
      case .text(let words): lines[last] += escaped(words, all: escapingAll)
      case .open(let id): lines[last] += opening(segment.marks[id])
      case .close(let id): lines[last] += closing(segment.marks[id])
      case .mark(let id):
        lines[last] += alone(segment.marks[id])
        if segment.marks[id] == .lineBreak { lines.append("") }
      }
    }
    return lines.map(guarded).joined(separator: "\n")
  }

  private func opening(_ mark: InlineMark?) -> String {
    switch mark {
    case .emphasis: "*"
    case .strong: "**"
    case .link: "["
    case .image: "!["
    default: ""
    }
  }

  private func closing(_ mark: InlineMark?) -> String {
    switch mark {
    case .emphasis: "*"
    case .strong: "**"
    case .link(let destination, let title), .image(let destination, let title):
      linkEnd(place.written(destination), title)
    default: ""
    }
  }

  private func linkEnd(_ address: String, _ title: String) -> String {
    var markdown = MarkdownText()
    markdown.append(linkEnd: address, title: title)
    return markdown.text
  }

  private func alone(_ mark: InlineMark?) -> String {
    switch mark {
    case .code(let code): MarkdownText.span(of: code)
    case .lineBreak: "\\"
    case .html(let literal): literal
    case .character(let scalar): Unicode.Scalar(scalar).map { String($0) } ?? ""
    default: ""
    }
  }

  /// Scalars are looked at: a mark with an accent behind it is another `Character`, and a mark all the same.
  private func escaped(_ text: String, all: Bool) -> String {
    let marks = (all ? "\\`*_[]<>&!#~{}|" : "\\`*[]<").unicodeScalars
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if marks.contains(scalar) { result.append("\\") }
      result.append(scalar)
    }
    return String(result)
  }

  /// What would begin a list, quote or heading does not at the start of a line.
  private func guarded(_ text: String) -> String {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    if (1...9).contains(digits.utf8.count), let next = text[digits.endIndex...].first,
      ".)".contains(next)
    {
      return "\(digits)\\\(text[digits.endIndex...])"
    }
    guard let first = text.unicodeScalars.first, "#>+=-~|".unicodeScalars.contains(first) else {
      return text
    }
    return "\\" + text
  }

  /// Broken at spaces; never before what could begin a block, nor inside code.
  private func wrapped(_ text: String) -> String {
    var (wrapped, lineWidth) = ("", 0)
    for word in words(of: text) {
      let width = displayWidth(of: word)
      let isFull = lineWidth + 1 + width > Self.width
      let isSafe = word.first.map { !"#>+=-*~|`0123456789".contains($0) } ?? false
      if wrapped.isEmpty {
        lineWidth = width
      } else if isFull, isSafe {
        wrapped += "\n"
        lineWidth = width
      } else {
        wrapped += " "
        lineWidth += 1 + width
      }
      wrapped += word
    }
    return wrapped
  }

  /// Split at spaces outside of code spans, which runs of as many backticks begin and end.
  private func words(of text: String) -> [String] {
    var words = [String.UnicodeScalarView()]
    var (fence, run, isEscaped) = (0, 0, false)
    for scalar in text.unicodeScalars {
      if scalar == "`", !isEscaped {
        run += 1
      } else if run > 0 {
        fence = fence == 0 ? run : fence == run ? 0 : fence
        run = 0
      }
      isEscaped = scalar == "\\" && !isEscaped && fence == 0
      if scalar == " ", fence == 0 {
        words.append(String.UnicodeScalarView())
      } else {
        words[words.count - 1].append(scalar)
      }
    }
    return words.filter { !$0.isEmpty }.map { String($0) }
  }
}
