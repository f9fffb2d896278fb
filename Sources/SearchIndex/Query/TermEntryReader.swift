/// Reads entries without making them.
struct TermEntryReader {
  let rarity: Int
  let forms: [Int]
  /// What stands after the forms.
  private let occurrences: CodeReader

  /// Above that of any word, and low enough that what is made of it fits any number.
  private static let highestRarity = 0xFFFF

  init(_ bytes: ArraySlice<UInt8>) {
    var reader = CodeReader(bytes)
    rarity = min(reader.next() ?? 0, Self.highestRarity)
    let count = reader.next() ?? 0
    var forms: [Int] = []
    for _ in 0..<count {
      guard let form = reader.next() else { break }
      forms.append(PrintableCode.unfolded(form))
    }
    self.forms = forms
    occurrences = reader
  }

  /// Adds what each occurrence counts.
  ///
  /// - Parameter units: what one in the body of each rule does; in no other rule is there any.
  func count(into counts: inout TermCounts, _ units: [UInt8]) {
    var (reader, rule) = (occurrences, 0)
    for _ in 0..<(reader.next() ?? 0) {
      guard let step = reader.next() else { return }
      let class_ = reader.digits(1)
      rule += step
      counts.add(CountLevel.count(class_ / 2), isInTitle: class_ % 2 == 1, of: rule)
    }
    counts.add(units, ofEachAfter: reader)
  }
}
