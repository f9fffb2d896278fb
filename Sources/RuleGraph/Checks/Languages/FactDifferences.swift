/// What one language of a rule states and the other does not.
struct FactDifferences {
  typealias Side = (language: String, facts: PassageFacts, passage: Passage)

  let first: Side
  let second: Side

  var words: [String] {
    [
      difference("numbers", \.numbers) { number, own, _ in own.numbers.contains(number) }
        ?? frequencies,
      difference("API names", \.codes),
      difference("links", \.links) { _, _, other in other.hasLinks },
      listLengths,
    ].compactMap(\.self)
  }

  /// `numbers: '44' only in 'en', '40' only in 'ko'`.
  ///
  /// - Parameter follows: whether a name stands on one side alone because of torn links there or on the other side.
  private func difference(
    _ noun: String, _ facts: (PassageFacts) -> [String]?,
    follows: (String, _ own: TornFacts, _ other: TornFacts) -> Bool = { _, _, _ in false }
  ) -> String? {
    guard let ours = facts(first.facts), let theirs = facts(second.facts), ours != theirs else {
      return nil
    }
    let (known, others) = (Set(ours), Set(theirs))
    let (own, other) = (TornFacts(first.passage), TornFacts(second.passage))
    let sides = [
      only(ours.filter { !others.contains($0) && !follows($0, own, other) }, in: first.language),
      only(theirs.filter { !known.contains($0) && !follows($0, other, own) }, in: second.language),
    ].compactMap(\.self)
    return sides.isEmpty ? nil : "\(noun): \(sides.joined(separator: "; "))"
  }

  /// `numbers: '5' twice in 'en', once in 'ko'; '7' once in 'en', twice in 'ko'`.
  ///
  /// So it is where one of two fives became a seven: no number stands on one side alone. One that is only repeated is no
  /// difference.
  private var frequencies: String? {
    guard first.facts.allNumbers != second.facts.allNumbers,
      TornFacts(first.passage).numbers.isEmpty, TornFacts(second.passage).numbers.isEmpty
    else { return nil }
    let (ours, theirs) = (frequencies(first.facts), frequencies(second.facts))
    let shared = first.facts.numbers.filter { theirs[$0] != nil && theirs[$0] != ours[$0] }
    let isMore = { (number: String) in (ours[number] ?? 0) > (theirs[number] ?? 0) }
    guard shared.contains(where: isMore), !shared.allSatisfy(isMore) else { return nil }
    let words = shared.map {
      "'\($0)' \(times(ours[$0])) in '\(first.language)', \(times(theirs[$0])) in '\(second.language)'"
    }
    return "numbers: \(words.joined(separator: "; "))"
  }

  private func frequencies(_ facts: PassageFacts) -> [String: Int] {
    Dictionary(facts.allNumbers.map { ($0, 1) }, uniquingKeysWith: +)
  }

  private func times(_ count: Int?) -> String {
    switch count {
    case 1: "once"
    case 2: "twice"
    default: "\(count ?? 0) times"
    }
  }

  private func only(_ names: [String], in language: String) -> String? {
    names.isEmpty ? nil : "\(NameList(names).words) only in '\(language)'"
  }

  private var listLengths: String? {
    let (ours, theirs) = (first.facts.listLengths, second.facts.listLengths)
    guard ours != theirs else { return nil }
    return
      "items of lists: \(list(ours)) in '\(first.language)', \(list(theirs)) in '\(second.language)'"
  }

  private static let mostListsTold = 10

  private func list(_ lengths: [Int]) -> String {
    let told = lengths.prefix(Self.mostListsTold).map(String.init)
    let rest = lengths.count - told.count
    return lengths.isEmpty
      ? "no list" : (told + (rest > 0 ? ["\(rest) more lists"] : [])).joined(separator: " and ")
  }
}
