import RuleGraph

/// The changes between two texts as hunks with three lines around them.
struct LinePatch {
  private static let surrounding = 3

  fileprivate enum Step: Equatable {
    case kept(Substring)
    case removed(Substring)
    case added(Substring)

    var lines: [String] {
      switch self {
      case .kept(let line): Self.lines(" ", line)
      case .removed(let line): Self.lines("-", line)
      case .added(let line): Self.lines("+", line)
      }
    }

    private static func lines(_ sign: String, _ line: Substring) -> [String] {
      guard line.utf8.last == UInt8(ascii: "\n") else {
        return [sign + line, "\\ No newline at end of file"]
      }
      return [sign + String(Substring(line.utf8.dropLast()))]
    }
  }

  private let steps: [Step]

  init(old: String, new: String) {
    let (oldLines, newLines) = (Self.lines(of: old), Self.lines(of: new))
    // By bytes: a letter that is composed now is another line.
    let difference = ListDifference(
      from: oldLines.map { Array($0.utf8) }, to: newLines.map { Array($0.utf8) })
    var steps: [Step] = []
    var position = 0
    for (number, line) in oldLines.enumerated() {
      if difference.removed.contains(number) {
        steps.append(.removed(line))
        continue
      }
      Self.append(&steps, newLines, difference.added, from: &position)
      steps.append(.kept(line))
      position += 1
    }
    Self.append(&steps, newLines, difference.added, from: &position)
    self.steps = steps
  }

  private static func append(
    _ steps: inout [Step], _ lines: [Substring], _ added: Set<Int>, from position: inout Int
  ) {
    while added.contains(position) {
      steps.append(.added(lines[position]))
      position += 1
    }
  }

  /// The lines with their ends, cut at line feeds alone as `patch` does.
  private static func lines(of text: String) -> [Substring] {
    var lines: [Substring] = []
    var rest = text.utf8[...]
    while let feed = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let next = rest.index(after: feed)
      lines.append(Substring(rest[..<next]))
      rest = rest[next...]
    }
    return rest.isEmpty ? lines : lines + [Substring(rest)]
  }

  var lines: [String] {
    var (end, old, new) = (0, 0, 0)
    return hunks.flatMap { hunk -> [String] in
      // As many lines are kept between two hunks in both.
      let start = (old: old + hunk.lowerBound - end, new: new + hunk.lowerBound - end)
      let inside = steps[hunk]
      let oldCount = inside.count { !$0.isAdded }, newCount = inside.count { !$0.isRemoved }
      (end, old, new) = (hunk.upperBound, start.old + oldCount, start.new + newCount)
      return ["@@ -\(Self.range(start.old, oldCount)) +\(Self.range(start.new, newCount)) @@"]
        + inside.flatMap(\.lines)
    }
  }

  /// The first line and how many there are; for none the line before.
  private static func range(_ start: Int, _ count: Int) -> String {
    "\(count == 0 ? start : start + 1),\(count)"
  }

  /// The changes with the lines around them, those that touch put together.
  private var hunks: [Range<Int>] {
    steps.indices.filter { !steps[$0].isKept }.reduce(into: []) { hunks, index in
      let start = max(0, index - Self.surrounding)
      let end = min(steps.count, index + Self.surrounding + 1)
      if let last = hunks.last, start <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<end
      } else {
        hunks.append(start..<end)
      }
    }
  }
}

extension LinePatch.Step {
  fileprivate var isKept: Bool { !isAdded && !isRemoved }

  fileprivate var isAdded: Bool {
    if case .added = self { return true }
    return false
  }

  fileprivate var isRemoved: Bool {
    if case .removed = self { return true }
    return false
  }
}
