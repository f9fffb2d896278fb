import CommonMark
import RuleGraph

/// Renders a page's text: links lead to pages of the site, and code spans that name an API to its page.
struct ProseRenderer {
  /// The page the text is shown on.
  let place: Place
  /// The id of the component page that the text is written on.
  let component: String
  /// The language the text is written in.
  let language: String
  /// The words of the site in that language.
  let wording: Wording
  /// Whether figures are drawn, or only their captions written.
  var drawsFigures = true

  func body(of passage: Passage) -> TrustedHTML {
    let html = renderer(passage.document, linksAPIs: true).render(passage.body)
    return wording.set(TrustedHTML(markup: html))
  }

  /// The words of a heading, without links to APIs, so that a heading is not a row of links.
  func title(of passage: Passage, otherwise text: String) -> TrustedHTML {
    guard let heading = passage.heading else {
      return wording.set(TrustedHTML(text: text))
    }
    let words = heading + 1..<passage.document.nodes[heading].end
    if let plain = passage.document.plainText(of: words) {
      return wording.set(TrustedHTML(text: plain))
    }
    let html = renderer(passage.document, linksAPIs: false).render(words)
    return wording.set(TrustedHTML(markup: html))
  }

  private func renderer(_ document: Document, linksAPIs: Bool) -> HTMLRenderer {
    var renderer = HTMLRenderer(document)
    renderer.dropsComments = true
    renderer.destination = { _, written in
      place.url(ofLink: written, on: component, in: language)
    }
    let figures = FigureMarkup(
      place: place, component: component, language: language, wording: wording,
      isDrawn: drawsFigures)
    renderer.paragraph = { figures.figures(in: $0, of: document) }
    renderer.codeSpan = { node in
      let isLinked = linksAPIs && !isInLink(node, of: document)
      return codeSpan(document.literal(of: node.id), isLinked: isLinked).markup
    }
    return renderer
  }

  /// A link inside a link would end the outer one.
  private func isInLink(_ node: Node, of document: Document) -> Bool {
    var ancestor = node.parent
    while let id = ancestor {
      if case .link = document.nodes[id].kind { return true }
      ancestor = document.nodes[id].parent
    }
    return false
  }

  private func codeSpan(_ code: String, isLinked: Bool) -> TrustedHTML {
    guard let api = place.graph.api(code) else {
      return TrustedHTML(markup: "<code>\(TrustedHTML(text: code).markup)</code>")
    }
    let name = SymbolMarkup.code(code)
    guard isLinked else { return name }
    let url = TrustedHTML(text: place.url(to: Address(api))).markup
    return TrustedHTML(markup: "<a class=\"api\" href=\"\(url)\">\(name.markup)</a>")
  }
}

extension Document {
  /// The text of nodes that are one text and nothing else, as nearly all titles are.
  func plainText(of nodes: Range<Node.ID>) -> String? {
    guard nodes.count == 1, case .text = self.nodes[nodes.lowerBound].kind else { return nil }
    return literal(of: nodes.lowerBound)
  }
}
