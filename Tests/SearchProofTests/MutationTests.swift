import Foundation
import RuleGraph
import Seeding
import Testing

@testable import SearchProof

@Suite struct MutationTests {
  private static let corpus: RuleWords = {
    let files = [
      "site.yml": """
      title: {ko: 안내}
      languages: [{code: ko, name: 한국어, script: Hang}]
      groups: [{id: bars, title: {ko: 바}}]
      """,
      "bars/tab-bar/ko.md": """
      ---
      title: 탭 바
      ---
      ## 세그먼트를 고르기 {#one .do}

      세그먼트 하나.
      """,
    ]
    let tree = ContentTree(root: "Content", files: files.mapValues { Array($0.utf8) })
    return RuleWords(Linker(CatalogReader(tree).read()).link().graph, language: "ko")
  }()

  private func all(_ mutation: Mutation, _ words: [String]) -> Set<String?> {
    Set(
      (0..<40).map { seed in
        var random = SeededGenerator(seed: UInt64(seed))
        return mutation.apply(to: words, of: Self.corpus, &random)
      })
  }

  @Test(arguments: [
    (Mutation.joined, ["탭을", "많이"], ["탭을많이"]),
    (.split, ["컨트롤", "탭"], ["컨 트롤 탭"]),
    (.layout, ["탭", "바"], ["xoq qk"]),
    (.layout, ["tab", "bar"], ["ㅅ뮤 ㅠㅁㄱ"]),
    (.halfTyped, ["탭", "막대"], ["탭 막ㄷ", "탭 막"]),
    (.nfd, ["탭"], ["\u{1110}\u{1162}\u{11B8}"]),
  ])
  func `words are changed as people change them`(
    _ mutation: Mutation, _ words: [String], _ expected: [String]
  ) {
    #expect(
      Set(all(mutation, words).compactMap { $0.map { Array($0.unicodeScalars) } })
        == Set(expected.map { Array($0.unicodeScalars) }))
  }

  @Test func `another particle agrees with the word`() {
    let found = all(.particled, ["세그먼트를"])
    #expect(found.isSuperset(of: ["세그먼트는", "세그먼트가", "세그먼트로", "세그먼트에서는"]))
    #expect(found.isDisjoint(with: ["세그먼트를", "세그먼트은", "세그먼트으로", nil]))
  }

  @Test func `what only looks like a particle stays`() {
    #expect(all(.particled, ["놀이도"]) == [nil])
  }

  @Test func `a slip of the finger changes one letter`() {
    #expect(all(.typo, ["스위치"]).contains("스위차"))
    #expect(all(.typo, ["switch"]).isSuperset(of: ["swtich", "swich", "swiitch"]))
    #expect(all(.typo, ["탭", "tab"]) == [nil])
  }

  @Test func `words that cannot be changed so are left out`() {
    #expect(all(.layout, ["7", "tabs"]) == [nil])
    #expect(all(.joined, ["tab", "bar"]) == [nil])
    #expect(all(.nfd, ["tab"]) == [nil])
  }
}
