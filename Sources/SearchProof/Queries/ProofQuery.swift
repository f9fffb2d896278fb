/// A query and what should answer it.
package struct ProofQuery: Hashable, Sendable {
  /// The class it stands for, such as `particled`.
  package let group: String
  /// The code of the language whose index is asked.
  package let language: String
  /// As typed.
  package let text: String
  /// The ids of the rules of which any may come first; none when the content has no answer.
  package let wanted: [String]

  /// Makes a query.
  package init(group: String, language: String, text: String, wanted: [String]) {
    self.group = group
    self.language = language
    self.text = text
    self.wanted = wanted
  }
}

/// What a set of queries must reach; `nil` asks nothing.
package struct Floor: Hashable, Sendable {
  /// The least share of queries whose first hit is wanted.
  package var success: Double?
  /// The least mean reciprocal rank of the first wanted hit among ten.
  package var meanReciprocalRank: Double?
  /// The largest share of queries without a hit, or of keystrokes that leave the page blank.
  package var zeroHits: Double?

  /// Makes a floor.
  package init(success: Double?, meanReciprocalRank: Double?, zeroHits: Double?) {
    self.success = success
    self.meanReciprocalRank = meanReciprocalRank
    self.zeroHits = zeroHits
  }
}

/// Where the queries of a proof come from.
package enum ProofSet: String, CaseIterable, Sendable {
  /// A person wrote them down.
  case written
  /// Words of a rule's own text, changed as people change them while typing.
  case knownItem = "known-item"
  /// Every state in which a written query stands while it is typed.
  case typing
}
