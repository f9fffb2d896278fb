/// Writes terms and what is filed under them, cut by bytes.
///
/// A form is in the shard of its stem, so that a stem is found with one shard: shards are cut only where the first
/// letters of keys change, and forms that begin differently are filed under the stem once more.
struct TermShards {
  private let table: TermTable
  private let records: SortedRecords
  private let norms: FieldNorms
  private let lengths: [FieldNumbers<Int>]
  private let units: [FieldNumbers<Double>]
  private let scale: ImpactScale
  private let keys: [[UInt8]]

  init(_ terms: consuming RuleTerms) {
    table = terms.table
    records = terms.takeRecords()
    lengths = terms.lengths
    let norms = FieldNorms(lengths: lengths)
    self.norms = norms
    units = lengths.map { norms.units($0) }
    scale = ImpactScale(ruleCount: lengths.count)
    keys = table.keys.map { Array($0.utf8) }
  }

  /// The unit of each rule's body.
  var bodyUnits: [Int] { lengths.map { norms.unit($0) } }

  /// The sections of each shard, with its first key; `stemsOf` gives what a form may be a form of.
  func shards(stemsOf: (String) -> [String]) -> [EntryRange] {
    let frequencies = frequencies()
    let order = table.keys.indices.filter { frequencies[$0] > 0 }
      .sorted { utf16Order(table.keys[$0], table.keys[$1]) }
    var positions = [Int](repeating: 0, count: keys.count)
    for (position, term) in order.enumerated() { positions[term] = position }
    var cutter = ShardCutter()
    for term in order {
      // A form with an ending is no rarer than its stem, else its accident would outweigh its sense.
      let stems = stemsOf(table.keys[term]).compactMap { table.number(ofKnown: $0) }
      let frequency = stems.reduce(frequencies[term]) { max($0, frequencies[Int($1)]) }
      let near = table.forms[term].map { Int($0) }.filter { isNear(term, $0) }
      let entry = TermEntry(
        rarity: scale.rarity(frequency),
        forms: near.filter { records.count(of: $0) > 0 }
          .map { positions[$0] - positions[term] }.sorted(),
        occurrences: occurrences(of: term))
      var value: [UInt8] = []
      entry.append(to: &value)
      cutter.add(keys[term], value, group: Self.group(keys[term]))
    }
    return cutter.ranges
  }

  /// In how many rules each term is in any form.
  private func frequencies() -> [Int] {
    var seen = [Int32](repeating: -1, count: lengths.count)
    return table.keys.indices.map { term in
      guard !table.forms[term].isEmpty else { return records.count(of: term) }
      var count = 0
      for form in [term] + table.forms[term].map({ Int($0) }) {
        records.forEach(of: form) { rule, _ in
          if seen[rule] == Int32(term) { return }
          seen[rule] = Int32(term)
          count += 1
        }
      }
      return count
    }
  }

  /// Its own records, and those of forms that are too far away.
  private func occurrences(of term: Int) -> [Occurrence] {
    let far = table.forms[term].map { Int($0) }.filter { !isNear(term, $0) }
    guard far.isEmpty else {
      return merged([term] + far).map { occurrence(in: $0.rule, $0.counts) }
    }
    var occurrences: [Occurrence] = []
    occurrences.reserveCapacity(records.count(of: term))
    records.forEach(of: term) { rule, counts in occurrences.append(occurrence(in: rule, counts)) }
    return occurrences
  }

  /// The records of several terms as those of one.
  private func merged(_ terms: [Int]) -> [(rule: Int, counts: FieldNumbers<UInt16>)] {
    let once = FieldNumbers<UInt16> { $0 == .body ? 1 : 0 }
    var all: [(rule: Int, counts: FieldNumbers<UInt16>)] = []
    for term in terms {
      records.forEach(of: term) { rule, counts in all.append((rule, counts ?? once)) }
    }
    return all.sorted { $0.rule < $1.rule }.reduce(into: []) { merged, record in
      if merged.last?.rule == record.rule {
        merged[merged.count - 1].counts.add(record.counts)
      } else {
        merged.append(record)
      }
    }
  }

  /// - Parameter counts: `nil` for once in the body.
  private func occurrence(in rule: Int, _ counts: FieldNumbers<UInt16>?) -> Occurrence {
    guard let counts, !counts.isOnceInBody else {
      return Occurrence(rule: rule, level: nil, isInTitle: false)
    }
    let units = units[rule]
    let count = Field.allCases.reduce(0.0) { $0 + units[$1] * Double(counts[$1]) }
    return Occurrence(
      rule: rule, level: CountLevel.level(of: count), isInTitle: counts.isInTitle)
  }

  private func isNear(_ term: Int, _ other: Int) -> Bool {
    Self.group(keys[term]) == Self.group(keys[other])
  }

  /// Two letters, of Hangul two keystrokes.
  private static func group(_ key: [UInt8]) -> ArraySlice<UInt8> {
    key.prefix(key.first == UInt8(ascii: "~") ? 3 : 2)
  }
}
