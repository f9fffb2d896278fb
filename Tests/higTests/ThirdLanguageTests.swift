import SmallContent
import Testing

/// A language is data: adding one takes files and no line of Swift.
@Suite struct ThirdLanguageTests {
  private static var files: [String: String] {
    var files = SmallGuide.files
    files["site.yml"] = files["site.yml"]?.replacing(
      "  - {code: ko, name: 한국어, script: Hang}",
      with: "  - {code: ko, name: 한국어, script: Hang}\n  - {code: ja, name: 日本語, script: Jpan}")
    files["bars/toolbar/ja.md"] = """
      ---
      title: ツールバー
      summary: ツールバーは画面を操作します。
      ---

      ## ボタン {#toolbar-button}

      ### 短く保つ {#keep-it-short}

      ボタンが少ないほど早く見つかります。
      """
    return files
  }

  @Test func `a rule is found and shown in the new language`() throws {
    let hig = try HigProcess(content: Self.files)
    defer { hig.remove() }
    #expect(
      try hig.run("lookup", "ボタン").lines == [
        "Content/bars/toolbar/ja.md:8:toolbar/keep-it-short: avoid: 短く保つ"
      ])
    #expect(try hig.run("show", "toolbar/keep-it-short").lines.contains("[ja] 短く保つ"))
  }

  @Test func `what is not translated yet is reported page by page, and shown in another language`()
    throws
  {
    let hig = try HigProcess(content: Self.files)
    defer { hig.remove() }
    let output = try hig.run("check")
    #expect(output.status == 0)
    #expect(
      output.lines.filter { $0.contains("[translation/missing]") } == [
        "Content/bars/tab-bar/en.md:1:1: warning: 'tab-bar' has no page in 'ja': no ja.md [translation/missing]"
      ])
    #expect(try hig.run("build", "-q").status == 0)
    let page = try hig.contents(of: "Site/ja/tab-bar.html")
    #expect(page.contains("id=\"keep-every-tab-enabled\""))
    #expect(page.contains("<html lang=\"ja\""))
  }

  @Test func `what was accepted in the new language and is gone is an error`() throws {
    let hig = try HigProcess(content: Self.files)
    defer { hig.remove() }
    #expect(try hig.run("translate", "accept", "--all").status == 0)
    try hig.remove("Content/bars/toolbar/ja.md")
    let output = try hig.run("check")
    #expect(output.status == 1)
    #expect(
      output.lines.filter { $0.contains("error") } == [
        "Content/bars/toolbar/en.md:1:1: error: 'toolbar' has no page in 'ja': no ja.md [translation/missing]"
      ])
  }
}
