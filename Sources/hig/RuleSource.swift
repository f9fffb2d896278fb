import Foundation
import RuleGraph

/// The file of a rule, line by line.
struct RuleSource {
  /// A line with its number, from 1.
  typealias Line = (number: Int, text: String)

  private let lines: [String]
  /// The numbers of lines that are headings, and their levels.
  private let levels: [Int: Int]

  /// A file that cannot be read has no lines.
  init(path: String) {
    let bytes = FileManager.default.contents(atPath: path).map(Array.init) ?? []
    self.init(text: SourceText(path: path, showing: bytes).text)
  }

  init(text: String) {
    // By bytes, which is many times faster than by characters.
    lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0)) }
    levels = Self.levels(of: lines)
  }

  /// The first lines with text beneath a heading.
  func opening(at heading: Int, count: Int) -> [Line] {
    Array(rule(at: heading).dropFirst().filter { !$0.text.isEmpty }.prefix(count))
  }

  /// The heading and the lines beneath it, up to the next heading of its level or above; blank lines at the end are not
  /// its own.
  func rule(at heading: Int) -> [Line] {
    guard lines.indices.contains(heading - 1) else { return [] }
    let level = levels[heading] ?? 0
    let body = lines.indices[heading...].prefix { levels[$0 + 1].map { $0 > level } ?? true }
    let end = body.last { !lines[$0].isEmpty } ?? heading - 1
    return (heading - 1...end).map { (number: $0 + 1, text: lines[$0]) }
  }

  /// By line; a line of a fenced block is no heading.
  private static func levels(of lines: [String]) -> [Int: Int] {
    var levels: [Int: Int] = [:]
    var fence: Character?
    for (number, line) in zip(1..., lines) {
      let mark = line.drop { $0 == " " }.first
      if line.drop(while: { $0 == " " }).prefix(3) == "```" || line.hasPrefix("~~~") {
        fence = fence == nil ? mark : fence == mark ? nil : fence
      } else if fence == nil, mark == "#", line.first == "#" {
        levels[number] = line.prefix { $0 == "#" }.count
      }
    }
    return levels
  }
}
