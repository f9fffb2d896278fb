/// The text of `rules.lock` while it is edited: lines that are not touched stay byte for byte.
package struct LockText: Sendable {
  /// What a new file begins with.
  static let header =
    "# Every rule id ever published; written by hig translate accept, rename and retire.\n"

  /// A byte order mark, or nothing.
  private let mark: String
  /// The lines with their ends, and the rule that each is about.
  private let lines: [(text: Substring, id: RuleID?)]
  private let lineEnd: String
  /// The lines that were put in.
  private var entries: [RuleID: String] = [:]

  /// - Parameter text: the file as it is; `nil` when there is none.
  package init(_ text: String?) {
    let text = text ?? Self.header
    lineEnd = text.utf8.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
    mark = text.unicodeScalars.first == "\u{FEFF}" ? "\u{FEFF}" : ""
    lines = Self.lines(of: String(text.unicodeScalars.dropFirst(mark.unicodeScalars.count)))
      .map { ($0, Self.id(of: $0)) }
  }

  /// Puts a line in place of the first one with its id, else where it belongs.
  package mutating func set(_ entry: LockLine) {
    entries[entry.id] = entry.description + lineEnd
  }

  package var text: String {
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
    if !new.isEmpty, let last = text.utf8.last, last != UInt8(ascii: "\n") { text += lineEnd }
    return mark + text + joined(new)
  }

  private func joined(_ ids: some Sequence<RuleID>) -> String {
    ids.reduce(into: "") { $0 += entries[$1] ?? "" }
  }

  private static func id(of line: Substring) -> RuleID? {
    let first = line.utf8.split(maxSplits: 1) { $0 <= UInt8(ascii: " ") }.first
    return first.flatMap { RuleID(Substring($0)) }
  }

  private static func lines(of text: String) -> [Substring] {
    var lines: [Substring] = []
    var start = text.startIndex
    while start < text.endIndex {
      let end = text.utf8[start...].firstIndex(of: UInt8(ascii: "\n"))
      let next = end.map { text.utf8.index(after: $0) } ?? text.endIndex
      lines.append(text[start..<next])
      start = next
    }
    return lines
  }
}

/// A line of `rules.lock` as it is written.
package struct LockLine: Sendable {
  package let id: RuleID
  package let status: LockStatus
  package let targets: [RuleID]
  /// In the order of the site's languages.
  package let acceptances: [(language: String, acceptance: Acceptance)]

  /// A rule that is there.
  package init(
    active id: RuleID, _ acceptances: [(language: String, acceptance: Acceptance)]
  ) {
    self.id = id
    status = .active
    targets = []
    self.acceptances = acceptances
  }

  /// A rule that is there no more.
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
