import CommonMark
import RuleGraph

/// A title and the text beneath it as Markdown, for the twin of the page they are written on.
struct TwinMarkup: Sendable {
  let title: String
  let body: String
  /// Whether there may be anchors alone in it, which lead astray on any other page.
  let staysOnPage: Bool

  init(_ passage: Passage, title: String, with prose: TwinProse) {
    self.title = prose.title(of: passage, otherwise: title)
    body = prose.body(of: passage)
    staysOnPage = Self.mayHaveAnchor(self.title) || Self.mayHaveAnchor(body)
  }

  /// Whether `(#` or `(<#` is in a text; that code may hold them as well does no harm.
  private static func mayHaveAnchor(_ text: String) -> Bool {
    text.withBytes { bytes in
      bytes.indices.dropFirst().contains { place in
        guard bytes[place] == UInt8(ascii: "#") else { return false }
        let isBracketed = bytes[place - 1] == UInt8(ascii: "<") && place > 1
        return bytes[place - (isBracketed ? 2 : 1)] == UInt8(ascii: "(")
      }
    }
  }
}
