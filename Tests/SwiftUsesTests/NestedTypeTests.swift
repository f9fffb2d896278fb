import Testing

/// Types within others, other names of types, and what stands for a type.
@Suite struct NestedTypeTests {
  @Test func `types of one name in two others have nothing to do with one another`() {
    let found = uses(
      """
      class 가 { class Bar: UITabBarItem {}; func f(_ b: Bar) { b.badgeValue = "a" } }
      class 나 { class Bar { var badgeValue = "" }; func f(_ b: Bar) { b.badgeValue = "a" } }
      """)
    #expect(found == ["1:24 UITabBarItem", "1:62 UITabBarItem.badgeValue"])
  }

  @Test func `a type within another is known by its path, in its extensions and outside`() {
    let found = uses(
      """
      class Tab { /* 탭 */ class Inner: UITabBarItem {}; var inner: Inner }
      extension Tab.Inner { func f() { badgeValue = "b" } }
      func f(_ x: Tab.Inner) { x.badgeValue = "c"; Tab().inner.badgeValue = "d" }
      """)
    #expect(
      found == [
        "1:36 UITabBarItem", "2:34 UITabBarItem.badgeValue", "3:28 UITabBarItem.badgeValue",
        "3:58 UITabBarItem.badgeValue",
      ])
  }

  @Test func `a type may have the system's own under its name`() {
    let found = uses(
      """
      enum 디자인 { typealias UITabBar = UIKit.UITabBar; func f() { let t = UITabBar(); t.barTintColor = nil } }
      """)
    #expect(found.last?.hasSuffix("UITabBar.barTintColor") == true, "\(found)")
  }

  @Test(arguments: [
    "class Base { struct Config { var bar: UITabBar } }; class Sub: Base { var c: Config!; func f() { c.bar.barTintColor = nil } }",
    "protocol P {}; extension P { typealias Bar = UITabBar }; class V: P { func f(b: Bar) { b.barTintColor = nil } }",
    "struct Outer { struct Inner { let bar: UITabBar } }; extension Outer { func h(s: Self.Inner) { s.bar.barTintColor = nil } }",
    "struct Config { var bar: UITabBar }; struct Holder { var config: Config }; class VC { enum Config { case a }; let h: Holder; func f() { h.config.bar.barTintColor = nil } }",
    "struct Theme { static func appearance() -> UITabBar { UITabBar() } }; func f() { Theme.appearance().barTintColor = nil }",
  ])
  func `a nested type is known where what is above it has it, and stays what it was elsewhere`(
    _ text: String
  ) {
    #expect(uses("// 탭 바\n" + text).contains { $0.hasSuffix(" UITabBar.barTintColor") })
  }

  @Test func `another name that no other file sees stands for nothing there`() {
    let own = "private typealias 탭 = UITabBarItem; func f(_ i: 탭) { i.badgeValue = nil }"
    let other = "class 탭 { var badgeValue = 0 }; func f(_ i: 탭) { i.badgeValue = 1 }"
    #expect(uses(own, other) == ["1:25 UITabBarItem", "1:60 UITabBarItem.badgeValue"])
    let shared = "typealias 탭 = UITabBarItem"
    #expect(
      uses(shared, "func f(_ i: 탭) { i.badgeValue = nil }") == [
        "1:17 UITabBarItem", "1:22 UITabBarItem.badgeValue",
      ])
  }

  @Test func `a parameter of a type is what it is bound to in its members as well`() {
    let found = uses(
      """
      class 탭<T: UITabBarItem, U> { var t: T, u: U; func f() { t.badgeValue = "z"; u.badgeValue = "w" } }
      """)
    #expect(found == ["1:14 UITabBarItem", "1:62 UITabBarItem.badgeValue"])
  }

  @Test func `Self is the type around it, and in what it inherits the type that is asked`() {
    let found = uses(
      """
      class Tab: UITabBarItem { static let one = Tab(); static func make() -> Self { one } } // 탭
      class Two: Tab { func f() { Self.one.badgeValue = "x"; Two.make().badgeValue = "y" } }
      """)
    #expect(
      found == [
        "1:12 UITabBarItem", "2:38 UITabBarItem.badgeValue", "2:67 UITabBarItem.badgeValue",
      ])
  }

  @Test func `what appearance gives is set like the type's own`() {
    let found = uses(
      """
      UINavigationBar.appearance().barTintColor = 빨강
      UITabBar.appearance(whenContainedInInstancesOf: [탭.self]).barTintColor = .red
      x.appearance().barTintColor = .red
      """)
    #expect(found == ["1:30 UINavigationBar.barTintColor", "2:61 UITabBar.barTintColor"])
  }

  @Test func `a method is named with its labels where it is not called`() {
    let found = uses(
      """
      class 탭: UIBarButtonItem { func f() { _ = #selector(fixedSpace(_:)); _ = self.fixedSpace(_:) } }
      """)
    #expect(
      found == ["1:55 UIBarButtonItem.fixedSpace(_:)", "1:81 UIBarButtonItem.fixedSpace(_:)"])
  }

  @Test func `what a condition binds is not known where it does not hold`() {
    let found = uses(
      """
      class 탭 {
        var item: Other
        func f() { if let item = x as? UITabBarItem { item.badgeValue = "a" } else { item.badgeValue = "b" } }
      }
      """)
    #expect(found == ["3:34 UITabBarItem", "3:54 UITabBarItem.badgeValue"])
  }
}
