/// What changed from one text to another, word by word; line ends and other blanks do not count.
package struct WordDifference: Equatable, Sendable {
  /// A run of words.
  package struct Run: Equatable, Sendable {
    package enum Change: Sendable {
      case kept
      case removed
      case added
    }

    package let change: Change
    package let text: String

    package init(_ change: Change, _ text: String) {
      self.change = change
      self.text = text
    }
  }

  /// In reading order; what was removed stands before what came in its place.
  package let runs: [Run]

  package init(from old: String, to new: String) {
    let (old, new) = (Self.words(of: old), Self.words(of: new))
    let difference = ListDifference(from: old, to: new)
    runs = Self.runs(old, difference.removed, new, difference.added)
  }

  /// By scalars: to find the characters first takes most of the time of comparing two texts.
  private static func words(of text: String) -> [Substring] {
    text.unicodeScalars.split { $0.value <= lastBlank && $0.properties.isWhitespace }
      .map { Substring($0) }
  }

  /// Of all blanks the one with the highest number, U+3000; Hangul comes after it.
  private static let lastBlank: UInt32 = 0x3000

  package var isEmpty: Bool {
    runs.allSatisfy { $0.change == .kept }
  }

  private static func runs(
    _ old: [Substring], _ removed: Set<Int>, _ new: [Substring], _ added: Set<Int>
  ) -> [Run] {
    var runs: [Run] = []
    var words: [Substring] = []
    var current = Run.Change.kept
    func flush(_ next: Run.Change) {
      if !words.isEmpty { runs.append(Run(current, words.joined(separator: " "))) }
      words = []
      current = next
    }
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      let change: Run.Change =
        removed.contains(left) ? .removed : added.contains(right) ? .added : .kept
      if change != current { flush(change) }
      words.append(change == .removed ? old[left] : new[right])
      if change != .added { left += 1 }
      if change != .removed { right += 1 }
    }
    flush(.kept)
    return runs
  }
}
