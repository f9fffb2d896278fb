import Testing

/// Names with a dot and nothing before it, among operators and in patterns.
@Suite struct OperandTests {
  @Test(arguments: [
    "class 가: UIViewController { override var preferredStatusBarStyle: UIStatusBarStyle { p > .default ? a : b } }",
    "func f(on: Bool) -> UIStatusBarStyle { n.rawValue < .default && on ? a : b }",
    "func f(s: UIStatusBarStyle) { let 탭: UIStatusBarStyle = s + .default }",
    "func f(s: UIStatusBarStyle) { s.x = 나 | .default }",
  ])
  func `one beside an operator that may take anything is of no type that is wanted of the whole`(
    _ text: String
  ) {
    #expect(!uses(text).contains { $0.hasSuffix("UIStatusBarStyle.default") })
  }

  @Test(arguments: [
    "func f(s: UIStatusBarStyle) { let 탭 = s == .default }",
    "func f(s: UIStatusBarStyle) { let 탭 = .default != s }",
    "func f(s: UIStatusBarStyle) { let 탭 = .default ~= s }",
    "func f() { let 탭: UIStatusBarStyle = s ?? .default }",
    "func f() -> UIStatusBarStyle { 가 ? .default : b }",
    "func f() -> UIStatusBarStyle { 가 ? b : .default }",
    "func f(s: UIStatusBarStyle) { s = 가 ?? .default }",
  ])
  func `one is of the type of what it is compared with, set to or taken instead of`(
    _ text: String
  ) {
    #expect(uses(text).contains { $0.hasSuffix("UIStatusBarStyle.default") }, "\(uses(text))")
  }

  @Test func `one in a pattern is of the type of what is looked at`() {
    let found = uses(
      """
      func f(c: UITableViewCell, s: UIStatusBarStyle) {
        switch c.accessoryType { /* 셀 */ case .disclosureIndicator: break; default: break }
        switch s { case .lightContent, .default: break }
        if case .lightContent = s {}
        guard case .default = s else { return }
      }
      """)
    #expect(
      found == [
        "2:44 UITableViewCell.AccessoryType.disclosureIndicator",
        "3:20 UIStatusBarStyle.lightContent", "3:35 UIStatusBarStyle.default",
        "4:12 UIStatusBarStyle.lightContent", "5:15 UIStatusBarStyle.default",
      ])
  }
}
