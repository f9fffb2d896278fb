import Testing

/// Names that stand for something else than the member of the type around them.
@Suite struct BoundNameTests {
  /// What a statement uses in a method of a tab bar item, of which it is line 3 from column 5.
  private func used(_ statement: String) -> [String] {
    uses(
      """
      extension UITabBarItem {
        func 탭() {
          \(statement)
        }
      }
      """
    ).filter { $0.hasPrefix("3:") }
  }

  @Test(arguments: [
    "let (isEnabled, y) = x; print(isEnabled, y)",
    "var (y, (z: isEnabled, _)) = x; isEnabled = y",
    "if case .some(let isEnabled) = x { print(isEnabled) }",
    "if case let .some(isEnabled) = x { print(isEnabled) }",
    "guard case (let isEnabled?, _) = x, isEnabled else { return }",
    "while case let isEnabled? = x { print(isEnabled) }",
    "if let isEnabled = x { print(isEnabled) }",
    "for (isEnabled, _) in x where isEnabled { print(isEnabled) }",
    "for case let isEnabled? in x { print(isEnabled) }",
    "switch x { case .a(let isEnabled) where isEnabled: print(isEnabled) default: break }",
    "switch x { case let (isEnabled, _): print(isEnabled) }",
    "switch x { case let isEnabled as Bool: print(isEnabled) default: break }",
    "do { try x() } catch E.a(let isEnabled) where isEnabled { print(isEnabled) }",
    "do { try x() } catch let isEnabled as E { print(isEnabled) }",
  ])
  func `what a pattern binds is no member`(_ statement: String) {
    #expect(used(statement) == [])
  }

  @Test(arguments: [
    "x { [isEnabled = y] in print(isEnabled) }", "x { [weak isEnabled = y] in print(isEnabled) }",
    "x { [y, isEnabled] in print(isEnabled) }",
  ])
  func `what a closure captures is no member`(_ statement: String) {
    #expect(used(statement) == [])
  }

  @Test(arguments: [
    "func isEnabled() {}; isEnabled()", "isEnabled(); func isEnabled() { isEnabled() }",
    "x { isEnabled(); func isEnabled() {} }",
  ])
  func `a function of a body is no member`(_ statement: String) {
    #expect(used(statement) == [])
  }

  @Test(arguments: [
    "var y: Int { get { 0 } set(isEnabled) { print(isEnabled) } }",
    "var y = 0 { willSet(isEnabled) { print(isEnabled) } }",
  ])
  func `what an accessor takes is no member`(_ statement: String) {
    #expect(used(statement) == [])
  }

  @Test(arguments: [
    ("let (isEnabled, y) = (isEnabled, 탭)", "3:27"),
    ("if case let isEnabled? = isEnabled { print(isEnabled) }", "3:30"),
    ("for isEnabled in isEnabled { print(isEnabled) }", "3:22"),
    ("/* 탭 */ x { [isEnabled = isEnabled] in print(isEnabled) }", "3:32"),
    ("x { [isEnabled = 탭] in print(isEnabled) }; isEnabled = y", "3:50"),
    ("var y: Int { set(isEnabled) {} get { isEnabled } }", "3:42"),
    ("x { func isEnabled() {} }; isEnabled = y", "3:32"),
  ])
  func `a name is the member's before it is bound, and where it is not`(
    _ statement: String, _ place: String
  ) {
    #expect(used(statement) == ["\(place) UITabBarItem.isEnabled"])
  }

  @Test(arguments: [
    ("do { let isEnabled = x }; isEnabled = y", "3:31"),
    ("if case let isEnabled? = x {}; isEnabled = y", "3:36"),
    ("while let isEnabled = x {}; isEnabled = y", "3:33"),
    ("for isEnabled in x {}; isEnabled = y", "3:28"),
    ("switch x { case .a(let isEnabled): print(isEnabled) default: isEnabled = y }", "3:66"),
    ("/* 탭 */ do {} catch E.a(let isEnabled) {}; isEnabled = y", "3:50"),
  ])
  func `what a block binds ends with it`(_ statement: String, _ place: String) {
    #expect(used(statement) == ["\(place) UITabBarItem.isEnabled"])
  }

  @Test func `what is bound under its own name is used there, and has its type`() {
    #expect(used("if let isEnabled { print(isEnabled) }") == ["3:12 UITabBarItem.isEnabled"])
    let found = uses(
      """
      class 탭: UIViewController {
        func f() { guard let tabBarItem else { return }; tabBarItem.isEnabled = false }
      }
      """)
    #expect(found == ["2:63 UITabBarItem.isEnabled"])
  }

  @Test func `what a body declares ends with it`() {
    let found = uses(
      """
      extension UITabBarItem {
        subscript(isEnabled: Int) -> UIStatusBarStyle { .default }
        subscript(탭: Int) -> UIStatusBarStyle { get { return .default } set(isEnabled) {} }
        deinit { let isEnabled = 1; print(isEnabled) }
        func f() { isEnabled = false }
      }
      """)
    #expect(
      found == [
        "1:11 UITabBarItem", "2:52 UIStatusBarStyle.default", "3:59 UIStatusBarStyle.default",
        "5:14 UITabBarItem.isEnabled",
      ])
  }

  @Test func `what a body declares is no property of the type`() {
    let found = uses(
      """
      class 탭 {
        deinit { let item: UITabBarItem = x }
        subscript(i: Int) -> Int { let bar: UITabBarItem = x; return i }
        func f() { item.isEnabled = false; bar.isEnabled = false }
      }
      """)
    #expect(found == ["2:22 UITabBarItem", "3:39 UITabBarItem"])
  }

  @Test func `what a function of a body returns is not what a method of its name does`() {
    let found = uses(
      """
      class 탭 {
        func item() -> UITabBarItem { x }
        func f() { item().isEnabled = false; func item() -> Int { 1 } }
      }
      """)
    #expect(found == ["2:18 UITabBarItem"])
  }
}
