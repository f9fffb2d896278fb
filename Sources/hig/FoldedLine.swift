import Korean

/// A line as a terminal of some width shows it: broken between words.
///
/// Widths are in cells, of which a Hangul syllable takes two. A word wider than the terminal, as a path may be, stays whole,
/// so that it can be copied.
struct FoldedLine {
  let text: String
  /// How far lines after the first are set in.
  let indent: Int

  /// - Parameter width: that of the terminal; `nil` where there is none, as in a pipe, and nothing is broken.
  func lines(within width: Int?) -> [String] {
    guard let width, displayWidth(of: text) > width else { return [text] }
    let lead = String(text.prefix { $0 == " " })
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var (line, cells) = ("", lead.count)
    for word in text.dropFirst(lead.count).split(separator: " ") {
      let wordCells = displayWidth(of: word)
      if !line.isEmpty, cells + 1 + wordCells > width {
        lines.append((lines.isEmpty ? lead : margin) + line)
        (line, cells) = (String(word), indent + wordCells)
      } else {
        cells += (line.isEmpty ? 0 : 1) + wordCells
        line += (line.isEmpty ? "" : " ") + word
      }
    }
    return lines + [(lines.isEmpty ? lead : margin) + line]
  }
}
