import Testing

@testable import RuleGraph

@Suite struct WritingSystemTests {
  @Test func `every letter of the table is of one script`() {
    for (system, code, letters) in WritingSystem.table {
      #expect(WritingSystem.systems(of: code) == [system])
      #expect(system.letters == letters)
      for letter in letters.joined() where WritingSystem(letter: letter) != system {
        Issue.record("U+\(String(letter, radix: 16)) is not told to be \(code)")
      }
    }
    #expect(Set(WritingSystem.table.map(\.system)).count == WritingSystem.table.count)
  }

  @Test(
    arguments: [
      ("Kore", [.hangul]), ("Jpan", [.kana, .han]), ("Hant", [.han]), ("Hrkt", [.kana]),
      ("Zyyy", []), ("", []),
    ] as [(String, [WritingSystem])])
  func `a code of several scripts is those that tell it from others`(
    _ code: String, _ systems: [WritingSystem]
  ) {
    #expect(WritingSystem.systems(of: code) == systems)
  }

  @Test(arguments: [" ", "4", "-", "×", "’", "־", "،", "।", "・", "。", "\u{301}", "😀"])
  func `signs and the digits of all are of none`(_ sign: String) {
    #expect(sign.unicodeScalars.compactMap { WritingSystem(letter: $0.value) }.isEmpty)
  }
}
