import Foundation
import RuleGraph
import SearchIndex

/// How much of what a lookup has found is printed, and in which form.
struct LookupForm: Hashable {
  enum Extent: Hashable {
    case nothing, count, files, json, all
  }

  var limit: Int?
  /// How many lines of the rule's source go with each.
  var context = 0
  var extent = Extent.all
  /// Whether a hit has several lines; `nil` for as many as suit where it is printed.
  var isHeaded: Bool?
  var color = ColorChoice.auto

  /// The most hits when nothing is said: more than anybody reads.
  private static let usualLimit = 20

  /// How many are looked for.
  var wantedCount: Int {
    if let limit { return limit }
    switch extent {
    case .count, .files: return Int.max
    case .nothing: return 1
    case .json, .all: return Self.usualLimit
    }
  }

  var isQuiet: Bool { extent == .nothing }

  /// Whether what is printed of a hit is more than its line.
  var showsTexts: Bool {
    switch extent {
    case .nothing, .count, .files: false
    case .json: true
    case .all: color.isOn || isRich
    }
  }

  func lines(for found: LookupFindings) -> [String] {
    switch (extent, found) {
    case (.nothing, _): []
    case (.count, _): ["\(found.count)"]
    case (.files, _): found.paths
    case (.json, .hits(let hits)): hits.map(\.json)
    case (.json, .lines(let lines)): lines.compactMap(JSONLine.text)
    case (.all, .hits(let hits)): lines(for: hits)
    case (.all, .lines(let lines)): self.lines(for: lines)
    }
  }

  func lines(for explanation: SearchExplanation) -> [String] {
    extent == .json
      ? [JSONLine.text(explanation)].compactMap(\.self)
      : ExplanationPrinter(explanation: explanation, style: style).lines
  }

  /// Whether a hit has several lines.
  var isRich: Bool { extent == .all && (isHeaded ?? Console.isTerminal) }

  private var style: TerminalStyle { TerminalStyle(isColored: color.isOn) }

  private func lines(for hits: [Hit]) -> [String] {
    let isRich = isRich
    let printer = HitPrinter(style: style, width: Console.width)
    let blocks = hits.map { hit in
      (isRich ? printer.lines(for: hit) : [printer.line(for: hit)])
        + opening(of: hit).map {
          isRich ? "  \($0.text)" : printer.line($0, beside: (hit.path, hit.id))
        }
    }
    return isRich ? Array(blocks.joined(separator: [""])) : joined(blocks)
  }

  /// The first lines with text beneath the heading of a hit; none where its file cannot be read or has become another.
  private func opening(of hit: Hit) -> [PageLines.Line] {
    guard context > 0, let bytes = try? OpenFile.bytes(of: hit.path) else { return [] }
    let rule = hit.id.split(separator: "/").last.map(String.init) ?? hit.id
    let page = PageLines(SourceText(path: hit.path, showing: bytes), rules: [rule])
    return Array(page.lines(at: hit.line).dropFirst().filter { !$0.text.isEmpty }.prefix(context))
  }

  /// The first page of which lines are to be shown that is not there.
  func lacking(_ hits: [Hit]) -> String? {
    guard context > 0, extent == .all else { return nil }
    return hits.first { !FileManager.default.fileExists(atPath: $0.path) }?.path
  }

  private func lines(for lines: [GreppedRule]) -> [String] {
    let printer = HitPrinter(style: style)
    let blocks = GreppedStretch.all(of: lines, context: context).map { stretch in
      stretch.lines.map { line in
        stretch.hits[line.number].map(printer.line)
          ?? printer.line(line, beside: (stretch.path, stretch.id))
      }
    }
    return joined(blocks)
  }

  /// As grep sets off what does not touch.
  private func joined(_ blocks: [[String]]) -> [String] {
    context > 0 ? Array(blocks.joined(separator: ["--"])) : blocks.flatMap(\.self)
  }
}
