import ArgumentParser
import SearchIndex

/// What a lookup has found.
enum LookupFindings {
  case hits([Hit])
  /// Of a regular expression.
  case lines([GreppedRule])

  var isEmpty: Bool { count == 0 }

  var count: Int {
    switch self {
    case .hits(let hits): hits.count
    case .lines(let lines): lines.count
    }
  }

  /// The files, in the order found.
  var paths: [String] {
    let all =
      switch self {
      case .hits(let hits): hits.map(\.path)
      case .lines(let lines): lines.map(\.path)
      }
    return all.reduce(into: []) { found, path in
      if !found.contains(path) { found.append(path) }
    }
  }
}

/// How much of what was found is printed, and in which form.
struct LookupOutput: ParsableArguments {
  @Option(
    name: [.customShort("n", allowingJoined: true), .long],
    help: "The most rules or lines to print.")
  var limit: Int?

  @Option(
    name: [.customShort("C", allowingJoined: true), .long],
    help: "How many lines of the rule's source to print with each: those around, or the first.")
  var context = 0

  @Flag(name: .shortAndLong, help: "Print only how many rules or lines there are.")
  var count = false

  @Flag(
    name: [.customShort("l"), .customLong("files-with-matches")], help: "Print only the files.")
  var files = false

  @Flag(help: "Print one JSON object a line.")
  var json = false

  @Flag(name: .shortAndLong, help: "Print nothing; the exit status tells.")
  var quiet = false

  @Flag(
    inversion: .prefixedNo,
    help: "Print hits as on a terminal, several lines each; otherwise only on a terminal.")
  var heading: Bool?

  @Option(help: "When to color.")
  var color = ColorChoice.auto

  /// The most hits when nothing is said: more than anybody reads.
  private static let usualLimit = 20

  func validate() throws {
    guard limit ?? 1 > 0 else { throw ValidationError("--limit must be at least 1.") }
    guard context >= 0 else { throw ValidationError("--context must not be negative.") }
    guard [count, files, json, quiet].count(where: { $0 }) < 2 else {
      throw ValidationError("Of --count, -l, --json and --quiet only one can be had.")
    }
  }

  /// How many are looked for.
  var wantedCount: Int {
    limit ?? (count || files ? Int.max : quiet ? 1 : Self.usualLimit)
  }

  /// Whether what is printed of a hit is more than its line.
  var showsTexts: Bool {
    if quiet || count || files { return false }
    return json || color.isOn || (heading ?? Console.isTerminal)
  }

  func lines(for found: LookupFindings) -> [String] {
    if quiet { return [] }
    if count { return ["\(found.count)"] }
    if files { return found.paths }
    switch found {
    case .hits(let hits): return lines(for: hits)
    case .lines(let lines): return self.lines(for: lines)
    }
  }

  func lines(for explanation: SearchExplanation) -> [String] {
    json
      ? [JSONLine.text(explanation)].compactMap(\.self)
      : ExplanationPrinter(explanation: explanation, style: style).lines
  }

  private var style: TerminalStyle { TerminalStyle(isColored: color.isOn) }

  private func lines(for hits: [Hit]) -> [String] {
    if json { return hits.map(\.json) }
    let isRich = heading ?? Console.isTerminal
    let printer = HitPrinter(style: style)
    let blocks = hits.map { hit in
      (isRich ? printer.lines(for: hit) : [printer.line(for: hit)])
        + opening(of: hit).map {
          isRich ? "  \($0.text)" : printer.line($0, beside: (hit.path, hit.id))
        }
    }
    return isRich ? Array(blocks.joined(separator: [""])) : joined(blocks)
  }

  private func opening(of hit: Hit) -> [RuleSource.Line] {
    context == 0 ? [] : RuleSource(path: hit.path).opening(at: hit.line, count: context)
  }

  private func lines(for lines: [GreppedRule]) -> [String] {
    if json { return lines.compactMap(JSONLine.text) }
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
