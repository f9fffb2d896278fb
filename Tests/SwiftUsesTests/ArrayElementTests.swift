import Testing

/// Of what type is what an array holds.
@Suite struct ArrayElementTests {
  /// What a statement uses in a function that takes `x`, an array of tab bar items; it is line 2 from column 3.
  private func used(_ statement: String) -> [String] {
    uses(
      """
      func 탭(_ x: [UITabBarItem], n: Int) {
        \(statement)
      }
      """
    ).filter { $0.hasPrefix("2:") }
  }

  @Test(arguments: [
    ("x[0].isEnabled = false", "2:8"), ("x[n - 1].isEnabled = false", "2:12"),
    ("x.first?.isEnabled = false", "2:12"), ("/* 탭 */ x.last!.isEnabled = false", "2:21"),
    ("(x)[0].isEnabled = false", "2:10"), ("x.first { $0 == 가 }?.isEnabled = false", "2:26"),
    ("x.filter(가)[0].isEnabled = false", "2:20"),
    ("for i in x { i.isEnabled = false }", "2:18"),
    ("for 가 in x.reversed() where n > 1 { 가.isEnabled = false }", "2:45"),
    ("for i in x.dropFirst() where i.isEnabled {}", "2:34"),
    ("for i in x[1...] { i.isEnabled = false }", "2:24"),
    ("for 가 in x[..<n] { 가.isEnabled = false }", "2:28"),
    ("for i in x[1..<n] { i.isEnabled = false }", "2:25"),
    ("for i in x[n...n] { i.isEnabled = false }", "2:25"),
    ("for i in x[...] { i.isEnabled = false }", "2:23"),
    ("let 가 = x[1...]; 가[2].isEnabled = false", "2:29"),
    ("for i in 가 ?? x {}; for i in x ?? [] { i.isEnabled = false }", "2:46"),
    ("(x.first ?? .가).isEnabled = false", "2:21"), ("(x.first ?? nil)?.isEnabled = false", "2:21"),
    ("let i = x.first; i?.isEnabled = false", "2:23"),
    ("if let 가 = x.last { 가.isEnabled = false }", "2:29"),
    ("let all = [x[0], x[n]]; all[0].isEnabled = false", "2:34"),
    ("for 가 in [x[0]] { 가.isEnabled = false }", "2:27"),
    ("let all = [x, x]; all[0][1].isEnabled = false", "2:31"),
  ])
  func `what an array holds is of the type that is written for it`(
    _ statement: String, _ place: String
  ) {
    #expect(used(statement) == ["\(place) UITabBarItem.isEnabled"])
  }

  @Test(arguments: [
    "x.isEnabled = false", "x.count.isEnabled = false", "x[가: 0].isEnabled = false",
    "x[0, 1].isEnabled = false", "x[1...].isEnabled = false", "x[0][1].isEnabled = false",
    "for (i, 가) in x { i.isEnabled = false }", "for (i, _) in x.enumerated() { i.isEnabled = 0 }",
    "for i in x.indices { i.isEnabled = false }", "for i: Other in x { i.isEnabled = false }",
    "for i in x.map(가) { i.isEnabled = false }", "for i in x + [] { i.isEnabled = false }",
    "for x in x {}; for i in 가 { i.isEnabled = false }",
    "for x in x { x.first?.isEnabled = false }", "for i in [x[0], 가] { i.isEnabled = false }",
    "for i in [x[0], UISwitch.가] { i.isEnabled = false }", "for i in [] { i.isEnabled = false }",
    "let x = 가; x[0].isEnabled = false", "(x.first ?? 가).isEnabled = false",
    "([] ?? []).first?.isEnabled = false", "(x ?? [UITabBarItem: Int]()).isEnabled = false",
  ])
  func `nothing is told of what else can be asked of an array`(_ statement: String) {
    #expect(used(statement).filter { $0.hasSuffix("isEnabled") } == [])
  }

