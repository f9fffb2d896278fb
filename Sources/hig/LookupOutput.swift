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
  @Option(name: [.customShort("n"), .long], help: "The most rules or lines to print.")
  var limit: Int?

  @Option(
    name: [.customShort("C"), .long],
    help: "How many lines of the rule's source to print with each: those around, or the first.")
  var context = 0

  @Flag(help: "Print only how many rules or lines there are.")
  var count = false

  @Flag(
    name: [.customShort("l"), .customLong("files-with-matches")], help: "Print only the files.")
  var files = false

  @Flag(help: "Print one JSON object a line.")
  var json = false

  @Option(help: "When to color.")
  var color = ColorChoice.auto

  /// The most hits when nothing is said: more than anybody reads.
  private static let usualLimit = 20

  func validate() throws {
    guard limit ?? 1 > 0 else { throw ValidationError("--limit must be at least 1.") }
    guard context >= 0 else { throw ValidationError("--context must not be negative.") }
    guard [count, files, json].count(where: { $0 }) < 2 else {
      throw ValidationError("Of --count, -l and --json only one can be printed.")
    }
  }

  /// How many are looked for.
  var wantedCount: Int {
    limit ?? (count || files ? Int.max : Self.usualLimit)
  }

  func lines(for found: LookupFindings) -> [String] {
    if count { return ["\(found.count)"] }
    if files { return found.paths }
    switch found {
    case .hits(let hits): return lines(for: hits)
    case .lines(let lines): return self.lines(for: lines)
    }
  }

  private var isRich: Bool {
    Console.isTerminal || color == .always
  }

  private func lines(for hits: [Hit]) -> [String] {
    if json { return hits.map(\.json) }
    let printer = HitPrinter(style: TerminalStyle(isColored: color.isOn))
    let blocks = hits.map { hit in
      (isRich ? printer.lines(for: hit) : [HitLine.text(hit)])
        + RuleSource(path: hit.path).opening(at: hit.line, count: context).map {
          isRich ? "  \($0.text)" : "\(hit.path)-\($0.number)-\(hit.id)- \($0.text)"
        }
    }
    return Array(isRich ? Array(blocks.joined(separator: [""])) : blocks.flatMap(\.self))
  }

  private func lines(for lines: [GreppedRule]) -> [String] {
    if json { return lines.compactMap(JSONLine.text) }
    let style = TerminalStyle(isColored: isRich && color.isOn)
    let blocks = lines.map { line in
      let around = RuleSource(path: line.path).around(line.line, count: context)
      let head = "\(line.path):\(line.line):\(line.id): "
      return around.before.map { "\(line.path)-\($0.number)-\(line.id)- \($0.text)" }
        + [head + style.mark(line.text, line.marks, .red)]
        + around.after.map { "\(line.path)-\($0.number)-\(line.id)- \($0.text)" }
    }
    return context == 0 ? blocks.flatMap(\.self) : Array(blocks.joined(separator: ["--"]))
  }
}
