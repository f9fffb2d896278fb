import Testing

/// Whose member a name is that stands alone, or in a key path.
@Suite struct MemberOwnerTests {
  @Test func `key paths use the members of their root, and what their brackets hold`() {
    let found = uses(
      #"""
      extension UITabBarItem {
        func 탭() {
          x.map(\.isEnabled)
          x.sorted(by: \.y?.isEnabled, \.[isEnabled].badgeValue)
          x.map(\UITabBarItem.badgeValue)
          x.map(\Other.[/* 탭 */ isEnabled].badgeValue)
        }
      }
      """#
    ).dropFirst()
    #expect(
      found == [
        "4:37 UITabBarItem.isEnabled", "5:12 UITabBarItem", "5:25 UITabBarItem.badgeValue",
        "6:29 UITabBarItem.isEnabled",
      ])
  }
}
