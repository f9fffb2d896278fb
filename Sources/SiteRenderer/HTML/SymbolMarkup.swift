import CommonMark

/// Writes API names so that they wrap where they are long.
enum SymbolMarkup {
  /// Longer words may break at their humps; shorter ones fit any line whole.
  private static let longestWhole = 24

  /// The name as `<code>`, with a chance of a line break after a dot, a colon or an opening
  /// parenthesis: `UITabBarItem.<wbr>badgeValue`.
  static func code(_ name: String) -> TrustedHTML {
    var html = HTMLText()
    html.append(markup: "<code>")
    for (number, word) in words(of: name).enumerated() {
      if number > 0 { html.append(markup: "<wbr>") }
      html.append(text: word)
    }
    html.append(markup: "</code>")
    return TrustedHTML(markup: html.text)
  }

  /// The pieces between which a name may break.
  static func words(of name: String) -> [String] {
    pieces(of: name[...], isEnd: endsPart).flatMap { part in
      part.utf8.count > longestWhole ? pieces(of: part, isEnd: endsHump) : [part]
    }.map(String.init)
  }

  /// Breaks stand between ASCII characters alone, so that the bytes can be looked at.
  private static func pieces(
    of name: Substring, isEnd: (_ left: UInt8, _ right: UInt8) -> Bool
  ) -> [Substring] {
    var pieces: [Substring] = []
    var start = name.startIndex
    var last: UInt8?
    for place in name.utf8.indices {
      let byte = name.utf8[place]
      if let last, isEnd(last, byte) {
        pieces.append(name[start..<place])
        start = place
      }
      last = byte
    }
    return start == name.endIndex ? pieces : pieces + [name[start...]]
  }

  private static func endsPart(_ left: UInt8, before right: UInt8) -> Bool {
    let isMark = left == UInt8(ascii: ".") || left == UInt8(ascii: "(") || left == UInt8(ascii: ":")
    return isMark && right != UInt8(ascii: ")")
  }

  private static func endsHump(_ left: UInt8, before right: UInt8) -> Bool {
    let (lower, upper) = (
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z")
    )
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return (lower.contains(left) || digits.contains(left)) && upper.contains(right)
  }
}
