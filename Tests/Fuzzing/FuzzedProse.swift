import CommonMark
import Seeding

/// Prose put together from marks and words: written as Markdown again, as in the twins of pages, it must be read as the same.
package struct FuzzedProse: FuzzedReader {
  package static let name = "prose"

  /// - Parameter files: not used; pieces that mean something stand closer together here than in any page.
  package init(files: [String: [UInt8]]) {}

  private static let words = [
    "a", "가", "나는", "b c", "1", "UITab", "x_y", "é", "e\u{301}", "👩‍👧", "\u{A0}", "\u{3000}", "。",
    "(", ")", "\"", "'",
    ".", ",", "!", "-", "+", "=", "#", "1.", "2)", ">", "~", "&", "<", "\\", ":", "|", "?",
  ]
  private static let escapes = [
    "\\*", "\\_", "\\`", "\\[", "\\]", "\\<", "\\#", "\\-", "\\+", "\\>", "1\\.", "\\\\", "\\!",
    "\\&", "\\=", "\\~~~",
    "&amp;", "&lt;", "&nbsp;", "&#32;", "&quot;", "&#42;", "&#96;", "&#35;", "&#45;",
    "&amp;lt;", "&#x3000;",
  ]
  private static let spans = [
    "*", "**", "***", "_", "__", "`", "``", "*a*", "**가**", "`c`", "`` ` ``", "` a `", "[a](b)",
    "[*가*](b \"c\")",
    "<https://a.b>", "![a](b)", "[`a`](<b c>)", "[a](b 'c\"d')", "![*가* b](c)",
  ]
  private static let blocks = [
    "\n", "\n\n", "\\\n", "  \n", "\n> ", "\n\n- ", "\n- ", "\n  ", "\n\n  ", "\n1. ", "\n\n    ",
    "\n* ", "\n\n",
  ]
  private static let starts = [
    "", "", "", "> ", "- ", "1. ", "7) ", "> - ", "- > ", "- - ", "# ", "### ", "    ", "* ",
    "```\n", "~~~ a`b\n",
  ]

  package func input(_ seed: UInt64) -> [UInt8] {
    var random = SeededGenerator(seed: seed)
    var text = Self.starts[random.below(Self.starts.count)]
    for _ in 0...random.below(12) {
      let kind = random.below(16)
      let pieces =
        kind < 6 ? Self.words : kind < 9 ? Self.escapes : kind < 14 ? Self.spans : Self.blocks
      text += pieces[random.below(pieces.count)]
      if random.below(3) == 0 { text += " " }
    }
    return Array(text.utf8)
  }

  package func read(_ seed: UInt64) {
    let text = String(decoding: input(seed), as: UTF8.self)
    let document = Document(parsing: text, as: .commonMark)
    // There is not always a way to write it with other marks.
    guard !document.nodes.contains(where: { Self.meetsItsLike($0, document) }) else { return }
    let markdown = MarkdownRenderer(document).render()
    let again = Document(parsing: markdown, as: .commonMark)
    guard Self.shown(again) != Self.shown(document) else { return }
    fatalError(
      "prose \(seed): \(text.debugDescription) is written as \(markdown.debugDescription)")
  }

  /// Whether emphasis stands in emphasis or right behind it, or what is strong in what is strong already or behind it.
  private static func meetsItsLike(_ node: Node, _ document: Document) -> Bool {
    guard node.kind == .emphasis || node.kind == .strong else { return false }
    if document.nodes.indices.contains(node.end) {
      let next = document[node.end]
      if next.kind == node.kind, next.parent == node.parent { return true }
    }
    var parent = document.parent(of: node.id)
    while let current = parent, current.kind != node.kind {
      parent = document.parent(of: current.id)
    }
    return parent != nil
  }

  /// What a browser shows: blanks at the end of a line are not seen, and a heading is one line.
  private static func shown(_ document: Document) -> String {
    HTMLRenderer(document).render()
      .replacing(/<h\d>(?:(?!<\/h\d>)[\s\S])*/) {
        $0.0.replacing("<br />", with: "").replacing("\n", with: " ")
      }
      .replacing(/(<h\d>)[ \t]+/) { $0.1 }
      .replacing(/[ \t\n]+(?=<\/(?:p|h\d|li)>|\n)/, with: "")
  }
}
