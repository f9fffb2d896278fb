import CommonMark
import Korean

/// Puts the chosen name in the place of a discouraged one, and after it the particle that it asks for.
struct TermMender {
  let terms: [Term]
  let language: String

  func chosen(for match: Lexicon.Match) -> String {
    terms[match.entry.term].name[language] ?? terms[match.entry.term].id
  }

  /// None where the word extends over a mark or a line end or into another word, which a person must read.
  ///
  /// None is certain in quotation marks, where it is often the word itself that is spoken of.
  func fixIts(for match: Lexicon.Match, in text: RunningText, of file: ScannedFile) -> [FixIt] {
    let fixIts = replacements(of: match, in: text, of: file)
    guard text.isQuoted(match.range.lowerBound..<match.plural.upperBound) else { return fixIts }
    return fixIts.map {
      FixIt(location: $0.location, replacement: $0.replacement, isCertain: false)
    }
  }

  private func replacements(
    of match: Lexicon.Match, in text: RunningText, of file: ScannedFile
  ) -> [FixIt] {
    let end = text.endOfQuotation(from: match.plural.upperBound)
    let rest = text.hangul(from: end)
    let whole = match.range.lowerBound..<match.plural.upperBound
    guard !text.bytes[match.range].contains(UInt8(ascii: "\n")),
      text.isUnbroken(whole), text.isUnbroken(rest),
      terms[match.entry.term].name[language] != nil,
      let name = inflected(match, in: text)
    else { return [] }
    guard !rest.isEmpty else {
      // A particle behind what stands in parentheses goes by the word before them, or by theirs.
      let isCertain =
        !isArticleBefore(match, in: text) && !text.opensParenthesis(at: end)
        && !isParticleApart(at: end, of: text.string(match.range), name, in: text)
      return [fixIt(text.offsets(of: whole), name, file, isCertain: isCertain)]
    }
    let written = text.string(rest)
    guard let row = ParticleRow.leading(written), row.written.count == written.count,
      !text.givesSecondForm(at: rest.upperBound),
      let right = correctedParticles(written, after: text.string(match.range), replacedBy: name)
    else { return [] }
    return [fixIt(whole, rest, (name, written == right ? nil : right), in: text, of: file)]
  }

  /// Replaces the term, and the particle after it, with any closing marks between them.
  private func fixIt(
    _ term: Range<Int>, _ particle: Range<Int>, _ words: (name: String, particle: String?),
    in text: RunningText, of file: ScannedFile
  ) -> FixIt {
    let (old, following) = (text.offsets(of: term), text.offsets(of: particle))
    let between = file.source(old.upperBound..<following.lowerBound)
    // A particle that stays is left alone only where marks part it from the term.
    if words.particle == nil, !between.isEmpty {
      return fixIt(old, words.name, file, isCertain: true)
    }
    return fixIt(
      old.lowerBound..<following.upperBound,
      words.name + between + (words.particle ?? text.string(particle)), file, isCertain: true)
  }

  private func fixIt(
    _ offsets: Range<Int>, _ replacement: String, _ file: ScannedFile, isCertain: Bool
  ) -> FixIt {
    FixIt(location: file.location(offsets), replacement: replacement, isCertain: isCertain)
  }

  /// The name with the capital and the plural of the word it replaces.
  private func inflected(_ match: Lexicon.Match, in text: RunningText) -> String? {
    var name = chosen(for: match)
    let isCapital = text.bytes[match.range.lowerBound].isCapital
    // A name has its own capitals: iCloud, macOS.
    let isOwn = name.prefix { !$0.isWhitespace }.utf8.contains(where: \.isCapital)
    if isCapital, !isOwn, let first = match.entry.text.utf8.first, !first.isCapital {
      name = name.prefix(1).uppercased() + name.dropFirst()
    }
    guard !match.plural.isEmpty else { return name }
    // Others form their plural otherwise: boxes, entries, switches.
    guard let last = name.utf8.last, last.isWordByte, !"sxyhz".utf8.contains(last | 0x20) else {
      return nil
    }
    return name + "s"
  }

  /// `a` or `an` before a word that may no longer fit.
  private func isArticleBefore(_ match: Lexicon.Match, in text: RunningText) -> Bool {
    let start = match.range.lowerBound
    let blanks = text.bytes[..<start].suffix(8).reversed()
      .prefix { " \t\n".utf8.contains($0) }.count
    guard blanks > 0 else { return false }
    let word = text.bytes[..<(start - blanks)].suffix(3).reversed().prefix(while: \.isWordByte)
    let article = String(decoding: word.reversed(), as: UTF8.self).lowercased()
    guard article == "a" || article == "an" else { return false }
    let (old, new) = (match.entry.text.prefix(1), chosen(for: match).prefix(1))
    return old.lowercased() != new.lowercased()
      && !(article == "a" && [old, new].allSatisfy(isConsonant))
  }

  /// Whether a word that begins like this takes `a`, which is uncertain for h and u.
  private func isConsonant(_ letter: Substring) -> Bool {
    letter.utf8.first.map { "bcdfgjklmnpqrstvwyz".utf8.contains($0 | 0x20) } ?? false
  }

  /// Whether a particle follows that the new name may ask for in another form, behind marks, blanks or a gloss, or as a
  /// reference: `[단추]를`, `단추 (button)를`, `단추&#xB97C;`.
  private func isParticleApart(
    at end: Int, of old: String, _ new: String, in text: RunningText
  ) -> Bool {
    guard finalConsonant(of: old) != finalConsonant(of: new) else { return false }
    let following = String(decoding: text.bytes[end...].prefix(Self.longestGloss), as: UTF8.self)
    let rest = following.trimmingPrefix(/\s*(?:[(（\[][^()（）\[\]]*[)）\]]\s*)?/)
    return rest.hasPrefix("&#")
      || ParticleRow.leading(rest.drop { !$0.isLetter && !$0.isNumber && !$0.isWhitespace }) != nil
  }

  /// How many bytes behind a word are looked at.
  private static let longestGloss = 192
}
