import CommonMark
import Korean

/// The ways to rewrite emphasis that CommonMark dropped, so that CommonMark reads it.
struct EmphasisMends {
  let opening: DelimiterRun
  let closing: DelimiterRun
  let reader: DelimiterRunReader

  private struct Mend {
    let range: Range<Int>
    let replacement: String
    var isCertain = false
  }

  /// Only those that libcmark is seen to read as meant.
  func fixIts(in block: EmphasizedBlock) -> [FixIt] {
    let mends = closing.canClose ? openingMends : closingMends
    return mends.filter { works($0, in: block) }.map {
      FixIt(
        location: reader.page.location($0.range), replacement: $0.replacement,
        isCertain: $0.isCertain)
    }
  }

  private var closingMends: [Mend] {
    [particleTakenIn, marksLeftOut, letterAfterAsReference].compactMap(\.self)
  }

  private var openingMends: [Mend] {
    [quotesLeftOut, letterBeforeAsReference].compactMap(\.self)
  }

  private var marks: String { text(closing.range) }

  /// `**을` becomes `을**`; certain when the letters are a particle, which nobody means to leave plain.
  ///
  /// Behind the end of a sentence 이 is a word of its own. Both forms, as in 과(와) and 을/를, are not torn apart.
  private var particleTakenIn: Mend? {
    let start = closing.range.upperBound
    let following = text(start..<min(reader.bytes.count, start + 96))
    let word = following.prefix(while: isHangul)
    let next = following[word.endIndex...].first
    guard !word.isEmpty, !(next.map { "(（/".contains($0) } ?? false) else { return nil }
    let row = ParticleRow.leading(following)
    let isWhole = !(next.map { $0.isLetter || $0.isNumber || $0 == "&" } ?? false)
    return Mend(
      range: closing.range.lowerBound..<start + word.utf8.count, replacement: word + marks,
      isCertain: isWhole && !(closing.before.map(Self.sentenceEnds.contains) ?? false)
        && row?.written.count == word.count)
  }

  private static let sentenceEnds = Set(":!.?…：！？。".unicodeScalars)

  /// `(Markdown)**` becomes `**(Markdown)`, and quotation marks step out on both sides.
  private var marksLeftOut: Mend? {
    if let quotes = quotesLeftOut { return quotes }
    let content = Array(text(opening.range.upperBound..<closing.range.lowerBound))
    guard content.last == ")", let bracket = content.lastIndex(of: "("), bracket > 0 else {
      return nil
    }
    let gloss = String(content[bracket...])
    return Mend(
      range: closing.range.lowerBound - gloss.utf8.count..<closing.range.upperBound,
      replacement: marks + gloss)
  }

  private static let quotes: [Character: Character] = [
    "\"": "\"", "'": "'", "‘": "’", "“": "”", "「": "」", "『": "』", "<": ">", "(": ")", "[": "]",
  ]

  private var quotesLeftOut: Mend? {
    let content = Array(text(opening.range.upperBound..<closing.range.lowerBound))
    guard content.count > 2, let first = content.first, let last = content.last,
      Self.quotes[first] == last, first != "["
    else { return nil }
    let inner = String(content.dropFirst().dropLast())
    return Mend(
      range: opening.range.lowerBound..<closing.range.upperBound,
      replacement: "\(first)\(marks)\(inner)\(marks)\(last)")
  }

  private var letterAfterAsReference: Mend? {
    let start = closing.range.upperBound
    guard let letter = closing.after,
      text(start..<min(reader.bytes.count, start + Self.reach)).first?.isOf(letter) ?? false
    else { return nil }
    return Mend(
      range: start..<start + letter.utf8.count, replacement: Self.reference(to: letter))
  }

  private var letterBeforeAsReference: Mend? {
    let end = opening.range.lowerBound
    guard let letter = opening.before,
      text(max(0, end - Self.reach)..<end).last?.isOf(letter) ?? false
    else { return nil }
    return Mend(range: end - letter.utf8.count..<end, replacement: Self.reference(to: letter))
  }

  /// How many bytes on either side are looked at: more than a letter has.
  private static let reach = 32

  private static func reference(to scalar: Unicode.Scalar) -> String {
    "&#x\(String(scalar.value, radix: 16, uppercase: true));"
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: reader.bytes[range], as: UTF8.self)
  }

  /// Whether the block then has one more emphasis, not around one that was read wrongly, and the same words without
  /// these marks.
  private func works(_ mend: Mend, in block: EmphasizedBlock) -> Bool {
    guard let mended = block.text(replacing: mend.range, with: mend.replacement) else {
      return false
    }
    let (old, new) = (block.reading, EmphasisReading(of: mended))
    return new.emphasisCount == old.emphasisCount + 1
      && new.nestedCount <= old.nestedCount
      && new.count(of: closing.byte) == old.count(of: closing.byte) - 2 * closing.range.count
      && new.hasSameText(as: old, without: closing.byte)
  }
}

extension Character {
  /// Whether it is one scalar alone: a reference to one of several would tear it, as those of a decomposed syllable.
  fileprivate func isOf(_ scalar: Unicode.Scalar) -> Bool {
    unicodeScalars.count == 1 && unicodeScalars.first == scalar
  }
}
