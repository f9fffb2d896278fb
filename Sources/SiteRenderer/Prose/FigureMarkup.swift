import CommonMark
import RuleGraph

/// Makes the figures of a page's text: the drawing itself in the page, a caption, its numbered parts.
struct FigureMarkup {
  let place: Place
  /// The id of the component page that the text is written on.
  let component: String
  /// The language the text is written in.
  let language: String
  /// The words of the site in that language.
  let wording: Wording
  /// Whether the drawing stands above its caption; beside another language's drawing it need not.
  var isDrawn = true

  /// The figures of a paragraph that holds nothing else; `nil` for any other paragraph.
  func figures(in paragraph: Node, of document: Document) -> String? {
    guard let images = document.images(aloneIn: paragraph.id) else { return nil }
    var figures: [String] = []
    for image in images {
      guard let figure = drawing(document.destination(of: image)) else { return nil }
      let alternative = PlainText(document).alternative(of: document.nodes[image])
      figures.append(markup(figure, alternative))
    }
    guard figures.count > 1 else { return figures.first }
    return "<div class=\"figures\">\n\(figures.joined())</div>\n"
  }

  private var graph: Graph {
    place.graph
  }

  private func drawing(_ written: String) -> Figure? {
    guard case .file(let path) = graph.links.target(of: written, on: component, in: language)
    else { return nil }
    return graph.figures.drawings[path]
  }

  private func markup(_ figure: Figure, _ alternative: String) -> String {
    let drawing = DrawingMarkup(
      figures: graph.figures, preference: graph.site.preference(for: language))
    let words = graph.figures.words[figure.path]
    let verdict = words?.verdict
    return """
      <figure class="figure\(verdict.map { " is-\($0.rawValue)" } ?? "")">
      \(isDrawn ? self.drawing(figure, alternative, drawing) : "")<figcaption>\(verdict.map(mark) ?? "")\(drawing.text(words?.title).markup)\
      \(words.map { parts(of: $0, drawing) } ?? "")</figcaption>
      </figure>

      """
  }

  /// Browsers take the name of a drawing from its title, and its description from its `desc`.
  private func drawing(
    _ figure: Figure, _ alternative: String, _ drawing: DrawingMarkup
  ) -> String {
    let frame = TrustedHTML(text: figure.frame).markup
    let description = drawing.text(graph.figures.words[figure.path]?.description)
    return """
      <svg viewBox="\(frame)" role="img"><title>\(TrustedHTML(text: alternative).markup)</title>\
      <desc>\(description.markup)</desc>\(drawing.content(of: figure))</svg>

      """
  }

  /// The mark and the word for right and wrong, since a colour alone would tell only some.
  private func mark(_ verdict: FigureVerdict) -> String {
    let word = TrustedHTML(text: wording["figure.\(verdict.rawValue)"])
    let kind = verdict == .right ? "do" : "avoid"
    return "<b class=\"kind verdict kind-\(kind)\">\(word.markup)</b> "
  }

  private func parts(of words: FigureWords, _ drawing: DrawingMarkup) -> String {
    guard !words.parts.isEmpty else { return "" }
    let items = words.parts.map { "<li>\(drawing.text(words.label($0.value)).markup)</li>" }
    return "<ol>\(items.joined())</ol>"
  }
}
