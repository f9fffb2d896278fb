import CommonMark
import RuleGraph

/// Finds names of code in a text that has no marks, such as a note in `apis.yml`.
struct NamedAPIs {
  let graph: Graph

  enum Piece: Equatable {
    case text(String)
    /// A name that the graph has.
    case api(String)
    /// What can only be code.
    case code(String)
  }

  func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    var plain = ""
    var rest = text[...]
    while !rest.isEmpty {
      let word = Self.word(at: rest)
      if let piece = piece(word) {
        if !plain.isEmpty { pieces.append(.text(plain)) }
        pieces.append(piece)
        plain = ""
      } else {
        plain += word
      }
      rest = rest[word.endIndex...]
    }
    return plain.isEmpty ? pieces : pieces + [.text(plain)]
  }

  private func piece(_ word: Substring) -> Piece? {
    let name = String(word)
    if graph.api(name) != nil { return .api(name) }
    return Self.canOnlyBeCode(name) ? .code(name) : nil
  }

  /// The name at the beginning of a text with the labels of its arguments, or all up to the next name.
  private static func word(at text: Substring) -> Substring {
    let name = text.prefix(while: isNameLetter)
    guard !name.isEmpty else { return text.prefix { !isNameLetter($0) } }
    let rest = text[name.endIndex...]
    if name.last == ".", let end = name.lastIndex(where: { $0 != "." }) { return name[...end] }
    guard rest.first == "(" else { return name }
    let labels = rest.dropFirst().prefix { isNameLetter($0) || $0 == ":" }
    let isCall = labels.isEmpty || labels.last == ":"
    guard isCall, text[labels.endIndex...].first == ")" else { return name }
    return text[...labels.endIndex]
  }

  private static func isNameLetter(_ character: Character) -> Bool {
    character.isASCII
      && (character.isLetter || character.isNumber || character == "_" || character == ".")
  }

  /// `update()`, `UIBarItem` and `leftViewMode`, but not `iPhone` or `watchOS`.
  private static func canOnlyBeCode(_ name: String) -> Bool {
    guard name.first.map(isNameLetter) == true else { return false }
    if name.hasSuffix(")") { return true }
    if name.hasPrefix("UI") { return name.dropFirst(2).first?.isUppercase == true }
    let start = name.prefix(while: \.isLowercase)
    return start.count > 1 && start.count < name.count && !name.hasSuffix("OS")
      && name.allSatisfy(\.isLetter)
  }
}

extension Viewpoint {
  /// A text without marks as markup, in which names of code are code, and lead to the pages of those that have one.
  func noted(_ text: Localized<String>?) -> MarkupView? {
    guard let phrase = phrase(text) else { return nil }
    let pieces = NamedAPIs(graph: graph).pieces(of: phrase.text).map { piece in
      switch piece {
      case .text(let text): TrustedHTML(text: text).markup
      case .code(let name): SymbolMarkup.code(name).markup
      case .api(let name):
        "<a class=\"api\" href=\"\(TrustedHTML(text: symbolURL(name)).markup)\">"
          + SymbolMarkup.code(name).markup + "</a>"
      }
    }
    let wording = site.wordings[phrase.foreign ?? language] ?? wording
    return MarkupView(
      html: wording.set(TrustedHTML(markup: pieces.joined())), foreign: phrase.foreign)
  }

  /// The same for a twin.
  func twinNoted(_ text: Localized<String>?) -> String? {
    guard let phrase = phrase(text) else { return nil }
    var twin = MarkdownText()
    for piece in NamedAPIs(graph: graph).pieces(of: phrase.text) {
      switch piece {
      case .text(let text): twin.append(text: text)
      case .code(let name): twin.append(code: name)
      case .api(let name): twin.append(markup: twinLink(api: name))
      }
    }
    return twin.text
  }
}
