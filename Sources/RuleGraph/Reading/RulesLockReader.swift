import CommonMark

/// Reads `rules.lock`: a line a rule, its pieces between spaces.
package struct RulesLockReader {
  private let path: String
  private let bytes: [UInt8]
  private let lines: LineTable
  private var entries: [LockEntry] = []
  private var outdone: [LockEntry] = []
  private var faults: [LockFault] = []
  private var withoutID = BrokenLines()
  /// The positions of entries.
  private var known: [RuleID: Int] = [:]

  package init(_ source: SourceText) {
    path = source.path
    bytes = Array(source.text.utf8)
    lines = source.lines
  }

  package func read() -> RulesLock {
    var run = self
    run.readLines()
    let withoutID = run.withoutID.faults { line, others in
      LockFault(kind: .idInvalid(line.value, others: others), location: line.location)
    }
    return RulesLock(
      entries: run.entries, outdone: run.outdone, faults: run.faults + withoutID)
  }

  private mutating func readLines() {
    for index in lines.starts.indices {
      let (start, end) = (lines.starts[index], lines.ends[index])
      read(Line(number: index + 1, start: start, pieces: pieces(start..<end)))
    }
  }

  private struct Line {
    let number: Int
    let start: Int
    let pieces: [Range<Int>]
  }

  /// The runs of bytes between blanks; none for a comment.
  private func pieces(_ line: Range<Int>) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = line.lowerBound
    for offset in line.lowerBound...line.upperBound {
      let isEnd = offset == line.upperBound || bytes[offset] <= UInt8(ascii: " ")
      guard isEnd else { continue }
      if offset > start { pieces.append(start..<offset) }
      start = offset + 1
    }
    let isComment = pieces.first.map { bytes[$0.lowerBound] == UInt8(ascii: "#") } ?? true
    return isComment ? [] : pieces
  }

  private mutating func read(_ line: Line) {
    guard let name = line.pieces.first else { return }
    let text = text(name)
    let place = location(name, line)
    guard let id = RuleID(text), HeadingReader.isValidID(id.page),
      HeadingReader.isValidID(id.name)
    else { return withoutID.append(Located(text, at: place)) }
    guard line.pieces.count > 1 else { return report(.statusMissing, at: place) }
    let word = self.text(line.pieces[1])
    guard let status = LockStatus(rawValue: word) else {
      return report(.statusUnknown(word), at: location(line.pieces[1], line))
    }
    add(entry(id, status, line))
  }

  private mutating func entry(_ id: RuleID, _ status: LockStatus, _ line: Line) -> LockEntry {
    let rest = line.pieces.dropFirst(2)
    let place = location(line.pieces[0], line)
    var targets: [Located<String>] = []
    var acceptances = Localized<Acceptance>()
    if status == .active {
      for piece in rest { readAcceptance(piece, line, &acceptances) }
    } else {
      targets = rest.flatMap { Located(text($0), at: location($0, line)).listed }
      if !status.targetCounts.contains(targets.count) {
        report(.targetCount(status, targets.count), at: location(line.pieces[1], line))
      }
    }
    return LockEntry(
      id: id, location: place, status: status, targets: targets, acceptances: acceptances)
  }

  private mutating func readAcceptance(
    _ piece: Range<Int>, _ line: Line, _ acceptances: inout Localized<Acceptance>
  ) {
    guard let equals = bytes[piece].firstIndex(of: UInt8(ascii: "=")), equals > piece.lowerBound,
      let acceptance = Acceptance(text(equals + 1..<piece.upperBound))
    else { return report(.acceptanceMalformed(text(piece)), at: location(piece, line)) }
    let language = text(piece.lowerBound..<equals)
    guard acceptances[language] == nil else {
      return report(.acceptanceRepeated(language: language), at: location(piece, line))
    }
    acceptances.set(acceptance, in: language)
  }

  private mutating func add(_ entry: LockEntry) {
    // Of two lines with one id either may be taken out.
    if let last = entries.last?.id, last != entry.id, !RulesLock.isOrdered(last, entry.id) {
      report(.unsorted(entry.id, after: last), at: entry.location)
    }
    if let position = known[entry.id] { return add(entry, besideThatAt: position) }
    known[entry.id] = entries.count
    entries.append(entry)
  }

  private mutating func add(_ entry: LockEntry, besideThatAt position: Int) {
    let earlier = entries[position]
    report(.repeated(entry.id, first: earlier.location), at: entry.location)
    let counts = earlier.status == .active && entry.status != .active
    outdone.append(counts ? earlier : entry)
    if counts { entries[position] = entry }
  }

  private mutating func report(_ kind: LockFault.Kind, at location: SourceLocation) {
    faults.append(LockFault(kind: kind, location: location))
  }

  private func text(_ piece: Range<Int>) -> String {
    String(decoding: bytes[piece], as: UTF8.self)
  }

  private func location(_ piece: Range<Int>, _ line: Line) -> SourceLocation {
    SourceLocation(
      path: path, line: line.number, column: piece.lowerBound - line.start + 1,
      length: piece.count)
  }
}

extension RulesLock {
  /// The order of lines: that of bytes, as `LC_ALL=C sort` has it.
  static func isOrdered(_ left: RuleID, _ right: RuleID) -> Bool {
    left.description.utf8.lexicographicallyPrecedes(right.description.utf8)
  }
}
