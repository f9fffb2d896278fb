import Testing

/// Of what type variables are by what is written where they are declared.
@Suite struct VariableTypeTests {
  @Test(arguments: [
    "class 가 { var p, q: UISwitch; func f() { p.onTintColor = nil; q.onTintColor = nil } }",
    "class 가 { @IBOutlet var p, q: UISwitch!; func f() { p.onTintColor = q.onTintColor } }",
    "func 가() { let p, q: UISwitch; p.onTintColor = nil; q.onTintColor = nil }",
  ])
  func `a type that is written behind several names is that of each`(_ text: String) {
    #expect(uses(text).count { $0.hasSuffix("UISwitch.onTintColor") } == 2, "\(uses(text))")
  }

  @Test func `a name with a value of its own has not the type behind the next`() {
    #expect(
      uses("class 가 { var p = 1, q: UISwitch; func f() { p.onTintColor = nil } }")
        == ["1:27 UISwitch"])
  }

  @Test(arguments: [
    "class 가 { let k = m() as! UISwitch; func f() { k.onTintColor = nil } }",
    "class 가 { lazy var k = (try! UISwitch()); func f() { k.onTintColor = nil } }",
    "class 가 { let k = (m() as? UISwitch)!; func f() { k.onTintColor = nil } }",
  ])
  func `a property has the type that its value is cast to, in brackets or not`(_ text: String) {
    #expect(uses(text).contains { $0.hasSuffix("UISwitch.onTintColor") }, "\(uses(text))")
  }

  @Test func `what is only asked for its type is not of it`() {
    #expect(
      uses("class 가 { let k = m() is UISwitch; func f() { k.onTintColor = nil } }")
        == ["1:28 UISwitch"])
  }

  @Test func `what stands in no type is known above its declaration and in other files`() {
    let first = """
      func f() { 가.onTintColor = nil; 나().minimumValueImage = nil; 다.onTintColor = nil }
      let 가 = UISwitch()
      """
    let second = "func 나() -> UISlider { UISlider() }; private let 다 = UISwitch()"
    let found = uses(first, second).filter { $0.contains("UISwitch.") || $0.contains("UISlider.") }
    #expect(found == ["1:16 UISwitch.onTintColor", "1:41 UISlider.minimumValueImage"])
  }

  @Test func `a member of the type around a place comes before what stands in no type`() {
    let text = "class 가: UIViewController { func f() { tabBarItem.badgeValue = nil } }"
    #expect(
      uses(text, "let tabBarItem = UISwitch()")
        == ["1:53 UITabBarItem.badgeValue", "1:18 UISwitch"])
  }

  @Test(arguments: [
    ("class 가 { func f() { k.onTintColor = nil } }", true),
    ("struct 가 { struct 나 { func f() { k.onTintColor = nil } } }", true),
    ("class 가: 나 { func f() { k.onTintColor = nil } }", false),
    ("class 가: UIView { func f() { k.onTintColor = nil } }", false),
    ("extension 나 { func f() { k.onTintColor = nil } }", false),
  ])
  func `what stands in no type is known in types that can have no other member of its name`(
    _ text: String, _ isKnown: Bool
  ) {
    let found = uses(text, "let k = UISwitch()").contains { $0.hasSuffix("UISwitch.onTintColor") }
    #expect(found == isKnown)
  }

  @Test func `what a branch of a program declares is known in it alone`() {
    let found = uses(
      "switch n { case 1: let k = UISwitch() /* 가 */; default: break }",
      "class 가 { func f() { k.onTintColor = nil } }")
    #expect(found == ["1:28 UISwitch"])
  }

  @Test func `a parameter that a function gives is of what it is bound to`() {
    let text = "func 가<Bar>() -> Bar { x }; func 나<T: UISwitch>() -> T { x }"
    let found = uses(
      text, "class Bar: UISwitch {}; func f() { 가().onTintColor = nil; 나().onTintColor = nil }")
    #expect(found == ["1:43 UISwitch", "1:12 UISwitch", "1:67 UISwitch.onTintColor"])
  }

  @Test func `a member of unknown type hides what stands in no type`() {
    let text = "class 가 { let k = m(); func f() { k.onTintColor = nil } }"
    #expect(uses(text, "let k = UISwitch()") == ["1:9 UISwitch"])
  }

  @Test(arguments: [
    "class 가 { var t: UISwitch { get { x } set { newValue.onTintColor = nil } } }",
    "class 가 { var t: UISwitch { get { x } set(bar) { bar.onTintColor = nil } } }",
    "class 가 { var t: UISwitch? { willSet { newValue?.onTintColor = nil } } }",
    "class 가 { var t = UISwitch() { didSet { oldValue.onTintColor = nil } } }",
    "class 가 { subscript(i: Int) -> UISwitch { get { x } set { newValue.onTintColor = nil } } }",
  ])
  func `what a property is set to, or was, is of its type`(_ text: String) {
    #expect(uses(text).contains { $0.hasSuffix("UISwitch.onTintColor") }, "\(uses(text))")
  }

  @Test func `what a property was has no name where it is about to be set`() {
    let text = "class 가 { var t = UISwitch() { willSet { oldValue.onTintColor = nil } } }"
    #expect(!uses(text).contains { $0.hasSuffix("UISwitch.onTintColor") })
  }

  @Test func `what is nested more deeply than anybody writes is looked into, and what follows`() {
    let depth = 300
    let text =
      "let 가 = " + String(repeating: "f { ", count: depth) + "UISwitch()"
      + String(repeating: " }", count: depth) + "\nlet b = UISlider()\n"
    #expect(uses(text).map { $0.split(separator: " ").last } == ["UISwitch", "UISlider"])
  }
}
