import CommonMark

/// Writes API names so that they wrap where they are long.
enum SymbolMarkup {
  /// Longer words may break at their humps; shorter ones fit any line whole.
  private static let longestWhole = 24

  /// The name as `<code>`, with a chance of a line break after a dot, a colon or an opening
  /// parenthesis: `UITabBarItem.<wbr>badgeValue`.
  static func code(_ name: String) -> TrustedHTML {
    TrustedHTML(markup: "<code>\(words(of: name).map(escaped).joined(separator: "<wbr>"))</code>")
  }

  /// The pieces between which a name may break.
  static func words(of name: String) -> [String] {
    pieces(of: name, isEnd: endsPart).flatMap { part in
      part.utf8.count > longestWhole ? pieces(of: part, isEnd: endsHump) : [part]
    }
  }

  private static func pieces(
    of name: String, isEnd: (_ left: Character, _ right: Character) -> Bool
  ) -> [String] {
    var pieces: [String] = []
    var piece = ""
    for character in name {
      if let last = piece.last, isEnd(last, character) {
        pieces.append(piece)
        piece = ""
      }
      piece.append(character)
    }
    return piece.isEmpty ? pieces : pieces + [piece]
  }

  private static func endsPart(_ left: Character, before right: Character) -> Bool {
    (left == "." || left == "(" || left == ":") && right != ")"
  }

  private static func endsHump(_ left: Character, before right: Character) -> Bool {
    (left.isLowercase || left.isNumber) && right.isUppercase
  }

  private static func escaped(_ text: String) -> String {
    TrustedHTML(text: text).markup
  }
}
