/// A drawing as pages show it: clean markup with places for words.
package struct Figure: Sendable {
  /// The path below the content folder.
  package let path: String
  /// The start of the file.
  package let location: SourceLocation
  /// The `viewBox` on pages, which leaves out what a page says in its own way.
  package let frame: String
  /// What is inside the `svg` element.
  package let pieces: [FigurePiece]
  /// The keys of the words in it.
  package let labels: [Located<String>]
}

/// A stretch of a drawing.
package enum FigurePiece: Hashable, Sendable {
  /// Elements and attributes that are on the list of what figures may use, escaped.
  case markup(String)
  /// The word with a key, in the language of the page.
  case label(String)
}

/// What `figures.yml` says about a figure.
package struct FigureWords: Sendable {
  /// The path of the drawing below the content folder.
  package let file: Located<String>
  /// The caption.
  package let title: Localized<String>
  /// What there is to see, for those who cannot see it.
  package let description: Localized<String>
  package let labels: [FigureLabel]
  /// The keys of the labels that the numbers in the drawing stand for, in their order.
  package let parts: [Located<String>]
  package let verdict: FigureVerdict?

  package func label(_ key: String) -> Localized<String>? {
    labels.first { $0.key.value == key }?.text
  }
}

/// A word of a figure.
package struct FigureLabel: Sendable {
  package let key: Located<String>
  package let text: Localized<String>
}

/// Whether a figure shows how to do it or how not to.
package enum FigureVerdict: String, CaseIterable, Sendable {
  case right
  case wrong
}

/// All drawings of the content, by path below its folder.
package struct FigureSet: Sendable {
  package var drawings: [String: Figure] = [:]
  package var words: [String: FigureWords] = [:]
  /// The bytes of figures and other files that pages show or link to.
  package var files: [String: [UInt8]] = [:]

  /// How the names of such files end.
  static let endings = [".svg", ".png", ".jpg", ".jpeg", ".webp", ".gif", ".pdf"]

  /// Whether a file is one that pages show or link to, which a site carries.
  package static func isFigure(_ path: String) -> Bool {
    endings.contains(where: path.hasSuffix)
  }

  /// The path of a component's small picture.
  package static func pictogram(of component: Component) -> String {
    "\(component.group)/\(component.page)/icon.svg"
  }

  /// The path of the picture of a system item that belongs to a component.
  package static func icon(of item: SystemItem, for component: Component) -> String {
    let name = item.symbol.dropFirst(item.table.count + 1)
    return "\(component.group)/\(component.page)/system-items/\(name).svg"
  }
}
