import Testing

@testable import SearchIndex

struct KeyListTests {
  private let keys = ["tab", "tabbar", "tabs", "~탭", "~탭바", "\u{1F600}", "\u{FF21}"]

  @Test func `keys are found in a list as it stands in a shard`() {
    let list = Array("  \(keys.joined(separator: " "))".utf8)[1...]
    for list in [KeyList(list), KeyList(sorted: keys)] {
      #expect(list.indices.map(list.text) == keys)
      #expect(keys.map(list.firstIndex(of:)) == Array(keys.indices))
      #expect(
        ["", "ta", "tabb", "~", "바", "\u{FFFF}"].map(list.firstIndex(of:)).allSatisfy { $0 == nil })
      #expect(list.firstIndex(notBefore: "tabb") == 1)
      #expect(list.begins(at: 4, with: "~탭"))
      #expect(!list.begins(at: 7, with: "~탭"))
    }
  }

  @Test func `a list may be empty`() {
    let list = KeyList([])
    #expect(list.isEmpty)
    #expect(list.firstIndex(of: "tab") == nil)
    #expect(!list.begins(at: list.firstIndex(notBefore: "tab"), with: "t"))
  }
}
