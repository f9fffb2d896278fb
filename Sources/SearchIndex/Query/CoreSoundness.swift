extension CoreShard {
  /// Whether columns are as long as they should be and point to what is there.
  ///
  /// A checksum tells damage; it does not tell a file that was made to have the right one. What is asked here is all
  /// that readers rely on when they take an element by its number.
  var isSound: Bool {
    areRulesSound && areComponentsSound && areNamesSound && areShardsSound
      && languageNames.count == languages.count && scripts.count == languages.count
  }

  private var areRulesSound: Bool {
    let columns = [
      rules.kinds.count, rules.languages.count, rules.editions.count, rules.platforms.count,
    ]
    let count = rules.priors.count
    guard rules.units.count == count, columns.allSatisfy({ $0 == count }) else { return false }
    return rules.kinds.pointsOnly(below: kinds.count)
      && rules.languages.pointsOnly(below: languages.count)
      && rules.components.pointsOnly(to: components.ids.indices, count: count)
  }

  private var areComponentsSound: Bool {
    components.titles.count == components.ids.count
      && components.pages.count == components.ids.count
      && components.pages.allSatisfy(components.ids.indices.contains)
  }

  private var areNamesSound: Bool {
    let rules = rules.priors.indices
    return names.concepts.count == names.keys.count && names.ambiguous.count == names.keys.count
      && names.concepts.allSatisfy(concepts.ids.indices.contains)
      && concepts.titles.count == concepts.ids.count && concepts.leads.count == concepts.ids.count
      && concepts.leads.allSatisfy { $0 == -1 || rules.contains($0) }
      && (replacements.old + replacements.new).allSatisfy(rules.contains)
  }

  private var areShardsSound: Bool {
    shards.terms.isSound && shards.bigrams.isSound && shards.texts.isSound
  }
}

extension ShardList {
  fileprivate var isSound: Bool { firsts.count == checksums.count }
}

extension RunColumn {
  /// Whether every value is a position among some; without any, the first is what a rule has.
  func pointsOnly(to positions: Range<Int>, count: Int) -> Bool {
    allValues.allSatisfy(positions.contains) && (count == 0 || positions.contains(0))
  }
}
