import Patience
import RuleGraph
import Testing

@testable import SiteRenderer

struct NamedAPIsTests {
  private let names = NamedAPIs(graph: SampleSite.graph())

  @Test(
    arguments: [
      ("Set UITabBar.isOn.", [.text("Set "), .api("UITabBar.isOn"), .text(".")]),
      ("UITabBar를 보세요", [.api("UITabBar"), .text("를 보세요")]),
      ("부르면 update()를", [.text("부르면 "), .code("update()"), .text("를")]),
      ("a(_:b:) 안", [.code("a(_:b:)"), .text(" 안")]), ("UIBarItem.x", [.code("UIBarItem.x")]),
      ("until leftView is set", [.text("until "), .code("leftView"), .text(" is set")]),
    ] as [(String, [NamedAPIs.Piece])])
  func `names of code are found in a text without marks`(text: String, pieces: [NamedAPIs.Piece]) {
    #expect(names.pieces(of: text) == pieces)
  }

  @Test(arguments: [
    "iOS 14, iPadOS, watchOS and macOS", "an iPhone X or iPad", "UI and UIs", "tab(s) (two)",
    "... .a.", "3D",
    "f(a", "nil", "",
  ])
  func `all else is text`(text: String) {
    #expect(names.pieces(of: text) == (text.isEmpty ? [] : [.text(text)]))
  }

  @Test func `a note names APIs as code that leads to them, on the page and in its twin`() throws {
    let pages = try SampleSite.pages([
      "apis.yml": """
      symbols:
        - {name: UITabBar, kind: class, framework: UIKit}
        - {name: UITabBar.make(_:), kind: method, framework: UIKit}
        - name: UITabBar.isOn
          kind: property
          framework: UIKit
          note: {en: "UITabBar.make(_:) or start_it() < it.", ko: UITabBar.make(_:)로 만듭니다.}
      """
    ])
    let page = pages["en/api/UITabBar.isOn.html"] ?? ""
    #expect(
      page.contains(
        "<code>UITabBar.<wbr>make(<wbr>_:)</code></a> or <code>start_it()</code> &lt; it.</p>"))
    #expect(page.contains("<p class=\"summary\"><a class=\"api\" href=\"UITabBar.make"))
    let twin = pages["ko/api/UITabBar.isOn.md"] ?? ""
    #expect(twin.contains("\n\n[`UITabBar.make(_:)`]("), "\(twin)")
    #expect(!twin.contains("\\_"))
  }

  @Test(.patience, arguments: ["a(", "탭(", "a(b:", "UITabBar("])
  func `a text of brackets that nothing closes is read in time`(_ piece: String) {
    let growth = Growth(from: 5_000) {
      String(repeating: piece, count: $0)
    } _: { text in
      #expect(names.pieces(of: text).count <= text.utf8.count)
    }
    #expect(growth.factor < Growth.linear)
  }

  @Test(arguments: [
    ("see update()", NamedAPIs.Piece.code("update()")), ("f(a:b:).", .code("f(a:b:)")),
    ("f(a:b) g", .text("f(a:b) g")), ("f(", .text("f(")), ("f(:)", .code("f(:)")),
  ])
  func `a call is a name with the labels of its arguments`(text: String, piece: NamedAPIs.Piece) {
    #expect(names.pieces(of: text).contains(piece), "\(names.pieces(of: text))")
  }
}
