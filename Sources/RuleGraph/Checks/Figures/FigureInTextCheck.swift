import CommonMark

/// A figure stands in a paragraph of its own.
enum FigureInTextCheck: Check {
  static let description = CheckDescription(
    id: "figure/in-text", severity: .warning,
    texts: (
      summary: "A figure stands in a paragraph of its own.",
      explanation: """
      Only there does it have its caption, the words of its labels and its numbered parts; among words it is a bare \
      image. The same happens when the blank line above or below it is lost, when it is part of a link or emphasised, \
      and beside an image of another kind. Figures shown side by side share a paragraph, and a small drawing without \
      labels may be part of a sentence.
      """
    ),
    bad: [
      example("↓![A tab bar](bar.svg)\nA bar switches areas."),
      example("A bar switches areas.\n↓![A tab bar](bar.svg)", label: "home"),
      example("A bar (↓![A tab bar](bar.svg)) switches areas.", label: "home"),
      example("↓![A tab bar](bar.svg)\n![A photo](https://example.com/bar.png)", label: "home"),
      example("*↓![A tab bar](bar.svg)*", label: "home"),
    ],
    good: [
      example(
        "![A tab bar](bar.svg)\n![The same](bar.svg)\n\nA bar switches areas.", label: "home"),
      example("![A tab bar](bar.svg) ![The same](bar.svg)", label: "home"),
      example("- A bar switches areas.\n\n  ![A tab bar](bar.svg)", label: "home"),
      example("A bar (![A tab bar](bar.svg)) switches areas."),
    ])

  private static func example(_ text: String, label: String? = nil) -> CheckExample {
    let page = FigureExample.page
    let drawing = label.map { "<text data-label=\"\($0)\">Home</text>" } ?? "<path d=\"M0 0\"/>"
    let words = label.map { "    labels:\n      \($0): {en: Home, ko: 홈}\n" } ?? ""
    return CheckExample(
      [
        "bars/tab-bar/bar.svg": FigureExample.figure(drawing),
        "figures.yml": FigureExample.words + words,
        page.path: page.text.replacing("![A tab bar](bar.svg)", with: text),
      ], marksWholeText: label == nil)
  }

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.pages.filter { $0.marks.contains(.image) }.flatMap { page in
      var last: ImageSurroundings?
      return page.document.nodes.compactMap { node -> Diagnostic? in
        guard case .image = node.kind, let parent = page.document.parent(of: node.id) else {
          return nil
        }
        guard page.figure(at: node, in: content.graph) != nil else { return nil }
        // Asked once of each paragraph, which may have thousands.
        let surroundings =
          last.flatMap { $0.parent.id == parent.id ? $0 : nil }
          ?? ImageSurroundings(of: parent, on: page, in: content.graph)
        last = surroundings
        guard !surroundings.isOfFigures else { return nil }
        let image = ShownImage(
          graph: content.graph, page: page, image: node, surroundings: surroundings)
        return image.losesItsWords ? report(image) : nil
      }
    }
  }

  private static func report(_ shown: ShownImage) -> Diagnostic {
    let destination = shown.page.document.destination(of: shown.image.id)
    return report(
      at: shown.page.location(of: shown.image),
      Message(
        "the figure '\(destination)' stands \(shown.surroundings.words)",
        explanation: shown.surroundings.isWrapped
          ? "By itself, between blank lines, it is a figure with its caption and labels."
          : "A blank line above and below it makes it a figure with its caption and labels."),
      fixIts: shown.blankLine().map { [$0] } ?? [])
  }
}

/// What images stand in.
private struct ImageSurroundings {
  let parent: Node
  /// Whether all lines are figures.
  let isOfFigures: Bool
  /// Whether nothing but images stands there.
  private let isOfImages: Bool

  init(of parent: Node, on page: CheckedPage, in graph: Graph) {
    self.parent = parent
    isOfFigures = FigureLines(page: page, graph: graph).fill(parent)
    isOfImages = page.document.images(aloneIn: parent.id) != nil
  }

  /// Where an image stands instead of by itself.
  var words: String {
    guard isOfImages else { return "among words" }
    switch parent.kind {
    case .link: return "in a link"
    case .emphasis, .strong: return "in emphasis"
    default: return "beside an image that is none"
    }
  }

  /// Whether blank lines alone do not make a figure of an image.
  var isWrapped: Bool {
    switch parent.kind {
    case .link, .emphasis, .strong: true
    default: false
    }
  }
}

/// An image and what is beside it.
private struct ShownImage {
  let graph: Graph
  let page: CheckedPage
  let image: Node
  let surroundings: ImageSurroundings

  private var parent: Node { surroundings.parent }

  /// Whether it is a drawing that has words, or that has a line to itself and so was meant to be one.
  var losesItsWords: Bool {
    figure?.labels.isEmpty == false || [before, after].allSatisfy { $0 != .inline }
  }

  private var figure: Figure? { page.figure(at: image, in: graph) }

  /// What is beside an inline.
  private enum Neighbor {
    case none
    case lineEnd
    case inline
  }

  private var before: Neighbor {
    // Right before a node stands its parent, or the end of its neighbor.
    image.id - 1 == parent.id ? .none : neighbor(image.id - 1)
  }

  private var after: Neighbor {
    image.end == parent.end ? .none : neighbor(image.end)
  }

  private var isFirstLine: Bool { before == .none && after == .lineEnd }

  private var isLastLine: Bool { before == .lineEnd && after == .none }

  private func neighbor(_ id: Node.ID) -> Neighbor {
    isSoftBreak(id) && page.document[id].parent == parent.id ? .lineEnd : .inline
  }

  private func isSoftBreak(_ id: Node.ID) -> Bool {
    if case .softBreak = page.document[id].kind { true } else { false }
  }

  /// The blank line that would separate it from the lines above or below it; `nil` where more has to change.
  func blankLine() -> FixIt? {
    guard case .paragraph = parent.kind, parent.parent == page.document.nodes.startIndex,
      let range = page.document.range(of: image.id), isFirstLine || isLastLine
    else { return nil }
    let place = isFirstLine ? range.upperBound : range.lowerBound
    return FixIt(location: page.text.location(of: place..<place), replacement: "\n")
  }
}
