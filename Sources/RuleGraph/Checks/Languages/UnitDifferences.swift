import CommonMark

/// Numbers that two languages of a rule give with other units.
struct UnitDifferences {
  /// `units '44 pt' against '44 px'`: with none of the other's, or one of as many with another.
  let all: [String]

  init(_ original: Passage, _ translation: Passage) {
    let ours = Self.units(of: translation)
    let theirs = ours.isEmpty ? [:] : Self.units(of: original)
    all = ours.keys.sorted().compactMap { number in
      guard let own = ours[number]?.sorted(), let other = theirs[number]?.sorted(),
        Set(own).isDisjoint(with: other) || own.count == other.count && own != other
      else { return nil }
      return "units \(Self.list(number, other)) against \(Self.list(number, own))"
    }
  }

  private static func list(_ number: String, _ units: [String]) -> String {
    Set(units).sorted().map { "'\(number) \($0)'" }.joined(separator: ", ")
  }

  /// For each number the units that it stands before, each as often as it does.
  private static func units(of passage: Passage) -> [String: [String]] {
    passage.nodes.reduce(into: [:]) { units, id in
      guard case .text = passage.document.nodes[id].kind,
        passage.document.literal(of: id, satisfies: \.hasDigits)
      else { return }
      for measure in Measure.all(in: passage.document.literal(of: id)) {
        if let unit = measure.unit { units[measure.number, default: []].append(unit) }
      }
    }
  }
}
