import Testing

@testable import SearchIndex

@Suite struct ByteMarksTests {
  @Test(arguments: [
    (" a b c d", [0, 2, 4, 6]), ("abcdefgh", []), ("        ", Array(0..<8)),
    // A byte that differs in one bit, and one whose highest bit alone is set.
    ("!\u{0} \u{1}`0 ", [2, 6]), ("탭 바", [3]), ("한국 가 ", [6]),
  ])
  func `the places of a byte among eight are found in order`(text: String, places: [Int]) {
    let bytes = Array((text + "\u{7F}\u{7F}\u{7F}\u{7F}\u{7F}\u{7F}\u{7F}\u{7F}").utf8)
    bytes.withUnsafeBytes { raw in
      let marks = ByteMarks(of: Separator.space, in: raw, at: 0)
      #expect(marks.count == places.filter { $0 < 8 }.count)
      #expect((0..<marks.count).map { marks.offset(of: $0) } == places.filter { $0 < 8 })
    }
  }

  @Test func `each byte is told from every other, wherever it stands`() {
    for wanted in UInt8.min...UInt8.max {
      for other in UInt8.min...UInt8.max where other != wanted {
        // Of an array that is written out, Swift 6.3 optimises away what is only read as a part of a wider number.
        let bytes = (0..<8).map { $0 % 3 == 1 ? wanted : other }
        let found = bytes.withUnsafeBytes { raw in
          let marks = ByteMarks(of: wanted, in: raw, at: 0)
          return (0..<marks.count).map { marks.offset(of: $0) }
        }
        if found != [1, 4, 7] { Issue.record("\(wanted) among \(other): \(found)") }
      }
    }
  }
}
