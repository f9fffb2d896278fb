import CommonMark

/// What one language of a rule states and the other does not.
struct FactDifferences {
  struct Side {
    let language: String
    let facts: PassageFacts
    let passage: Passage
    /// What the passage may also hold of other rules.
    let others: [PassageFacts]

    func mayHold(_ name: String, of facts: (PassageFacts) -> [String]?) -> Bool {
      others.contains { facts($0)?.contains(name) ?? true }
    }
  }

  /// A difference, and the respect in which one of the texts was changed when it came about.
  typealias Difference = (words: String, aspect: TextAspect)

  private let first: Side
  private let second: Side
  private let torn: (first: TornFacts, second: TornFacts)

  init(_ first: Side, _ second: Side, in graph: Graph) {
    (self.first, self.second) = (first, second)
    torn = (TornFacts(first.passage, in: graph), TornFacts(second.passage, in: graph))
  }

  var all: [Difference] {
    [
      (numbers, .numbers), (names, .names), (links, .links), (listLengths, .words),
    ].compactMap { words, aspect in words.map { ($0, aspect) } }
  }

  private var hasTornCode: Bool { torn.first.hasCode || torn.second.hasCode }

  private var numbers: String? {
    // Of code that was torn nobody knows what stood in it.
    guard !hasTornCode, !differInMarksAlone else { return nil }
    let months = (first: NamedMonths(in: first.passage), second: NamedMonths(in: second.passage))
    return difference("numbers", \.numbers) { number, isFirst in
      let (own, other) = isFirst ? torn : (torn.second, torn.first)
      return own.numbers.contains(number) || other.swallowed.contains(number)
        || (isFirst ? months.second : months.first).numbers.contains(number)
    } ?? frequencies
  }

  /// Whether one text only writes its numbers with other marks.
  private var differInMarksAlone: Bool {
    let (ours, theirs) = (first.facts.numbers, second.facts.numbers)
    guard ours != theirs else { return false }
    return second.passage.numbers(asIn: ours) == Set(ours)
      || first.passage.numbers(asIn: theirs) == Set(theirs)
      // Both may be in languages such as German and French.
      || first.passage.numbersWithCommas == second.passage.numbersWithCommas
  }

  private var names: String? {
    hasTornCode ? nil : difference("API names", \.codes) { _, _ in false }
  }

  private var links: String? {
    difference("links", \.links) { _, isFirst in (isFirst ? torn.second : torn.first).hasLinks }
  }

  /// `numbers: '44' only in 'en', '40' only in 'ko'`.
  ///
  /// - Parameter follows: whether a name is on only one side, the first or the second, because of torn links or other
  ///   words there or on the other side.
  private func difference(
    _ noun: String, _ facts: (PassageFacts) -> [String]?,
    follows: (String, _ isFirst: Bool) -> Bool
  ) -> String? {
    guard let ours = facts(first.facts), let theirs = facts(second.facts), ours != theirs else {
      return nil
    }
    let (known, others) = (Set(ours), Set(theirs))
    let sides = [
      only(
        ours.filter {
          !others.contains($0) && !follows($0, true) && !first.mayHold($0, of: facts)
        }, in: first),
      only(
        theirs.filter {
          !known.contains($0) && !follows($0, false) && !second.mayHold($0, of: facts)
        }, in: second),
    ].compactMap(\.self)
    return sides.isEmpty ? nil : "\(noun): \(sides.joined(separator: "; "))"
  }

  /// `numbers: '5' twice in 'en', once in 'ko'; '7' once in 'en', twice in 'ko'`.
  ///
  /// This happens where one of two fives became a seven: no number is on only one side. A number that is only repeated
  /// is not a difference.
  private var frequencies: String? {
    guard first.facts.allNumbers != second.facts.allNumbers,
      (first.others + second.others).allSatisfy(\.numbers.isEmpty),
      [torn.first, torn.second].allSatisfy({ $0.numbers.isEmpty && $0.swallowed.isEmpty })
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

  private func only(_ names: [String], in side: Side) -> String? {
    names.isEmpty
      ? nil : "\(NameList(names).words) only in '\(side.language)'"
  }

  private var listLengths: String? {
    let (ours, theirs) = (first.facts.listLengths, second.facts.listLengths)
    guard ours != theirs, !torn.first.hasLists, !torn.second.hasLists else { return nil }
    let longer = ours.count > theirs.count ? first : second
    guard longer.others.allSatisfy(\.listLengths.isEmpty) else { return nil }
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

extension Passage {
  /// Its numbers, read as those of another text where they can be.
  fileprivate func numbers(asIn others: [String]) -> Set<String> {
    let known = Set(others)
    return numbers { WrittenNumber.allDigits(in: $0, asIn: known) }
  }

  /// Its numbers where every comma is read as a point, and every point as what parts thousands.
  fileprivate var numbersWithCommas: Set<String> {
    numbers(WrittenNumber.allDigitsWithCommas)
  }

  private func numbers(
    _ digits: (UnsafeBufferPointer<UInt8>) -> [String]
  ) -> Set<String> {
    nodes.reduce(into: []) { numbers, id in
      guard case .text = document.nodes[id].kind else { return }
      document.withLiteral(of: id) { numbers.formUnion(digits($0)) }
    }
  }
}