  @Test(arguments: [
    "[UITabBarItem]", "[UITabBarItem]?", "[UITabBarItem]!", "[UITabBarItem?]", "([UITabBarItem])",
    "Array<UITabBarItem>", "[UIKit.UITabBarItem]", "UITabBarItem...", "Array<UITabBarItem?>?",
    "inout [UITabBarItem]", "[any UITabBarItem & P]",
  ])
  func `an array is one however it is written`(_ type: String) {
    let found = uses("func f(_ 가: \(type)) { 가.first?.isEnabled = false }")
    #expect(
      found.map { $0.split(separator: " ")[1] } == ["UITabBarItem", "UITabBarItem.isEnabled"])
  }

  @Test(arguments: [
    "[UITabBarItem: Other]", "[Other: UITabBarItem]", "Dictionary<Int, UITabBarItem>",
    "Set<UITabBarItem>", "(UITabBarItem) -> Int", "[(UITabBarItem, Int)]", "[() -> UITabBarItem]",
    "List<UITabBarItem>", "Own.Array<UITabBarItem>", "[UITabBarItem].Element.Other", "UITabBarItem",
    "[[UITabBarItem]]",
  ])
  func `what is no array of a type holds nothing of it`(_ type: String) {
    let found = uses(
      """
      func f(_ 가: \(type)) {
        가.first?.isEnabled = false; 가[0]?.isEnabled = false; for i in 가 { i.isEnabled = false }
      }
      """)
    #expect(found.map { $0.split(separator: " ")[1] } == ["UITabBarItem"])
  }

  @Test(arguments: [
    "class 가 { var x: [UITabBarItem] = []; func f() { x[0].isEnabled = false } }",
    "class 가 { let x = [UITabBarItem](); func f() { x[0].isEnabled = false } }",
    "class 가 { let x = Array<UITabBarItem>(); func f() { x[0].isEnabled = false } }",
    "class 가 { let x = [UITabBarItem](repeating: y, count: 2); func f() { x[0].isEnabled = false } }",
    "class 가 { let x = y as! [UITabBarItem]; func f() { x[0].isEnabled = false } }",
    "class 가 { func x() -> [UITabBarItem]? { nil }; func f() { x()?.last?.isEnabled = false } }",
    "class 가 { func x<T: UITabBarItem>() -> [T] { y }; func f() { x()[0].isEnabled = false } }",
    "class 가<T: UITabBarItem> { var x: [T]; func f() { x[0].isEnabled = false } }",
    "class 가 { var x: [UITabBarItem] { didSet { oldValue.first?.isEnabled = false } } }",
    "func 가<T: UITabBarItem>(_ x: [T]) { x[0].isEnabled = false }",
    "func 가() { let x = [UITabBarItem](); x[0].isEnabled = false }",
    "func 가() { for i in y as? [UITabBarItem] ?? [] { i.isEnabled = false } }",
    "typealias 가 = [UITabBarItem]; func f(_ x: 가) { x[0].isEnabled = false }",
    "extension [UITabBarItem] { func 가() { first?.isEnabled = false } }",
    "extension [UITabBarItem] { func 가() { for i in self { i.isEnabled = false } } }",
    "func f() { { (x: UITabBarItem...) in x[0].isEnabled = 가 } }",
  ])
  func `an array is known where other values are`(_ text: String) {
    let found = uses(text).map { $0.split(separator: " ")[1] }
    #expect(found == ["UITabBarItem", "UITabBarItem.isEnabled"], "\(found)")
  }

  @Test func `an array of made values holds what all of them are`() {
    let found = uses(
      """
      class 가 {
        let x = [UITabBarItem(), UITabBarItem.init(title: 탭)], y = [UITabBarItem(), 나()]
        func f() { x[0].isEnabled = false; y[0].isEnabled = false }
      }
      """)
    #expect(
      found == [
        "2:12 UITabBarItem", "2:28 UITabBarItem", "2:65 UITabBarItem",
        "3:19 UITabBarItem.isEnabled",
      ])
  }

  @Test(arguments: [
    "struct UITabBarItem {}; func 가(_ x: [UITabBarItem]) { x[0].isEnabled = false }",
    "class 가 { struct UITabBarItem {}; let x: [UITabBarItem]; func f() { x[0].isEnabled = 1 } }",
    "class 가 { struct UITabBarItem {}; func f(x: [UITabBarItem]) { x[0].isEnabled = 1 } }",
    "func 가() { struct UITabBarItem {}; let x: [UITabBarItem] = y; x[0].isEnabled = 1 }",
    "func 가<UITabBarItem>(_ x: [UITabBarItem]) { x[0].isEnabled = 1 }",
    "class 가<UITabBarItem> { let x: [UITabBarItem]; func f() { x[0].isEnabled = 1 } }",
  ])
  func `an array of a type of the files holds nothing of the system's`(_ text: String) {
    #expect(uses(text).filter { $0.hasSuffix("isEnabled") } == [])
  }

  @Test(arguments: [
    "struct Array<T> {}; func 가(_ x: Array<UITabBarItem>) { x[0].isEnabled = 1 }",
    "struct Array<T> {}; class 가 { let x: Array<UITabBarItem>; func f() { x[0].isEnabled = 1 } }",
    "class 가 { struct Array<T> {}; let x: Array<UITabBarItem>; func f() { x[0].isEnabled = 1 } }",
  ])
  func `a type of the files that is called an array holds nothing`(_ text: String) {
    #expect(uses(text).filter { $0.hasSuffix("isEnabled") } == [])
  }

  @Test func `a type within another is known in an array of it`() {
    let found = uses(
      """
      class Tab { class Inner: UITabBarItem {}; var all: [Inner]; func f(_ x: [Inner]) { x[0].badgeValue = 탭 } }
      class Two: Tab { static let many: [Self] = []; func g() { /* 탭 */ Tab().all[0].badgeValue = nil } }
      """)
    #expect(
      found == [
        "1:26 UITabBarItem", "1:89 UITabBarItem.badgeValue", "2:82 UITabBarItem.badgeValue",
      ])
  }

  @Test func `an array of what a type calls itself holds that type`() {
    let found = uses(
      """
      class Tab: UITabBarItem { static let all: [Self] = []; func 가(x: [Self]) { x[0].isEnabled = 1 } }
      class Two: Tab { func f() { Two.all[0].badgeValue = 탭 } }
      """)
    #expect(
      found == [
        "1:12 UITabBarItem", "1:83 UITabBarItem.isEnabled", "2:40 UITabBarItem.badgeValue",
      ])
  }

  @Test(arguments: [
    "([.가] == [.나])", "((x ?? .가) == (y ?? .나))", "[[.가]] != [[.나]]",
    "switch [.가] { case [.나]: 다 }",
    "[.가] = [.나]", "(.가 ?? x) = (.나 ?? y)", "[.가][0] = .나", "([.가] ?? .나).first == [.다]",
  ])
  func `names with a dot and nothing before them are not asked for one another without end`(
    _ text: String
  ) {
    let names = text.replacing("가", with: "default").replacing("나", with: "lightContent")
    #expect(uses(names + "; UISwitch()").map { $0.split(separator: " ")[1] } == ["UISwitch"])
  }
}
