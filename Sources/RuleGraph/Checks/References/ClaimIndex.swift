/// The older claims of a component, by what a newer claim could dispute: this avoids comparing thousands of rules on a
/// page with one another.
///
/// Two titles that share three quarters of all their words also share one of the rarest, if one takes from each title
/// one more word than could be missing in the other: the prefix filter of set similarity joins (Chaudhuri, Ganti and
/// Kaushik, 2006).
struct ClaimIndex {
  private let claims: [Claim]
  private let frequencies: [Key: Int]
  /// How many of the claims are in the index.
  private var count = 0
  /// Their places by key, in order.
  private var places: [Key: [Int]] = [:]

  private enum Key: Hashable {
    case word(Substring, language: String)
    case member(NodeID)
  }

  /// - Parameter claims: the oldest first; none is in the index yet.
  init(_ claims: [Claim]) {
    self.claims = claims
    frequencies = claims.reduce(into: [:]) { frequencies, claim in
      for (language, words) in claim.words {
        for word in words { frequencies[.word(word, language: language), default: 0] += 1 }
      }
    }
  }

  /// Takes in the claims that began before an edition.
  mutating func add(before start: Int) {
    while count < claims.count, claims[count].start < start {
      for key in keys(of: claims[count]) { places[key, default: []].append(count) }
      count += 1
    }
  }

  /// The claims taken in that may be about the same thing as another, in order, each looked up when it is asked for.
  func likely(for newer: Claim) -> some Sequence<Claim> {
    sequence(state: keys(of: newer).compactMap { places[$0]?[...] }) { rows in
      guard let next = rows.lazy.compactMap(\.first).min() else { return nil }
      for row in rows.indices where rows[row].first == next { rows[row].removeFirst() }
      return claims[next]
    }
  }

  private func keys(of claim: Claim) -> [Key] {
    let members = claim.measures.isEmpty ? [] : claim.members
    return claim.words.flatMap { rarest(of: $0.value, in: $0.key) } + members.map(Key.member)
  }

  private func rarest(of words: Set<Substring>, in language: String) -> [Key] {
    // A single word makes no title like another.
    guard words.count > 1 else { return [] }
    let shared = (3 * words.count + 3) / 4
    // Words as frequent as one another need an order too, the same in all titles.
    return words.map { (frequencies[.word($0, language: language)] ?? 0, $0) }.sorted(by: <)
      .prefix(words.count - shared + 1).map { .word($0.1, language: language) }
  }
}
