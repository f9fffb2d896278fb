import Testing

@testable import CommonMark

@Suite("The tree and its places")
struct DumpTests {
  @Test
  func `a page has its blocks and inlines with their places`() {
    let document = Document(
      parsing: """
        # Tab *bars* {#tab-bar .part}

        Use a [toolbar](../toolbar/en.md "Toolbar") or `UITabBar`.
        And more\\
        here.

        - one
        - two

        ![Figure](a.png)

        """)
    #expect(
      document.dump == """
        document @1:1-11:1
          heading 1 {#tab-bar .part} @1:1-1:30
            text @1:3-1:7 "Tab "
            emphasis @1:7-1:13
              text @1:8-1:12 "bars"
          paragraph @3:1-5:6
            text @3:1-3:7 "Use a "
            link <../toolbar/en.md> "Toolbar" @3:7-3:44
              text @3:8-3:15 "toolbar"
            text @3:44-3:48 " or "
            code @3:48-3:58 "UITabBar"
            text @3:58-3:59 "."
            softBreak @3:59-4:1
            text @4:1-4:9 "And more"
            lineBreak @4:9-5:1
            text @5:1-5:6 "here."
          list bullet tight @7:1-8:6
            item @7:1-7:6
              paragraph @7:3-7:6
                text @7:3-7:6 "one"
            item @8:1-8:6
              paragraph @8:3-8:6
                text @8:3-8:6 "two"
          paragraph @10:1-10:17
            image <a.png> @10:1-10:17
              text @10:3-10:9 "Figure"
        """)
  }
}
