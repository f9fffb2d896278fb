internal import RuleGraph

/// Words of other languages with what they are called in the language of an index: mined, and corrected by hand.
struct WordTranslations: Sendable {
  /// In the language of the index, and in another.
  private(set) var pairs: [MinedPair] = []

  init(_ graph: Graph, languages: [String], _ mined: MinedLanguages) {
    guard let own = languages.first else { return }
    for other in languages.dropFirst() {
      let judged = { (standing: WordPairStanding) in
        graph.wordPairs.filter { $0.standing == standing }.compactMap { pair in
          pair.words[own].flatMap { own in
            pair.words[other].map { MinedPair(first: own, second: $0) }
          }
        }
      }
      let rejected = Set(judged(.rejected).map(Self.folded))
      let accepted = judged(.accepted)
      let settled = Set(accepted.map(Self.folded).flatMap { [$0.first, $0.second] })
      pairs +=
        accepted
        + mined.pairs(of: own, with: other).filter { pair in
          let pair = Self.folded(pair)
          return !rejected.contains(pair) && settled.isDisjoint(with: [pair.first, pair.second])
        }
    }
  }

  /// The words as concepts, numbered from a number, beside the names that glossary and components give.
  ///
  /// A name that is given for sure keeps its sense. The word of the index's own language is one its texts are
  /// searched for; the other is one that only queries have.
  func concepts(
    beside given: [ConceptName], from number: Int
  ) -> (concepts: [Concept], names: [ConceptName]) {
    var owners = Dictionary(
      given.filter { !$0.isAmbiguous }.map { (Self.folded($0.text), $0.concept) },
      uniquingKeysWith: { first, _ in first })
    let sure = Set(owners.keys)
    var concepts: [Concept] = []
    var names: [ConceptName] = []
    for pair in pairs where !sure.contains(Self.folded(pair.second)) {
      let own = Self.folded(pair.first)
      if owners[own] == nil {
        owners[own] = number + concepts.count
        concepts.append(Concept(id: "word:" + own, title: pair.shown ?? pair.first, lead: nil))
        names.append(
          ConceptName(
            text: pair.first, concept: owners[own] ?? number, isAmbiguous: false, isForTexts: true))
      }
      names.append(
        ConceptName(text: pair.second, concept: owners[own] ?? number, isAmbiguous: true))
    }
    return (concepts, names)
  }

  private static func folded(_ pair: MinedPair) -> MinedPair {
    MinedPair(first: folded(pair.first), second: folded(pair.second))
  }

  /// Without spaces and in lower case, for 탭바 is 탭 바.
  static func folded(_ text: String) -> String {
    text.lowercased().filter { !$0.isWhitespace }
  }
}
