import Testing

/// Whose member a name is that stands alone, or in a key path.
@Suite struct MemberOwnerTests {
  @Test func `a member is one of the innermost type that has it`() {
    let found = uses(
      """
      class 탭: UITabBar {
        class Inner: UINavigationBar { func f() { barTintColor = nil } }
        func f() { barTintColor = nil }
      }
      """)
    #expect(found == ["2:45 UINavigationBar.barTintColor", "3:14 UITabBar.barTintColor"])
  }

  @Test(arguments: [
    "class Inner: UIButton { func f() { isEnabled = false } }",
    "class Inner: Unknown { func f() { isEnabled = false } }",
    "struct Inner { let isEnabled = x(); func f() { print(isEnabled) } }",
    "struct Inner { let (isEnabled, y) = x(); func f() { print(isEnabled) } }",
    "struct Inner { func isEnabled() {}; func f() { isEnabled() } }",
    "enum Inner { case isEnabled, other; static func f() { print(isEnabled) } }",
    "struct Inner { let item = x(); func f() { item.isEnabled = false } }",
    "struct Inner { func make() {}; func f() { make().isEnabled = false } }",
  ])
  func `a member of an inner type, or of what it inherits from, is none of the type around it`(
    _ inner: String
  ) {
    let found = uses(
      """
      class 탭: UITabBarItem {
        let item: UITabBarItem
        func make() -> UITabBarItem { x }
        \(inner)
      }
      """)
    #expect(found.filter { $0.hasPrefix("4:") } == [])
  }

  @Test func `a type may be named with its module`() {
    let found = uses(
      """
      let 스위치 = UIKit.UISwitch()
      let b = UIKit.UITabBarItem.SystemItem.favorites
      let c = Other.UISwitch()
      let d = AVKit.UISlider()
      """)
    #expect(
      found == [
        "1:23 UISwitch", "2:15 UITabBarItem", "2:28 UITabBarItem.SystemItem",
        "2:39 UITabBarItem.SystemItem.favorites", "4:15 UISlider",
      ])
  }

  @Test func `a type of the file within another is none of the system's there`() {
    let found = uses(
      """
      class 탭 { struct UISlider {}; let s = UISlider(); let t: UISlider }
      extension 탭 { func f() { _ = UISlider() } }
      class Other { let s = UISlider() }
      """)
    #expect(found == ["3:23 UISlider"])
  }

  @Test func `a byte order mark stands before the first column`() {
    #expect(
      uses("\u{FEFF}let b = UISwitch()\nlet 탭 = UISlider()") == ["1:9 UISwitch", "2:11 UISlider"])
  }

  @Test func `a member of the type around one that has nothing of the name is used`() {
    let found = uses(
      """
      class 탭: UIBarButtonItem { struct Inner { func f() { fixedSpace(8) } } }
      """)
    #expect(found == ["1:56 UIBarButtonItem.fixedSpace(_:)"])
  }

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
