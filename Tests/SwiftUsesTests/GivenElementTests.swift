import Testing

/// Of what type closures are given something, where methods of arrays call them.
@Suite struct GivenElementTests {
  /// What a statement uses in a function that takes `x`, an array of tab bar items; it is line 2 from column 3.
  private func used(_ statement: String) -> [String] {
    uses(
      """
      func 탭(_ x: [UITabBarItem]?, y: [[UITabBarItem]]) {
        \(statement)
      }
      """
    ).filter { $0.hasPrefix("2:") }
  }

  @Test(arguments: [
    ("x?.forEach { $0.isEnabled = false }", "2:19"),
    ("x?.forEach({ $0.isEnabled = false })", "2:19"),
    ("/* 탭 */ x!.forEach { 가 in 가.isEnabled = false }", "2:37"),
    ("x?.forEach { (i) in i.isEnabled = false }", "2:25"),
    ("x?.forEach { [weak self] i in i.isEnabled = false }", "2:35"),
    ("x?.map { $0.isEnabled }", "2:15"), ("x?.first(where: { 가 in 가.isEnabled })", "2:32"),
    ("x?.filter { $0.가 }.forEach { $0.isEnabled = false }", "2:37"),
    ("if let x { x.forEach { $0.isEnabled = false } }", "2:29"),
    ("(x ?? []).forEach { $0.isEnabled = false }", "2:26"),
    ("x?.sorted { $1.isEnabled }", "2:18"), ("x?.sorted { 가, 나 in 나.isEnabled }", "2:31"),
    ("y.forEach { $0.forEach { $0.isEnabled = false } }", "2:31"),
    ("x?.forEach { i in 가 { i.isEnabled = false } }", "2:29"),
  ])
  func `a closure is given what the array holds whose method it is handed to`(
    _ statement: String, _ place: String
  ) {
    #expect(used(statement) == ["\(place) UITabBarItem.isEnabled"])
  }

  @Test(arguments: [
    "x?.가 { $0.isEnabled = false }", "가 { $0.isEnabled = false }", "forEach { $0.isEnabled = 1 }",
    "x?.forEach { 가 { $0.isEnabled = false } }", "x?.forEach { i in 가 { i in i.isEnabled = 1 } }",
    "x?.forEach { $1.isEnabled = false }", "x?.forEach { i, 가 in i.isEnabled = false }",
    "x?.forEach { (i, 가) in i.isEnabled = false }", "x?.forEach { (i: 가) in i.isEnabled = 1 }",
    "x?.forEach { (i: () -> 가) in i.isEnabled = 1 }", "x?.reduce(0) { $0.isEnabled }",
    "x?.enumerated().forEach { $0.isEnabled = 가 }", "y.forEach { $0.isEnabled = 가 }",
    "x?.forEach { 가 } other: { $0.isEnabled = 1 }", "x?.count.forEach { $0.isEnabled = 가 }",
    "x?.forEach { $0 }; $0.isEnabled = 가",
  ])
  func `nothing is told of what is given to other closures`(_ statement: String) {
    #expect(used(statement) == [])
  }
}
