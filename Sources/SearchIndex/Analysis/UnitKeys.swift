internal import Synchronization

/// The units of measure by the key of each spelling.
///
/// Found out for the first number that asks: few queries hold one, and all spellings take a seventh of a short lookup.
final class UnitKeys: Sendable {
  private let known = Mutex<Meanings?>(nil)

  /// The unit that a key spells, as it is indexed; `nil` where it spells none.
  ///
  /// - Parameter analyzer: the same each time.
  func unit(of key: String, _ analyzer: Analyzer) -> String? {
    let units = known.withLock { known in
      let units = known ?? Self.keyed(analyzer)
      known = units
      return units
    }
    return units[key]
  }

  private static func keyed(_ analyzer: Analyzer) -> Meanings {
    Meanings(
      analyzer.tables.units.pairs.map { pair in
        // A sign is no word where no digit stands before it.
        (analyzer.words(of: pair.word).first.map(analyzer.key) ?? pair.word, pair.meaning)
      })
  }
}
