/// Colors for a terminal, or none.
struct TerminalStyle {
  let isColored: Bool

  enum Ink: String {
    case bold = "1"
    case dim = "2"
    case red = "1;31"
    case green = "32"
    case yellow = "33"
    case magenta = "35"
    case cyan = "36"

    /// That of a kind of rule, and of what is deprecated.
    static func of(kind: String) -> Ink {
      switch kind {
      case "do": .green
      case "avoid", "deprecated": .red
      case "consider": .yellow
      default: .cyan
      }
    }
  }

  func paint(_ text: String, _ ink: Ink) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// The text with the given stretches, in UTF-16 units, set off.
  func mark(_ text: String, _ ranges: [Range<Int>], _ ink: Ink, base: Ink? = nil) -> String {
    guard isColored else { return text }
    let units = Array(text.utf16)
    let rest = { (range: Range<Int>) -> String in
      let piece = String(decoding: units[range.clamped(to: units.indices)], as: UTF16.self)
      return base.map { paint(piece, $0) } ?? piece
    }
    var result = ""
    var end = 0
    for range in ranges.map({ $0.clamped(to: units.indices) }) where range.lowerBound >= end {
      result += rest(end..<range.lowerBound)
      result += paint(String(decoding: units[range], as: UTF16.self), ink)
      end = range.upperBound
    }
    return result + rest(end..<units.count)
  }
}
