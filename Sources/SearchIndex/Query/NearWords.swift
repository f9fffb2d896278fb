internal import Korean

/// An edit that makes typed keys the beginning of others, or all of them.
struct Edit: Sendable {
  /// How much of the others it makes.
  let length: Int
  let cost: Int

  /// The cheapest edit, one that makes the whole before one that makes a beginning; nil where one does not do.
  ///
  /// ㅐ for ㅔ costs one, any vowel for a vowel, though it takes two keys, and a letter of one key two, any other edit three.
  init?(_ typed: [UInt8], _ word: ArraySlice<UInt8>) {
    var shared = 0
    while shared < typed.count, shared < word.count, typed[shared] == word[word.startIndex + shared]
    {
      shared += 1
    }
    guard Self.mayFit(typed, word, at: shared) else { return nil }
    let word = Array(word)
    let isHangul = word.first == UInt8(ascii: "~")
    guard shared >= (isHangul ? 1 : 0), shared < word.count else {
      guard shared >= word.count, typed.count == word.count + 1 else { return nil }
      (length, cost) = (word.count, 3)
      return
    }
    let found = Self.edits(typed, word, at: shared, isHangul)
    let whole = found.filter { $0.length == word.count }
    guard let best = (whole.isEmpty ? found : whole).min(by: { $0.cost < $1.cost }) else {
      return nil
    }
    self = best
  }

  /// Whether one letter after the first that differs is where an edit would put it: few words pass.
  private static func mayFit(
    _ typed: [UInt8], _ word: ArraySlice<UInt8>, at place: Int
  ) -> Bool {
    guard word.count + 1 >= typed.count else { return false }
    guard place < typed.count, place + 1 < typed.count, place < word.count else { return true }
    let (letter, other) = (typed[place], word[word.startIndex + place])
    if typed[place + 1] == other || Stemmer.isVowel(letter) || Stemmer.isVowel(other) {
      return true
    }
    guard place + 1 < word.count else { return false }
    let next = word[word.startIndex + place + 1]
    return next == typed[place + 1] || next == letter
  }

  private init(length: Int, cost: Int) {
    (self.length, self.cost) = (length, cost)
  }

  private static func edits(
    _ typed: [UInt8], _ word: [UInt8], at place: Int, _ isHangul: Bool
  ) -> [Edit] {
    var found = isHangul ? [vowel(typed, word, at: place)].compactMap { $0 } : []
    let isInside = place < typed.count
    if isInside, word[(place + 1)...].starts(with: typed[(place + 1)...]) {
      let isShifted = typed[place] | 0x20 == word[place] | 0x20
      found.append(Edit(length: typed.count, cost: isShifted ? 2 : 3))
    }
    if word[(place + 1)...].starts(with: typed[place...]) {
      found.append(Edit(length: typed.count + 1, cost: 3))
    }
    if isInside, word[place...].starts(with: typed[(place + 1)...]) {
      found.append(Edit(length: typed.count - 1, cost: 3))
    }
    if place + 1 < typed.count, place + 1 < word.count, typed[place] == word[place + 1],
      typed[place + 1] == word[place],
      word[(place + 2)...].starts(with: typed[(place + 2)...])
    {
      found.append(Edit(length: typed.count, cost: 3))
    }
    return found
  }

  /// One vowel for another: 원 for 완.
  private static func vowel(_ typed: [UInt8], _ word: [UInt8], at place: Int) -> Edit? {
    var start = place
    while start > 1, Stemmer.isVowel(word[start - 1]) { start -= 1 }
    let own = typed[start...].prefix(while: Stemmer.isVowel).endIndex
    let other = word[start...].prefix(while: Stemmer.isVowel).endIndex
    guard own > start, other > start, word[other...].starts(with: typed[own...]) else { return nil }
    let areAlike = typed[start..<own].allSatisfy(isOpen) && word[start..<other].allSatisfy(isOpen)
    return Edit(length: typed.count - own + other, cost: areAlike ? 1 : 2)
  }

  /// Whether a key writes ㅐ, ㅔ, ㅒ or ㅖ, which nobody hears apart.
  private static func isOpen(_ key: UInt8) -> Bool { key | 0x20 == 0x6F || key | 0x20 == 0x70 }
}

/// Known words close to a misspelt one.
struct NearWords {
  let analyzer: Analyzer
  let names: NameTable
  let symbols: SymbolColumns

  private static let mostStems = 6
  /// Letters of words that may have one wrong, or two.
  static let shortest = 4
  static let shortestTwice = 8

