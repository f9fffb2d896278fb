import Foundation

/// The file of a rule, line by line.
struct RuleSource {
  /// A line with its number, from 1.
  typealias Line = (number: Int, text: String)

  private let lines: [String]

  /// A file that cannot be read has no lines.
  init(path: String) {
    let text = FileManager.default.contents(atPath: path).map {
      String(decoding: $0, as: UTF8.self)
    }
    self.init(text: text ?? "")
  }

  init(text: String) {
    lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map(
      String.init)
  }

  /// The first lines with text beneath a heading, up to the next one.
  func opening(at heading: Int, count: Int) -> [Line] {
    Array(body(of: heading).filter { !$0.text.isEmpty }.prefix(count))
  }

  /// The heading and the lines beneath it, up to the next one.
  func rule(at heading: Int) -> [Line] {
    lines.indices.contains(heading - 1) ? [(heading, lines[heading - 1])] + body(of: heading) : []
  }

  /// The lines on both sides of one, up to the headings around it.
  func around(_ number: Int, count: Int) -> (before: [Line], after: [Line]) {
    guard lines.indices.contains(number - 1) else { return ([], []) }
    let numbered = zip(1..., lines).map { (number: $0, text: $1) }
    let before = Self.isHeading(lines[number - 1]) ? [] : numbered[..<(number - 1)].suffix(count)
    let after = numbered[number...].prefix { !Self.isHeading($0.text) }.prefix(count)
    return (Array(before), Array(after))
  }

  private func body(of heading: Int) -> [Line] {
    guard lines.indices.contains(heading - 1) else { return [] }
    let numbered = zip(1..., lines).map { (number: $0, text: $1) }
    return Array(numbered[heading...].prefix { !Self.isHeading($0.text) })
  }

  private static func isHeading(_ line: String) -> Bool {
    line.hasPrefix("#")
  }
}
