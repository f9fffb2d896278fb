internal import Korean
package import RuleGraph

/// The words of texts of one language as people may look for them, for indexes that know nothing of the language.
///
/// A text of `탭 바를` gives 탭바 and 바 besides 바를, one of `UITabBar` gives `tab` and `bar`.
package struct WordForms: Sendable {
  private let analyzer: Analyzer
  private let evidence: WordEvidence
  /// What each word of Hangul may be without its endings, of the words that the content has: they are met often.
  private let stems: [String: [String]]

  /// - Parameter language: the code of the language; its rules and names say which stems are real.
  package init(_ graph: Graph, language: String) {
    let analyzer = Analyzer(.standard)
    var vocabulary = Vocabulary(analyzer)
    for text in Self.texts(of: graph, language) {
      _ = vocabulary.read(Array(analyzer.normalized(text).utf16))
    }
    var evidence = WordEvidence(vocabulary)
    for name in graph.terms.flatMap({ $0.names(in: language) }) {
      evidence.addName(analyzer.words(of: analyzer.normalized(name)).map(analyzer.key))
    }
    (self.analyzer, self.evidence) = (analyzer, evidence)
    stems = Dictionary(
      vocabulary.words.filter { $0.word.script == .hangul }.map { word in
        (word.word.text, Self.borne(word.stems, of: word.key, evidence))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Each once, in the order in which they appear.
  package func forms(of text: String) -> [String] {
    let text = analyzer.normalized(text)
    let (words, units) = (analyzer.words(of: text), Array(text.utf16))
    let all =
      words.indices.flatMap { position in
        let next = position + 1 < words.count ? words[position + 1] : nil
        return forms(of: words[position], before: next)
          + joined(words[position], next.flatMap { adjacent($0, to: words[position], in: units) })
      } + Bigrams.all(in: text)
    var seen: Set<String> = []
    return all.filter { seen.insert($0).inserted }
  }

  private func forms(of word: Word, before next: Word?) -> [String] {
    switch word.script {
    case .hangul: [word.text] + stems(of: word)
    case .ideograph, .other: [word.text]
    case .latin:
      [word.text] + parts(of: word) + [analyzer.measure(word, next)].compactMap(\.self)
    }
  }

  private func stems(of word: Word) -> [String] {
    stems[word.text]
      ?? Self.borne(analyzer.stems(of: word), of: analyzer.key(of: word), evidence)
  }

  /// The stems that the content bears out; of a word that it shows in one form all that are long.
  private static func borne(
    _ stems: [String], of key: String, _ evidence: WordEvidence
  ) -> [String] {
    let borne = stems.filter(evidence.accepts)
    return borne.isEmpty && !evidence.accepts(key) ? long(stems) : borne.map(hangul(ofKey:))
  }

  /// Those of more than one syllable: what else is left may be anything.
  private static func long(_ stems: [String]) -> [String] {
    stems.map(hangul(ofKey:)).filter { $0.count > 1 }
  }

  private func parts(of word: Word) -> [String] {
    let parts = analyzer.parts(of: word)
    return (parts.segments + parts.humps).map(\.text) + parts.tails
  }

  /// The word, or the number, written as one with the next word, which may lack its endings.
  private func joined(_ word: Word, _ next: Word?) -> [String] {
    guard word.script == .hangul || word.isNumber, let next, next.script == .hangul else {
      return []
    }
    return ([next.text] + stems(of: next)).map { word.text + $0 }
  }

  /// The second word, where nothing but a blank parts the two; a number and its unit need not be parted: 15분.
  private func adjacent(_ next: Word, to word: Word, in units: [UInt16]) -> Word? {
    let gap = units[word.range.upperBound..<next.range.lowerBound]
    return gap.elementsEqual([Sign.space]) || gap.isEmpty ? next : nil
  }

  private static func hangul(ofKey key: String) -> String {
    Korean.hangul(fromKeystrokes: key.dropFirst(Analyzer.hangulMark.count))
  }

  private static func texts(of graph: Graph, _ language: String) -> [String] {
    graph.components.compactMap { $0.texts[language] }.flatMap { [$0.title, $0.summary] }
      + graph.rules.compactMap { $0.texts[language] }.flatMap { [$0.title, $0.plainText] }
  }
}
