import RuleGraph

/// What all that goes through `rules.lock` promises of it.
struct LockPromises {
  let before: EditedGuide
  let after: EditedGuide
  let old: RuleID
  let targets: [RuleID]

  /// Whether a finding after a change says no more than was known before it.
  static func explains(_ finding: Diagnostic, _ before: EditedGuide) -> Bool {
    // A rule whose line has another name by mistake may be taken for a new one once the names are others.
    let isMistaken = before.findings.contains { $0.check == "lock/dropped-id" }
    return switch finding.check {
    // What a rule that is gone is called now is a guess, and is told elsewhere once the guess is another.
    case "lock/dropped-id": isMistaken
    // Where nobody kept track before, the lock is new; and of one with faults it is not told what it lacks.
    case "lock/missing-rule", "lock/unsorted":
      isMistaken || before.content.catalog.lock?.faults.isEmpty != true
    // A name that leads nowhere and is taken for a rule keeps it from being told that nothing cites it, and may be taken
    // for another one once the names are others. In a damaged guide it is not told of by itself.
    case "provenance/uncited-rule":
      isMistaken
        || !Set(before.content.catalog.provenance.flatMap(\.rules).map(\.value))
          .isSubset(of: before.graph.rules.map(\.id.description))
    default: false
    }
  }

  func broken() -> String? { lostLine() ?? otherStates() ?? lostAddress() }

  /// Lines of other rules stay as they are, but for the stamps of rules that name the old one, and for their order.
  private func lostLine() -> String? {
    let changed = Set([old.description] + targets.map(\.description))
    let lines = { (guide: EditedGuide) in
      // The mark of byte order stays first, whatever line does.
      let bytes = guide.tree.files[RulesLock.fileName] ?? []
      return bytes.dropFirst(bytes.starts(with: Self.mark) ? 3 : 0)
        .split { $0 == 0x0A || $0 == 0x0D }
        .filter { !changed.contains(Self.words(of: $0).first ?? "") }
        .sorted {
          Self.words(of: $0).prefix(2).lexicographicallyPrecedes(Self.words(of: $1).prefix(2))
        }
    }
    let (was, now) = (lines(before), lines(after))
    guard !was.isEmpty else { return nil }
    let isKept =
      was.count == now.count
      && zip(was, now).allSatisfy { old, new in
        let (first, second) = (Self.words(of: old).prefix(2), Self.words(of: new).prefix(2))
        return old == new || first == second && first.last == "active"
      }
    return isKept ? nil : "the lock has lost a line"
  }

  private static func words(of line: ArraySlice<UInt8>) -> [String] {
    line.split { $0 <= 0x20 }.map { String(decoding: $0, as: UTF8.self) }
  }

  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// What was in step stays so, and what was not does too.
  private func otherStates() -> String? {
    guard before.content.catalog.lock != nil else { return nil }
    for rule in after.graph.rules {
      let source = targets == [rule.id] && before.graph.rule(rule.id) == nil ? old : rule.id
      for language in rule.texts.languages {
        let was = before.graph.translation(of: source, in: language)?.state
        let now = after.graph.translation(of: rule.id, in: language)?.state
        if was != now, !(was == .stale && now == .needsReview && isJoined(rule.id)) {
          return "\(rule.id) in \(language) was \(was as Any) and is \(now as Any)"
        }
      }
    }
    return nil
  }

  /// Whether the languages of a rule lead to the same now, and did not while there were two rules that are one now.
  private func isJoined(_ rule: RuleID) -> Bool {
    let links = { (guide: EditedGuide) in
      guide.graph.rule(rule).map { rule in
        Set(rule.texts.languages.map { guide.graph.facts(of: rule, in: $0)?.links })
      }
    }
    return targets.contains { before.graph.rule($0) != nil } && links(before)?.count != 1
      && links(after)?.count == 1
  }

  private func lostAddress() -> String? {
    let former = after.graph.formerRule(old)
    let known = targets.filter { after.graph.rule($0) != nil }
    return former.map { Set($0.successors) == Set(known) } ?? false
      ? nil : "the old id leads to \(former.map { "\($0.successors)" } ?? "nothing")"
  }
}
