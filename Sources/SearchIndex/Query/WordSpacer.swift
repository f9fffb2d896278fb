internal import RuleGraph

/// Puts spaces where texts have them: 탭바아이콘 is 탭바 아이콘, 붙여 넣기 is 붙여넣기.
struct WordSpacer {
  let analyzer: Analyzer
  let names: NameTable

  private static let mostParts = 5
  /// Letters of a word that is taken apart.
  private static let longestJoined = 32
  /// What is known to begin with a last part: 젷 of 제한, a syllable with its final consonant, or three letters.
  private static let shortestBegun = 3
  /// Letters of a part in Latin letters, because with two any word can be divided, and of a last part that only begins
  /// a word.
  private static let shortestLatin = 3
  private static let shortestLatinBegun = 4
  /// Letters of a word in Latin letters that is certainly not several words.
  private static let longestWhole = 12
  /// Letters of a lone word that one of its parts alone may answer.
  private static let shortestLone = 4

  /// Whether a query is a word of so few letters that any two words are parts of it: 위젯 is not 위 without 젯.
  static func isShort(_ words: [Word]) -> Bool {
    words.count == 1 && words[0].text.utf16.count < shortestLone
  }

  /// Whether words are parts, two or more of which are single letters between others: any word can be made of such
  /// parts.
  static func areCrumbs(_ words: [Word]) -> Bool {
    let ranges = words.map(\.range)
    return words.indices.dropFirst().dropLast().count { place in
      words[place].text.utf16.count == 1
        && ranges[place - 1] == ranges[place] && ranges[place] == ranges[place + 1]
    } > 1
  }

  /// The words with unknown ones joined to a neighbour, or otherwise taken apart; nil where nothing changes.
  ///
  /// Where all are known, any two that texts have as one are joined: each of 붙여 and 넣기 is a word too.
  ///
  /// - Parameter areTogether: whether one rule has all of some parts. A word in Latin letters may contain others that
  ///   it is not made of, as screenshot contains screens and hot; one in Hangul may be crumbs.
  func respaced(
    _ words: [Word], unknown: [Int], _ known: SpacedFields,
    areTogether: ([Word]) throws -> Bool
  ) rethrows -> [Word]? {
    var spaced: [Word] = []
    var isChanged = false
    var position = 0
    while position < words.count {
      if let pair = pair(words, position, unknown), isWord(pair, known) {
        spaced.append(pair)
        position += 2
        isChanged = true
        continue
      }
      let word = words[position]
      var parts = unknown.contains(position) && isPlain(word) ? parts(of: word, known) : nil
      if let some = parts, mayBeWhole(word, of: some), try !areTogether(some) { parts = nil }
      isChanged = isChanged || parts != nil
      spaced += parts ?? [word]
      position += 1
    }
    return isChanged ? spaced : nil
  }

  /// Whether a word may be one that no text has.
  ///
  /// In Latin letters it is no longer than words usually are, in Hangul its parts are crumbs: 회원가입 is not 회원, 가 and 입.
  private func mayBeWhole(_ word: Word, of parts: [Word]) -> Bool {
    word.script == .latin
      ? word.text.utf8.count <= Self.longestWhole
      : parts.count { $0.text.utf16.count == 1 && !analyzer.isFiller($0) } > 1
  }

  /// Whether a word is Hangul or nothing but letters; capitals say where the parts of a name begin.
  private func isPlain(_ word: Word) -> Bool {
    switch word.script {
    case .hangul: true
    case .latin:
      word.text.utf8.allSatisfy(\.isLowercaseLetter) && !Humps.areWritten(in: word.written)
    case .ideograph, .other: false
    }
  }

  /// The words with unknown ones of Hangul parted before a name that ends them: 로그인버튼 is a 버튼 at least.
  ///
  /// Nil where none ends so, with two syllables or more on either side.
  ///
  /// - Parameter isSubject: whether a concept is one that is asked about.
  func withNamesApart(
    _ words: [Word], unknown: [Int], isSubject: (Int) -> Bool
  ) -> [Word]? {
    let parted = words.enumerated().map { position, word in
      unknown.contains(position) ? nameApart(word, isSubject) ?? [word] : [word]
    }
    return parted.contains { $0.count > 1 } ? Array(parted.joined()) : nil
  }

