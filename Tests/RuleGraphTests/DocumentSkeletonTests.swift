import Testing

@testable import RuleGraph

/// What may not change of a page when it is mended.
@Suite struct DocumentSkeletonTests {
  @Test(arguments: [
    ("A *tab* bar", "A tab bar"), ("탭 **바**를", "탭 *바*를"), ("탭*바*를", "탭 바*를"),
  ])
  func `emphasis may change only where it is what is mended`(_ old: String, _ new: String) {
    #expect(
      DocumentSkeleton(of: old, hasEmphasis: true) != DocumentSkeleton(of: new, hasEmphasis: true))
    #expect(
      DocumentSkeleton(of: old, hasEmphasis: false)
        == DocumentSkeleton(of: new, hasEmphasis: false))
  }
}
