/// How often a term occurs in a rule, as it is filed: by the form in which it occurs there.
struct Occurrence: Hashable, Sendable {
  let rule: Int
  /// A ``CountLevel``; nil for once in the body and nowhere else, which most are.
  let level: Int?
  let isInTitle: Bool
}

/// What a shard has under a term.
struct TermEntry: Sendable {
  /// The term's rarity, by which the share of an occurrence is multiplied.
  let rarity: Int
  /// How many entries further on the forms are whose occurrences also count as the term's.
  let forms: [Int]
  /// Its own occurrences, in the order of rules.
  let occurrences: [Occurrence]

  func append(to bytes: inout [UInt8]) {
    PrintableCode.append(rarity, to: &bytes)
    PrintableCode.append(forms.count, to: &bytes)
    for form in forms { PrintableCode.append(PrintableCode.folded(form), to: &bytes) }
    let special = occurrences.filter { $0.level != nil }
    PrintableCode.append(special.count, to: &bytes)
    var before = 0
    for one in special {
      PrintableCode.append(one.rule - before, to: &bytes)
      let class_ = (one.level ?? 0) * 2 + (one.isInTitle ? 1 : 0)
      bytes.append(PrintableCode.digit(class_))
      before = one.rule
    }
    before = 0
    for one in occurrences where one.level == nil {
      PrintableCode.append(one.rule - before, to: &bytes)
      before = one.rule
    }
  }
}

/// The rules that hold a pair of syllables, all with one weight.
struct BigramPosting: Sendable {
  let weight: Int
  /// None when the pair is in so many rules that it says nothing.
  let rules: [Int]

  init(weight: Int, rules: [Int]) {
    self.weight = weight
    self.rules = rules
  }

  init(decoding bytes: ArraySlice<UInt8>) {
    var reader = CodeReader(bytes)
    weight = reader.next() ?? 0
    rules = rising(reader.rest())
  }
}
