import CommonMark
import RuleGraph

/// A page's text as Markdown: links lead to twins, and figures are told in words.
struct TwinProse {
  /// The page the text is shown on.
  let place: Place
  /// The id of the component page that the text is written on.
  let component: String
  /// The language the text is written in.
  let language: String
  /// The words of the site in that language.
  let wording: Wording

  init(place: Place, component: String, language: String, wording: Wording) {
    self.place = place
    self.component = component
    self.language = language
    self.wording = wording
  }

  /// The same text as it is shown on the page itself.
  init(_ prose: ProseRenderer) {
    self.init(
      place: prose.place, component: prose.component, language: prose.language,
      wording: prose.wording)
  }

  func body(of passage: Passage) -> String {
    var renderer = renderer(passage.document)
    renderer.paragraph = { figures(in: $0, of: passage.document) }
    return renderer.render(passage.body)
  }

  func title(of passage: Passage, otherwise text: String) -> String {
    guard let heading = passage.heading else { return TwinText.escaped(text) }
    let words = heading + 1..<passage.document.nodes[heading].end
    if let plain = passage.document.plainText(of: words) { return TwinText.escaped(plain) }
    let title = renderer(passage.document).render(words)
    return title.utf8.contains(UInt8(ascii: "\n")) ? title.replacing("\n", with: " ") : title
  }

  private func renderer(_ document: Document) -> MarkdownRenderer {
    var renderer = MarkdownRenderer(document)
    renderer.dropsComments = true
    renderer.destination = { _, written in
      place.url(
        ofLink: written, on: component, in: language, leading: TwinAddress.twin(of:))
    }
    return renderer
  }

  /// The figures of a paragraph that holds nothing else; `nil` for any other paragraph.
  private func figures(in paragraph: Node, of document: Document) -> String? {
    guard let images = document.images(aloneIn: paragraph.id) else { return nil }
    var figures: [String] = []
    for image in images {
      guard let path = drawing(document.destination(of: image)) else { return nil }
      let alternative = PlainText(document).alternative(of: document.nodes[image])
      figures.append(words(of: path, alternative))
    }
    return figures.joined(separator: "\n\n")
  }

  private func drawing(_ written: String) -> String? {
    guard
      case .file(let path) = place.graph.links.target(
        of: written, on: component, in: language)
    else { return nil }
    return place.graph.figures.drawings[path] == nil ? nil : path
  }

  /// A quote with the caption, what there is to see and the numbered parts.
  private func words(of path: String, _ alternative: String) -> String {
    let words = place.graph.figures.words[path]
    let preference = place.graph.site.preference(for: language)
    let text = { (text: Localized<String>?) in
      text?.first(of: preference).map { TwinText.escaped($0.value) }
    }
    let verdict = words?.verdict.map { " (\(wording["figure.\($0.rawValue)"]))" } ?? ""
    let paragraphs = [
      "**\(wording["twin.figure"])\(verdict):** \(text(words?.title) ?? TwinText.escaped(alternative))",
      text(words?.description),
    ]
    let parts = (words?.parts ?? []).enumerated().map { number, part in
      "\(number + 1). \(text(words?.label(part.value)) ?? "")"
    }
    return (paragraphs + [parts.isEmpty ? nil : parts.joined(separator: "\n> ")])
      .compactMap(\.self).map { "> \($0)" }.joined(separator: "\n>\n")
  }
}
