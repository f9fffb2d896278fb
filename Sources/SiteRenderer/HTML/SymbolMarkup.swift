import CommonMark

/// Writes API names so that they wrap between their words.
enum SymbolMarkup {
  /// The name as `<code>`, with a chance of a line break after a dot, a colon or an opening
  /// parenthesis and before a hump: `UITab<wbr>Bar<wbr>Item.<wbr>badge<wbr>Value`.
  static func code(_ name: String) -> TrustedHTML {
    TrustedHTML(markup: "<code>\(words(of: name).map(escaped).joined(separator: "<wbr>"))</code>")
  }

  /// The pieces between which a name may break.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var previous: Character?
    for character in name {
      if let previous, mayBreak(between: previous, and: character) {
        words.append(word)
        word = ""
      }
      word.append(character)
      previous = character
    }
    return word.isEmpty ? words : words + [word]
  }

  private static func mayBreak(between left: Character, and right: Character) -> Bool {
    if left == "." || left == "(" || left == ":" { return right != ")" }
    return (left.isLowercase || left.isNumber) && right.isUppercase
  }

  private static func escaped(_ text: String) -> String {
    TrustedHTML(text: text).markup
  }
}
