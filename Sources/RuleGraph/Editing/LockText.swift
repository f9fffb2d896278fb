import CommonMark

/// The text of `rules.lock` while it is edited: lines that are not touched stay byte for byte, though not those that stand
/// there twice, nor in their places where they are out of order.
package struct LockText: Sendable {
  /// What a new file begins with.
  static let header =
    "# Every rule id ever published; written by hig translate accept, rename and retire.\n"

  /// A byte order mark, or nothing.
  private let mark: String
  private let lines: [Line]
  private let lineEnd: String
  /// The lines that were put in.
  private var entries: [RuleID: String] = [:]

  private struct Line {
    /// With its end.
    let text: Substring
    /// The rule that it is about.
    let id: RuleID?
  }

  /// - Parameter text: the file as it is; `nil` when there is none.
  package init(_ text: String?) {
    let source = SourceText(path: RulesLock.fileName, text: text ?? Self.header)
    let starts = source.lines.starts.indices.map { source.lines.starts[$0] }
    let bytes = source.text.utf8
    mark = String(decoding: bytes.prefix(starts[0]), as: UTF8.self)
    lineEnd = source.lineEnd
    lines = zip(starts, starts.dropFirst() + [bytes.count]).filter { $0 < $1 }.map { start, end in
      let first = bytes.index(bytes.startIndex, offsetBy: start)
      let line = source.text[first..<bytes.index(first, offsetBy: end - start)]
      return Line(text: line, id: Self.id(of: line))
    }
  }

  /// Puts a line in place of those with its id, or otherwise where it belongs.
  package mutating func set(_ entry: LockLine) {
    entries[entry.id] = entry.description + lineEnd
  }

  package var text: String {
    let lines = ordered(distinct)
    let known = Set(lines.compactMap(\.id))
    var (replacing, new) = (entries, entries.keys.filter { !known.contains($0) }[...])
    new.sort(by: RulesLock.isOrdered)
    var text = ""
    for line in lines {
      let id = line.id
      let first = new.prefix { new in id.map { RulesLock.isOrdered(new, $0) } ?? false }
      text += joined(first)
      new = new.dropFirst(first.count)
      text += id.flatMap { replacing.removeValue(forKey: $0) } ?? String(line.text)
    }
    if !new.isEmpty, let last = text.unicodeScalars.last, !["\n", "\r"].contains(last) {
      text += lineEnd
    }
    return mark + text + joined(new)
  }

  /// The lines without those that a merge left twice: a rule that is put in has one line, and no line says twice the same.
  private var distinct: [Line] {
    var told: Set<Told> = []
    return lines.filter { line in
      guard let id = line.id else { return true }
      let words = entries[id] == nil ? line.text.split(whereSeparator: \.isWhitespace) : []
      return told.insert(Told(id: id, words: words)).inserted
    }
  }

  private struct Told: Hashable {
    let id: RuleID
    let words: [Substring]
  }

  /// The lines in the order of their ids; what says nothing of a rule stays at the top, or before the line that it
  /// stands before.
  private func ordered(_ lines: [Line]) -> [Line] {
    let ids = lines.compactMap(\.id)
    guard zip(ids, ids.dropFirst()).contains(where: { RulesLock.isOrdered($1, $0) }) else {
      return lines
    }
    let top = lines.prefix { $0.id == nil }
    var stretches: [[Line]] = [[]]
    for line in lines.dropFirst(top.count) {
      stretches[stretches.count - 1].append(line)
      if line.id != nil { stretches.append([]) }
    }
    let end = stretches.removeLast()
    let sorted = stretches.enumerated().sorted { left, right in
      guard let one = left.element.last?.id, let other = right.element.last?.id, one != other
      else { return left.offset < right.offset }
      return RulesLock.isOrdered(one, other)
    }
    return top + sorted.flatMap(\.element).map(terminated) + end
  }

  /// The last line of a file may have no end.
  private func terminated(_ line: Line) -> Line {
    let isEnded = line.text.unicodeScalars.last.map { ["\n", "\r"].contains($0) } ?? false
    return isEnded ? line : Line(text: line.text + lineEnd[...], id: line.id)
  }

  private func joined(_ ids: some Sequence<RuleID>) -> String {
    ids.reduce(into: "") { $0 += entries[$1] ?? "" }
  }

  private static func id(of line: Substring) -> RuleID? {
    let first = line.utf8.split(maxSplits: 1) { $0 <= UInt8(ascii: " ") }.first
    guard first?.first != UInt8(ascii: "#") else { return nil }
    return first.flatMap { RuleID(Substring($0)) }
  }
}

/// A line of `rules.lock` as it is written.
package struct LockLine: Sendable {
  package let id: RuleID
  package let status: LockStatus
  package let targets: [RuleID]
  /// In the order of the site's languages.
  package let acceptances: [(language: String, acceptance: Acceptance)]

  /// A rule that exists.
  package init(
    active id: RuleID, _ acceptances: [(language: String, acceptance: Acceptance)]
  ) {
    self.id = id
    status = .active
    targets = []
    self.acceptances = acceptances
  }

  /// A rule that no longer exists.
  package init(former id: RuleID, _ status: LockStatus, targets: [RuleID]) {
    self.id = id
    self.status = status
    self.targets = targets
    acceptances = []
  }
}

extension LockLine: CustomStringConvertible {
  package var description: String {
    let names = targets.map(\.description).joined(separator: ",")
    let stamps = acceptances.map { "\($0.language)=\($0.acceptance)" }
    return (["\(id)", status.rawValue] + (names.isEmpty ? [] : [names]) + stamps)
      .joined(separator: " ")
  }
}
