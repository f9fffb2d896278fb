import CommonMark

/// What two lines of `rules.lock` with one id are to one another.
struct LockLines {
  private let content: CheckedContent
  private let reader: TranslationReader
  private let source: SourceText?
  /// The numbers of lines of which something was not read.
  private let faulty: Set<Int>

  init(_ content: CheckedContent) {
    self.content = content
    reader = TranslationReader(content.catalog)
    source = content.catalog.texts[content.catalog.printedPath(RulesLock.fileName)]
    let faults = (content.catalog.lock?.faults ?? []).filter(\.kind.losesSomething)
    faulty = Set(faults.map(\.location.line))
  }

  /// What to do where a person has to say which line is true.
  ///
  /// - Parameters:
  ///   - counted: the line that counts.
  ///   - other: the one that does not.
  func advice(on counted: LockEntry, _ other: LockEntry) -> String {
    let id = counted.id
    if content.graph.rule(id) != nil {
      return counted.status == other.status
        ? "'hig translate accept \(id)' leaves one line, once you have compared the texts."
        : "Delete the line that is not true."
    }
    guard let successor = unaccepted(after: counted, other).first else {
      return "Delete the line that is not true."
    }
    return "The rule is '\(successor)' now, and only the line with stamps knows that its texts "
      + "are accepted: 'hig translate accept \(successor)', and 'hig check --fix' takes that line out."
  }

  /// The line by whose loss nothing is lost; `nil` where a person has to say.
  func needless(of counted: LockEntry, _ other: LockEntry) -> LockEntry? {
    guard !content.damage.holds(counted.id), !faulty.contains(counted.location.line),
      !faulty.contains(other.location.line)
    else { return nil }
    if counted.saysTheSame(as: other) { return other }
    guard other.status == .active else { return nil }
    guard let rule = content.graph.rule(counted.id) else {
      return counted.status == .active || !unaccepted(after: counted, other).isEmpty ? nil : other
    }
    guard counted.status == .active else { return nil }
    let stamps = reader.stamps(of: rule)
    return switch (counted.agrees(with: stamps), other.agrees(with: stamps)) {
    case (true, false): counted.knows(allOf: other) ? other : nil
    case (false, true): other.knows(allOf: counted) ? counted : nil
    default: nil
    }
  }

  /// What a rule has become whose present texts were accepted under its old id, and not yet under the new one.
  private func unaccepted(after former: LockEntry, _ active: LockEntry) -> [RuleID] {
    guard former.status != .active, active.status == .active else { return [] }
    let successors = content.graph.formerRule(former.id)?.successors ?? []
    return successors.filter { id in
      guard let rule = content.graph.rule(id) else { return false }
      let stamps = reader.stamps(of: rule)
      return active.agrees(with: stamps)
        && !(content.catalog.lock?[id]?.agrees(with: stamps) ?? false)
    }
  }

  /// Takes out the whole line with its end.
  func deletion(of entry: LockEntry) -> FixIt {
    let line = entry.location.line
    let start = SourcePosition(line: line, column: 1)
    let next = SourcePosition(line: line + 1, column: 1)
    let isLast = source.map { $0.offset(next) == nil } ?? true
    let end = SourcePosition(line: line, column: (source?.line(line).utf8.count ?? 0) + 1)
    return FixIt(
      location: SourceLocation(path: entry.location.path, range: start..<(isLast ? end : next)),
      replacement: "", isCertain: true)
  }
}

extension LockEntry {
  fileprivate func saysTheSame(as other: LockEntry) -> Bool {
    status == other.status && targets.map(\.value) == other.targets.map(\.value)
      && acceptances == other.acceptances
  }

  /// Whether the texts of all languages are those that were accepted.
  fileprivate func agrees(with stamps: Localized<TextStamps>) -> Bool {
    stamps.languages.allSatisfy { language in
      guard let accepted = acceptances[language], accepted.basis == nil else { return false }
      return stamps[language]?.matches(accepted.stamp) ?? false
    }
  }

  /// Whether it has something of each language that another line has something of.
  fileprivate func knows(allOf other: LockEntry) -> Bool {
    other.acceptances.languages.allSatisfy { acceptances[$0] != nil }
  }
}

extension LockFault.Kind {
  /// Whether a part of the line is not known.
  fileprivate var losesSomething: Bool {
    switch self {
    case .acceptanceMalformed, .acceptanceRepeated, .targetCount: true
    default: false
    }
  }
}
