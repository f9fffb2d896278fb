import CommonMark
import RuleGraph

/// Puts translated values into the front matter of a page that is there.
struct FrontMatterWriter {
  private let text: PageText

  init(_ text: PageText) {
    self.text = text
  }

  /// What is to be written where, and the values that have no place.
  ///
  /// - Parameter accepted: units of the page; those of other parts are passed over.
  func edits(
    of accepted: [AcceptedUnit]
  ) -> (edits: [(SourceLocation, String)], problems: [ImportProblem]) {
    let values = accepted.filter(\.unit.part.isFrontMatter)
    let new = values.filter { isMissing($0) }
    let known = values.filter { !isMissing($0) }.map { (unit: $0, edit: replacement(for: $0)) }
    let lines = new.compactMap(Self.line).map { "\($0)\n" }.joined()
    let problems = known.filter { $0.edit == nil }.map(\.unit) + (place == nil ? new : [])
    return (
      known.compactMap(\.edit) + (new.isEmpty ? [] : place.map { [($0, lines)] } ?? []),
      problems.map { $0.problem(.frontMatter) }
    )
  }

  /// `title: 탭 바`; `nil` for what is no value.
  static func line(_ accepted: AcceptedUnit) -> String? {
    key(accepted).map { "\($0):\(value(accepted))" }
  }

  private static func key(_ accepted: AcceptedUnit) -> String? {
    if case .frontMatter(let key) = accepted.unit.part { key } else { nil }
  }

  private static func value(_ accepted: AcceptedUnit) -> String {
    let pieces = accepted.translation.pieces
    let plain = pieces.map { if case .text(let text) = $0 { text } else { "" } }.joined()
    return " \(YAMLScalar.text(plain))"
  }

  private func isMissing(_ accepted: AcceptedUnit) -> Bool {
    let key = Self.key(accepted)
    return accepted.unit.targetRange == nil
      && !text.frontMatter.keys.contains { $0.value == key }
  }

  /// All behind the key but a comment, however many lines that takes.
  private func replacement(for accepted: AcceptedUnit) -> (SourceLocation, String)? {
    guard accepted.unit.targetRange != nil, let key = Self.key(accepted),
      let number = text.frontMatter.keys.first(where: { $0.value == key })?.location.line,
      let line = text.document.line(number), let before = Self.bytes(before: key, in: line)
    else { return nil }
    let below = sequence(first: number + 1) { $0 + 1 }.lazy.map(text.document.line)
      .prefix { $0.map { $0.first == " " || $0.trimmed.isEmpty } ?? false }.compactMap(\.self)
    let lines = [Substring(line.utf8.dropFirst(before))] + below
    let value = FrontMatterValue(lines.joined(separator: "\n"))
    let last = number + value.linesBelow
    let start = SourcePosition(line: number, column: before + 1)
    let end = SourcePosition(line: last, column: (text.document.line(last)?.utf8.count ?? 0) + 1)
    return (text.location(of: start..<end), Self.value(accepted) + value.comment)
  }

  /// How many bytes there are before the value of `title:`, `"title":` or `title :`.
  private static func bytes(before key: String, in line: Substring) -> Int? {
    guard let name = [key, "\"\(key)\"", "'\(key)'"].first(where: line.hasPrefix) else {
      return nil
    }
    let rest = line.dropFirst(name.count).drop { $0 == " " }
    guard rest.first == ":" else { return nil }
    return line.utf8.count - rest.utf8.count + 1
  }

  /// Where new values go.
  ///
  /// The summary goes behind the title, however many lines that takes, and all else before what is there.
  private var place: SourceLocation? {
    guard let frontMatter = text.document.frontMatter, frontMatter.isClosed,
      !text.frontMatter.keys.isEmpty || frontMatter.text.allSatisfy(\.isWhitespace)
    else { return nil }
    var line = frontMatter.firstLine
    if let title = text.frontMatter.keys.first(where: { $0.value == "title" }) {
      let later = text.frontMatter.keys.map(\.location.line).filter { $0 > title.location.line }
      line = later.min() ?? frontMatter.range.upperBound.line
    }
    let position = SourcePosition(line: line, column: 1)
    return text.location(of: position..<position)
  }
}