  /// Keys of words one edit away, or the beginnings of such; for long words two, the likeliest first.
  func near(_ word: Word, isLast: Bool, _ known: SpacedFields) -> [Near] {
    let isHangul = word.script == .hangul
    let mark = isHangul ? 1 : 0
    let typed = ([analyzer.key(of: word)] + analyzer.stems(of: word)).map { Array($0.utf8) }
      .filter {
        $0.count - mark >= Self.shortest && (isHangul || $0.allSatisfy(\.isLowercaseLetter))
      }
      .prefix(Self.mostStems)
    if typed.isEmpty { return [] }
    let lists = [
      (Array(known.script(isHangul: isHangul)), 1), (names.plainKeys(isHangul: isHangul), 0),
      (isHangul ? [] : symbols.spellings.filter { $0.allSatisfy(\.isLowercaseLetter) }, 0),
    ]
    var costs = Costs(word: typed[0])
    for (stem, key) in typed.enumerated() {
      for (keys, cost) in lists {
        let place = Place(stem: stem, isLast: isLast, cost: cost)
        costs.add(keys, near: key, place)
      }
    }
    if costs.isEmpty {
      for key in typed where key.count - mark >= Self.shortestTwice {
        for (keys, cost) in lists { costs.add(keys, twiceFrom: key, mark: mark, cost) }
      }
    }
    // A word that says nothing would be left out of the query, and nothing would be there in its place.
    return costs.cheapest { !analyzer.isStopWord(analyzer.respelt(word, $0)) }
  }

  /// A key, the first and shortest known one that it is or begins, and how likely it was meant.
  struct Near {
    let key: String
    let target: String
    let likelihood: Likelihood
  }

  /// Where typed keys stand, and what their list costs.
  private struct Place {
    let stem: Int
    let isLast: Bool
    let cost: Int

    /// Whether it is a list of names.
    var isName: Bool { cost == 0 }

    /// What is added to an edit; nil where a beginning will not do.
    func added(isWhole: Bool) -> Int? {
      if isWhole { return cost + (stem > 0 ? 1 : 0) }
      return stem > 0 ? nil : cost + (isLast ? 2 : 3)
    }
  }

  private struct Costs {
    private var found: [[UInt8]: Found] = [:]
    /// The key that was typed, with its ending.
    private let word: [UInt8]

    init(word: [UInt8]) { self.word = word }

    /// The least that a key costs, the most likely that it is, and the shortest of what it begins, the first of those.
    private struct Found {
      var cost: Int
      var target: [UInt8]
      var likelihood: Likelihood

      mutating func add(_ other: Found) {
        cost = min(cost, other.cost)
        likelihood = max(likelihood, other.likelihood)
        let isShorter =
          other.target.count == target.count
          ? other.target.lexicographicallyPrecedes(target) : other.target.count < target.count
        if isShorter { target = other.target }
      }
    }

    var isEmpty: Bool { found.isEmpty }

    mutating func add(_ keys: [ArraySlice<UInt8>], near typed: [UInt8], _ place: Place) {
      for target in keys {
        guard let edit = Edit(typed, target),
          let added = place.added(isWhole: edit.length == target.count)
        else { continue }
        offer(target, edit.length, edit.cost + added, for: typed, isName: place.isName)
      }
    }

    mutating func add(
      _ keys: [ArraySlice<UInt8>], twiceFrom typed: [UInt8], mark: Int, _ cost: Int
    ) {
      for target in keys
      where target.dropFirst(mark).first == typed[mark]
        && editDistance(typed, target, limit: 2) != nil
      {
        offer(target, target.count, 6 + cost, for: typed, isName: cost == 0)
      }
    }

    private mutating func offer(
      _ target: ArraySlice<UInt8>, _ length: Int, _ cost: Int, for typed: [UInt8], isName: Bool
    ) {
      let (isWhole, isTyped) = (length == target.count, typed == word)
      // Of Hangul what only looks like an ending may be a part of the word: 로그인 is no 로그 with one.
      let isName = isName && (isTyped || !Analyzer.isHangul(typed))
      guard let likelihood = Likelihood(of: typed, as: target, isWhole: isWhole, isName: isName),
        // What an ending was taken off of is not asked about.
        likelihood == .sure || isTyped
      else { return }
      let other = Found(cost: cost, target: Array(target), likelihood: likelihood)
      found[Array(target.prefix(length)), default: other].add(other)
    }

    /// The likeliest first, and the longer of two that cost the same.
    func cheapest(where isTelling: (String) -> Bool) -> [Near] {
      found.filter { isTelling(String(decoding: $0.key, as: UTF8.self)) }.sorted { left, right in
        let (one, other) = (left.value.likelihood, right.value.likelihood)
        if one != other { return one > other }
        if left.value.cost != right.value.cost { return left.value.cost < right.value.cost }
        if left.key.count != right.key.count { return left.key.count > right.key.count }
        return left.key.lexicographicallyPrecedes(right.key)
      }.prefix(QueryLimits.alternatives).map { key, found in
        Near(
          key: String(decoding: key, as: UTF8.self),
          target: String(decoding: found.target, as: UTF8.self), likelihood: found.likelihood)
      }
    }
  }
}
