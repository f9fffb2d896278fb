import Testing

@Suite struct TypeUseTests {
  @Test func `types are used where they are annotated, made, inherited, cast to and compared with`()
  {
    let found = uses(
      """
      class 설정: UISwitch { var a: [UISlider?]; func f(_ b: UIKit.UISlider) -> UIView? { nil } }
      let c = UISlider(), d = c as? UISwitch
      if c is UISwitch { print(UISlider.self) }
      """)
    #expect(
      found == [
        "1:15 UISwitch", "1:34 UISlider", "1:64 UISlider", "1:77 UIView", "2:9 UISlider",
        "2:31 UISwitch", "3:9 UISwitch", "3:26 UISlider",
      ])
  }

  @Test func `comments and strings use nothing, but what is put into a string does`() {
    let found = uses(
      #"""
      // UISlider, 탭 바
      /* UISwitch */ let a = "UISlider \(UISwitch())"
      """#)
    #expect(found == ["2:36 UISwitch"])
  }

  @Test func `a type of the files is not the system's, whatever its name`() {
    #expect(uses("struct UISlider { var x: UISwitch }", "let a = UISlider()") == ["1:26 UISwitch"])
  }

  @Test(arguments: ["private", "fileprivate"])
  func `a type that no other file sees hides the system's in its own file alone`(
    _ modifier: String
  ) {
    let own =
      """
      let 탭 = UISwitch()
      \(modifier) struct UISwitch { var tintColor = 1, s: UISlider }
      extension UISwitch { func f() { tintColor = 2 } }
      """
    let other = "let 탭 = UISwitch(); class A { let s: UISwitch; func f() { s.tintColor = 1 } }"
    #expect(
      uses(own, other) == [
        "2:\(modifier.count + 42) UISlider", "1:11 UISwitch", "1:40 UISwitch",
        "1:63 UIView.tintColor",
      ])
    #expect(uses("@MainActor public struct UISwitch {}", other) == [])
  }

  @Test(arguments: ["struct", "enum", "final class", "actor"])
  func `a type that a body declares is none of the system's there`(_ kind: String) {
    let found = uses(
      """
      func 탭() {
        let early = UITabBarItem(); early.isEnabled = true
        \(kind) UITabBarItem { var isEnabled = false; func f() { isEnabled = true } }
        var t = UITabBarItem(); let u: UITabBarItem? = t; UITabBarItem().isEnabled = true
        t.isEnabled = true; u?.isEnabled = true; _ = UITabBarItem.SystemItem.favorites
      }
      do { \(kind) UISwitch { var tintColor = 1 }; UISwitch().tintColor = 2 }
      let i = UITabBarItem(), s = UISwitch()
      """)
    #expect(found == ["8:9 UITabBarItem", "8:29 UISwitch"])
  }

  @Test func `text that is no Swift uses what can be made out`() {
    #expect(uses("class { ] let a: UISlider = ) 탭 (") == ["1:18 UISlider"])
    #expect(uses("", "탭 바", "\u{0}") == [])
  }
}

@Suite struct PlaceTests {
  @Test func `lines end as for the compiler, and columns count bytes`() {
    let found = uses("let 탭: UISlider\r\nlet a: UISlider\rlet b: UISlider\n\n/* 한 */ UISlider")
    #expect(found == ["1:10 UISlider", "2:8 UISlider", "3:8 UISlider", "5:11 UISlider"])
  }
}

@Suite struct MemberUseTests {
  /// A statement in a method of a view controller, which starts in column 5 of line 4.
  private func used(_ statement: String) -> [String] {
    uses(
      """
      class Screen: UITableViewController {
        let bar: UISearchBar, item = UITabBarItem(), on: UISwitch!
        func 탭() {
          \(statement)
        }
      }
      """
    ).filter { $0.hasPrefix("4:") }
  }

  @Test(arguments: [
    ("item.isEnabled = false", "4:10 UITabBarItem.isEnabled"),
    ("self.item.isEnabled = false", "4:15 UITabBarItem.isEnabled"),
    ("(item).badgeValue = nil", "4:12 UITabBarItem.badgeValue"),
    ("on!.onTintColor = nil", "4:9 UISwitch.onTintColor"),
    ("on?.tintColor = nil", "4:9 UIView.tintColor"),
    ("(x as! UINavigationBar).barTintColor = nil", "4:29 UINavigationBar.barTintColor"),
    ("navigationController?.navigationBar.barTintColor = y", "4:41 UINavigationBar.barTintColor"),
    ("UIApplication.shared.statusBarFrame", "4:26 UIApplication.statusBarFrame"),
    ("_ = UIBarButtonItem.fixedSpace(8)", "4:25 UIBarButtonItem.fixedSpace(_:)"),
  ])
  func `a member is used whose owner is written or declared`(
    _ statement: String, _ use: String
  ) {
    #expect(used(statement) == [use])
  }

  @Test(arguments: [
    "button.isEnabled = false", "let item = other(); item.isEnabled = false",
    "items.forEach { item in item.isEnabled = false }",
    "for item in all { item.isEnabled = false }",
    "_ = \"item.isEnabled\"", "bar.badgeValue = nil",
    "switch x { case let item as Other: item.isEnabled = false }",
    "switch x { case let (one, item) as (Int, Other): item.isEnabled = false }",
    "func f<T>(_ item: T) { item.isEnabled = false }",
    "func f<S, T: Other>(_ item: T) where S: Equatable { item.isEnabled = false }",
    "let item = Other.init(); item.isEnabled = false",
  ])
  func `a member of what nobody knows is no use`(_ statement: String) {
    #expect(used(statement) == [])
  }

  @Test(arguments: [
    "let one = UITabBarItem(); one.isEnabled = false",
    "if let one = item { one.isEnabled = false }",
    "if let item { item.isEnabled = false }", "guard let one = item else {}; one.isEnabled = false",
    "{ (one: UITabBarItem) in one.isEnabled = false }",
    "let one: UITabBarItem = x(); one.isEnabled = false",
    "func f(of one: UITabBarItem) { one.isEnabled = false }",
    "let one = UITabBarItem.init(); one.isEnabled = false",
    "let 탭 = UIKit.UITabBarItem.init(title: 탭); 탭.isEnabled = false",
    "UITabBarItem.init().isEnabled = false",
    "let one: UITabBarItem = .init(); one.isEnabled = false",
    "switch x { case let one as UITabBarItem: one.isEnabled = false }",
    "switch x { case is Int, let one as UITabBarItem where y: one.isEnabled = false }",
    "if case let one as UITabBarItem = x { one.isEnabled = false }",
    "for case let one as UITabBarItem in 탭 { one.isEnabled = false }",
    "do {} catch let one as UITabBarItem { one.isEnabled = false }",
    "func f<T: UITabBarItem>(_ one: T) { one.isEnabled = false }",
    "func f<S, T: UITabBarItem & Sendable>(_ one: T?) { one?.isEnabled = false }",
    "func f<S, T>(_ one: T) where S: Equatable, T: UITabBarItem { one.isEnabled = false }",
    "func f<T: UITabBarItem>(_ x: [T]) { let one: T = x[0]; one.isEnabled = false }",
  ])
  func `a variable has the type that it is declared with`(_ statement: String) {
    #expect(used(statement).contains { $0.hasSuffix(" UITabBarItem.isEnabled") })
  }

  @Test func `a property has the type whose initializer is named`() {
    let found = uses(
      "class 탭 { let one = UITabBarItem.init() }", "extension 탭 { var x: Int { one.isEnabled } }")
    #expect(found == ["1:23 UITabBarItem", "1:34 UITabBarItem.isEnabled"])
  }

  @Test func `members that are inherited are used by their names alone`() {
    #expect(
      used("navigationItem.searchController = nil") == [
        "4:5 UIViewController.navigationItem", "4:20 UINavigationItem.searchController",
      ])
    #expect(used("let navigationItem = 1; print(navigationItem)") == [])
  }

  @Test(arguments: [
    ("_ = UITabBarItem(tabBarSystemItem: .favorites, tag: 0)", "UITabBarItem.SystemItem.favorites"),
    ("let a: UIStatusBarStyle = .default", "UIStatusBarStyle.default"),
    ("let a: UIStatusBarStyle = x ? y : .default", "UIStatusBarStyle.default"),
    ("bar.searchBarStyle = .minimal", "UISearchBar.Style.minimal"),
    ("if bar.searchBarStyle == .minimal {}", "UISearchBar.Style.minimal"),
    ("if .minimal != bar.searchBarStyle {}", "UISearchBar.Style.minimal"),
    ("if a && bar.searchBarStyle == .minimal || b {}", "UISearchBar.Style.minimal"),
    ("if a, 탭 || .minimal == bar.searchBarStyle {}", "UISearchBar.Style.minimal"),
    ("a = bar.searchBarStyle == .minimal", "UISearchBar.Style.minimal"),
    ("bar.searchBarStyle = a == b ? c : .minimal", "UISearchBar.Style.minimal"),
    ("let a: UIStatusBarStyle = b == .c ? .default : d", "UIStatusBarStyle.default"),
    ("_ = UISearchBar.Style.minimal", "UISearchBar.Style.minimal"),
    ("func f() -> UIStatusBarStyle { return (.default) }", "UIStatusBarStyle.default"),
    ("func f(a: UIStatusBarStyle = .default) {}", "UIStatusBarStyle.default"),
  ])
  func `a case is one of the type that is wanted where it stands`(
    _ statement: String, _ use: String
  ) {
    #expect(used(statement).last?.hasSuffix(" \(use)") == true)
  }

  @Test(arguments: [
    "let a: UIStatusBarStyle = b == .default ? c : d",
    "let a: UIStatusBarStyle = bar.searchBarStyle == .default ? c : d",
    "if .minimal == .default {}", "if (.minimal) != .favorites(.default) {}",
    "return .default == a && b",
  ])
  func `a case that is compared is of no type that is wanted of the whole`(_ statement: String) {
    #expect(used(statement).allSatisfy { !$0.hasSuffix("default") }, "\(used(statement))")
  }

  @Test func `a case where no type is wanted, or another, is no use`() {
    #expect(used("view.backgroundColor = .default; f(.favorites); _ = .minimal") == [])
  }

  @Test func `what is overridden or implemented is used`() {
    let found = uses(
      """
      class A: UIViewController, UISearchResultsUpdating {
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        func updateSearchResults(for c: C) {}
        func updateSearchResults(of c: C) {}
      }
      """)
    #expect(
      found == [
        "2:16 UIViewController.preferredStatusBarStyle", "2:61 UIStatusBarStyle.lightContent",
        "3:8 UISearchResultsUpdating.updateSearchResults(for:)",
      ])
  }

  @Test func `key paths use their members`() {
    #expect(
      uses(#"a.map(\UITabBarItem.badgeValue)"#) == [
        "1:8 UITabBarItem", "1:21 UITabBarItem.badgeValue",
      ])
  }

  @Test func `what one file declares holds in the others`() {
    let found = uses(
      "extension Cell { func f() { accessoryType = .disclosureIndicator; search.placeholder = nil } }",
      "class Cell: Base { let search: Search }; class Base: UITableViewCell {}; typealias Search = UISearchBar"
    )
    #expect(
      found == [
        "1:46 UITableViewCell.AccessoryType.disclosureIndicator", "1:74 UISearchBar.placeholder",
      ])
  }

  @Test func `types that inherit from one another end somewhere`() {
    #expect(uses("class A: B { func f() { x } }; class B: A {}; typealias C = C") == [])
  }
}
