import RuleGraph
import XLIFF

/// What an import promises, whatever came back: it touches what has changed, and nothing else.
struct ExchangePromises {
  let files: [ReturnedFile]
  let result: ExchangeResult
  let before: ExchangedGuide
  let after: ExchangedGuide

  /// The first promise that was broken; `nil` for none.
  func broken() -> String? {
    foreignPage() ?? changedRules() ?? result.languages.lazy.compactMap(brokenUnit).first
      ?? secondImport()
  }

  /// A page of a language that nobody translated to is as it was, byte for byte, and no other file is there.
  private func foreignPage() -> String? {
    let targets = Set(result.languages.map { "\($0.target).md" })
    let folders = Set(before.tree.files.keys.filter { $0.hasSuffix(".md") }.map(Self.folder))
    return after.tree.files.keys.first { path in
      let name = path.split(separator: "/").last.map(String.init) ?? ""
      let mayChange = targets.contains(name) && folders.contains(Self.folder(path))
      return !mayChange && after.tree.files[path] != before.tree.files[path]
    }.map { "'\($0)' has changed" }
  }

  private static func folder(_ path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }

  private func changedRules() -> String? {
    before.rules == after.rules
      ? nil : "the rules are others: \(before.rules) and \(after.rules)"
  }

  /// What the same document makes of what it made.
  private func secondImport() -> String? {
    guard result.problems.isEmpty, !result.texts.isEmpty else { return nil }
    let again = try? ExchangeImporter(after.tree).apply(files)
    return again?.texts.keys.first.map { "the same again changes '\($0)'" }
  }

  private func brokenUnit(_ language: ImportResult) -> String? {
    // What two pairs of languages have written into one page cannot be told apart.
    guard result.languages.count == 1 else { return nil }
    let pair = (language.source, language.target)
    let (old, new) = (ExchangeUnits(before, pair), ExchangeUnits(after, pair))
    let refused = Set(language.problems.map(\.unit))
    let all = Dictionary(grouping: files.flatMap(\.units), by: \.id)
    let returned = all.compactMapValues {
      $0.first { $0.target != nil && !refused.contains($0.id) }
    }
    for (id, unit) in old.units.sorted(by: { $0.key < $1.key }) {
      // Of what came back twice one may have been refused.
      guard let now = new.units[id], (all[id]?.count ?? 0) < 2 else { continue }
      let broken =
        returned[id].map { problem(of: $0, old: unit, now: now, in: new, Set(returned.keys)) }
        ?? (Self.values(unit.target) == Self.values(now.target) ? nil : "reads otherwise")
      if let broken { return "'\(id)' \(broken): \(Self.values(now.target) ?? [])" }
    }
    return nil
  }

  private func problem(
    of returned: ReturnedUnit, old: TranslationUnit, now: TranslationUnit, in new: ExchangeUnits,
    _ taken: Set<String>
  ) -> String? {
    guard let target = now.target else {
      return new.isWhole(old.id, in: taken) ? "was lost without a word" : nil
    }
    // The numbers of marks are those of the content before.
    let marks = old.source.marks.merging(old.target?.marks ?? [:]) { own, _ in own }
    let meant = Segment(pieces: returned.target ?? [], marks: marks)
    return Self.values(target) == Self.values(meant) ? nil : "was not taken as it is"
  }

  /// Bytes, for two strings are equal that differ in how Hangul is composed.
  private static func values(_ segment: Segment?) -> [String]? {
    segment.map { segment in
      Segment.normalized(segment.pieces).map { piece in
        switch piece {
        case .text(let text): text
        case .open(let id): "<\(segment.marks[id].map { "\($0)" } ?? "")"
        case .close: ">"
        case .mark(let id): "<\(segment.marks[id].map { "\($0)" } ?? "")>"
        }
      }
    }
  }
}
