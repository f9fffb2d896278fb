import Testing

/// Names with a dot and nothing before it, in array literals.
@Suite struct ArrayLiteralTests {
  /// What a statement uses among the members of bar button items and status bar styles.
  private func used(_ statement: String) -> [String] {
    uses("/* 탭 */ " + statement).filter {
      $0.hasSuffix("fixedSpace(_:)") || $0.hasSuffix("default")
    }
  }

  @Test(arguments: [
    ("let x: [UIBarButtonItem] = [.fixedSpace(10), .가]", "1:40"),
    ("let 가: [UIBarButtonItem]? = [.나, .fixedSpace(8)]", "1:49"),
    ("let x: Array<UIBarButtonItem> = [.fixedSpace(8)]", "1:45"),
    ("let x: [[UIBarButtonItem]] = [[], [.fixedSpace(8)]]", "1:47"),
    ("func f(x: [UIBarButtonItem]) { x = [.fixedSpace(8)] }", "1:48"),
    ("func f(x: [UIBarButtonItem]) { x += [.fixedSpace(8)] }", "1:49"),
    ("func f(x: [UIBarButtonItem]) { y = x + [.fixedSpace(8)] }", "1:52"),
    ("func f(x: [UIBarButtonItem] = [.fixedSpace(8)]) {}", "1:43"),
    ("func f() -> [UIBarButtonItem] { 가 ? [.fixedSpace(8)] : [] }", "1:51"),
    ("func f() -> [UIBarButtonItem] { return (가 ?? [.fixedSpace(8)]) }", "1:60"),
    ("var 가: [UIBarButtonItem] { [.fixedSpace(8)] }", "1:42"),
    ("func f(x: [UIBarButtonItem]) { if x == [.fixedSpace(8)] {} }", "1:52"),
  ])
  func `one is of the type of what the array must hold`(_ statement: String, _ place: String) {
    #expect(used(statement) == ["\(place) UIBarButtonItem.fixedSpace(_:)"])
  }

  @Test(arguments: [
    "let x = [.fixedSpace(8)]", "let x: UIBarButtonItem = [.fixedSpace(8)]",
    "let x: [UIBarButtonItem] = .fixedSpace(8)", "let x: [[UIBarButtonItem]] = [.fixedSpace(8)]",
    "let x: [가: UIBarButtonItem] = [.fixedSpace(8)]", "f([.fixedSpace(8)])",
    "let x: [UIBarButtonItem] = [가: .fixedSpace(8)]",
    "let x: Set<UIBarButtonItem> = [.fixedSpace(8)]",
    "let x: [UIBarButtonItem] = [가(.fixedSpace(8))]",
    "let x: [UIBarButtonItem] = [.fixedSpace(8)].가",
    "let x: [UIBarButtonItem] = 가[[.fixedSpace(8)]]",
    "let x: [UIBarButtonItem] = [가 + .fixedSpace(8)]",
    "func f<UIBarButtonItem>(x: [UIBarButtonItem] = [.fixedSpace(8)]) {}",
    "struct UIBarButtonItem {}; let x: [UIBarButtonItem] = [.fixedSpace(8)]",
    "func f(x: UIStatusBarStyle) { x += .default; x = x + .default }",
  ])
  func `one is of no type where the array must hold nothing of one`(_ statement: String) {
    #expect(used(statement) == [])
  }
}
