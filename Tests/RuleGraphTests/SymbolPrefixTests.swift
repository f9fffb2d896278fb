import RuleGraph
import SmallContent
import Testing

/// Names that can only be those of symbols because of what the guide's symbols are called.
@Suite struct SymbolPrefixTests {
  /// What is said of a code span in both languages of a guide whose symbols are these.
  private func found(_ code: String, _ symbols: [String]) -> [String] {
    let apis = symbols.map { "  - {name: \($0), kind: class, framework: GTK}" }
    return ExampleContent.found(
      ["api/unknown"],
      replacing: [
        "apis.yml": (["symbols:"] + apis).joined(separator: "\n"),
        "bars/tab-bar/en.md": ExampleContent.page("### On {#on .do}\n\nIt is `\(code)`."),
        "bars/tab-bar/ko.md": ExampleContent.page("### 켜기 {#on}\n\n한국어 `\(code)`입니다."),
      ]
    ).filter { $0.hasPrefix("bars/tab-bar/") }
  }

  private static let gtk = [
    "GtkWindow", "GtkButton", "GtkEntry.placeholder-text", "GtkStack", "gtk_window_new",
    "gtk_stack_new", "gtk_entry_new", "TabView",
  ]

  @Test(arguments: [
    ("GtkStak", "; did you mean 'GtkStack'?"), ("GtkAlertDialog", ""), ("gtk_foo_bar()", ""),
    ("GtkWindow::title", "; did you mean 'GtkWindow'?"),
    ("GtkEntry.placeholder-txt", "; did you mean 'GtkEntry.placeholder-text'?"),
    ("GtkStack:visible-child", ""), ("UIStack", ""),
  ])
  func `what begins as the symbols do, or with one of them, is a symbol`(
    _ code: String, _ advice: String
  ) {
    let found = found(code, Self.gtk)
    #expect(found.count == 2, "\(found)")
    #expect(found.first?.contains("no API '\(code)'\(advice)") == true, "\(found)")
  }

  @Test(arguments: [
    "Gtk", "gtk", "GTK4", "gtk_", "Gtkwindow", "TabStop", "tab_stop", "GtkWindow.css",
    "GtkWindow: title",
    "GtkStack", "the GtkStak",
  ])
  func `anything else is none`(_ code: String) {
    #expect(found(code, Self.gtk) == [])
  }

  @Test func `a word that few symbols begin with is no prefix`() {
    #expect(found("TabStop", ["TabView", "TabItem", "UIView"]) == [])
    #expect(found("TabStop", ["TabView", "TabItem", "TabBar"]).count == 2)
    let others = (0..<10).map { "UIView\($0)" }
    #expect(found("TabStop", ["TabView", "TabItem", "TabBar"] + others) == [])
  }

  @Test func `a link to a section of another page connects the two`() {
    let content = ExampleContent.content(replacing: [
      "bars/tab-bar/en.md": ExampleContent.page(
        "### On {#on .do}\n\nSee [buttons](../toolbar/en.md#buttons) and [here](#off).\n\n## Off {#off}"
      ),
      "bars/toolbar/en.md": ExampleContent.page("## Buttons {#buttons}"),
    ])
    #expect(
      content.graph.edges(from: .rule(RuleID("tab-bar/on")!), .mentions).map(\.target) == [
        .component("toolbar")
      ])
  }
}