  private func nameApart(_ word: Word, _ isSubject: (Int) -> Bool) -> [Word]? {
    let letters = Array(word.text.unicodeScalars)
    guard word.script == .hangul, letters.count >= 4, letters.count <= Self.longestJoined else {
      return nil
    }
    for start in 2...letters.count - 2 {
      let tail = part(of: word, letters[start...])
      if names.concepts(named: [tail], analyzer).contains(where: isSubject) {
        return [part(of: word, letters[..<start]), tail]
      }
    }
    return nil
  }

  private func pair(_ words: [Word], _ position: Int, _ unknown: [Int]) -> Word? {
    guard position + 1 < words.count else { return nil }
    let (word, next) = (words[position], words[position + 1])
    let both = words[position...position + 1]
    let mayJoin =
      unknown.isEmpty
      ? names.concepts(named: both, analyzer).isEmpty && !both.contains(where: analyzer.isStopWord)
      : unknown.contains(position) || unknown.contains(position + 1)
    guard mayJoin, word.script == next.script, isPlain(word), isPlain(next) else { return nil }
    return part(of: word, word.text + next.text)
  }

  /// A word as the fewest known words, the first as long as possible.
  private func parts(of word: Word, _ known: SpacedFields) -> [Word]? {
    let letters = Array(word.text.unicodeScalars)
    guard letters.count <= Self.longestJoined else { return nil }
    let shortest = word.script == .latin ? Self.shortestLatin : 1
    var paths: [[Range<Int>]] = [[]]
    for _ in 0..<Self.mostParts {
      // Of the paths to one place the first is as good as any, and there are thousands of a word of many short ones.
      var (longer, reached) = ([[Range<Int>]](), Set<Int>())
      for path in paths {
        let start = path.last?.upperBound ?? 0
        for end in (start + 1...letters.count).reversed()
        where end - start < letters.count && end - start >= shortest {
          let isLast = end == letters.count
          let part = part(of: word, letters[start..<end])
          guard !reached.contains(end),
            isWord(part, known, mayBegin: isLast) || start > 0 && analyzer.isFiller(part),
            // 로그인 is no 로 and something else.
            start > 0 || !analyzer.isSuffix(part)
          else { continue }
          let next = path + [start..<end]
          if isLast { return next.map { self.part(of: word, letters[$0]) } }
          longer.append(next)
          reached.insert(end)
        }
      }
      paths = longer
    }
    return nil
  }

  private func part(of word: Word, _ letters: ArraySlice<Unicode.Scalar>) -> Word {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: letters)
    return part(of: word, String(text))
  }

  private func part(of word: Word, _ text: String) -> Word {
    Word(
      written: text, text: text, script: word.script, range: word.range, isGlued: word.isGlued)
  }

  /// Whether a name or a text has a word, with an ending from two letters on; or one that begins so.
  private func isWord(_ word: Word, _ known: SpacedFields, mayBegin: Bool = false) -> Bool {
    let key = analyzer.key(of: word)
    let isLong = word.text.utf16.count > 1
    let keys = [key] + (isLong ? analyzer.stems(of: word) : [])
    if keys.contains(where: { names.isName($0) || known.holds($0) }) { return true }
    let isEnough =
      word.script == .latin
      ? key.utf8.count >= Self.shortestLatinBegun
      : isLong || key.utf8.count - 1 >= Self.shortestBegun
    return mayBegin && isEnough
      && known.first(from: key)?.starts(with: key.utf8) == true
  }
}

extension SpacedFields {
  /// Whether sorted fields have one.
  func holds(_ key: String) -> Bool {
    first(from: key)?.elementsEqual(key.utf8) == true
  }

  /// The first of sorted fields that does not come before a key.
  func first(from key: String) -> ArraySlice<UInt8>? {
    let key = Array(key.utf8)
    let position = partitioningIndex { !utf16Order($0, key) }
    return position < count ? self[position] : nil
  }

  /// The keys of Hangul and what sorts after them, or those before.
  func script(isHangul: Bool) -> Slice<SpacedFields> {
    let mark = Array(Analyzer.hangulMark.utf8)
    let first = partitioningIndex { !utf16Order($0, mark) }
    return isHangul ? self[first...] : self[..<first]
  }
}
