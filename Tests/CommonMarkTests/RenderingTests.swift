import Testing

@testable import CommonMark

@Suite("HTML and plain text")
struct RenderingTests {
  private func html(_ markdown: String) -> String {
    HTMLRenderer(Document(parsing: markdown)).render()
  }

  @Test func `of a link within a link only the text is written`() {
    #expect(
      html("글 [<https://e.com/in>](https://e.com/out) [둘 *<me@e.com>*](b) <https://e.com>") == """
        <p>글 <a href="https://e.com/out">https://e.com/in</a> <a href="b">둘 <em>me@e.com</em></a> \
        <a href="https://e.com">https://e.com</a></p>

        """)
  }

  @Test(arguments: [
    (
      "<b>a</b>\n\n<div>\nb\n</div>",
      "<p><!-- raw HTML omitted -->a<!-- raw HTML omitted --></p>\n<!-- raw HTML omitted -->\n"
    ),
    (
      "[a](JavaScript:b) ![c](data:text/html,d) ![e](data:image/png;f)",
      #"<p><a href="">a</a> <img src="" alt="c" /> <img src="data:image/png;f" alt="e" /></p>"#
        + "\n"
    ),
    ("[a](<\u{D55C} '\"&~>)", "<p><a href=\"%ED%95%9C%20&#x27;%22&amp;%7E\">a</a></p>\n"),
    (
      "![*a* `b` <i> \\\nc](d \"e\")",
      #"<p><img src="d" alt="a b &lt;i&gt;  c" title="e" /></p>"# + "\n"
    ),
    (
      "``` swift x\n<a> & \"b\"\n```",
      #"<pre><code class="language-swift">&lt;a&gt; &amp; &quot;b&quot;"# + "\n</code></pre>\n"
    ),
  ])
  func `nothing a page writes becomes markup of its own`(markdown: String, expected: String) {
    #expect(html(markdown) == expected)
  }

  @Test
  func `a run of blocks is rendered alone`() throws {
    let document = Document(parsing: "# a {#b}\n\nc\n\n- d\n\n## e\n\nf")
    let children = Array(document.children(of: 0))
    let body = HTMLRenderer(document).render(children[1]..<children[3])
    #expect(body == "<p>c</p>\n<ul>\n<li>d</li>\n</ul>\n")
    #expect(HTMLRenderer(document).render(children[1]..<children[1]) == "")
  }

  @Test
  func `addresses, code, images and headings are what the caller makes of them`() {
    let document = Document(parsing: "## A {#x}\n\n[b](c/en.md) `D` `e` ![f *g*](h.png)")
    var renderer = HTMLRenderer(document)
    renderer.destination = { $1.hasSuffix("/en.md") ? "c.html" : "figures/" + $1 }
    renderer.codeSpan = {
      document.literal(of: $0.id) == "D" ? "<a href=\"d.html\"><code>D</code></a>" : nil
    }
    renderer.image = { "<figure src=\"\($1)\" alt=\"\($2)\">" }
    renderer.headingID = { document.attributes(of: $0.id)?.identifier?.value }
    renderer.headingOffset = 1
    #expect(
      renderer.render() == """
        <h3 id="x">A</h3>
        <p><a href="c.html">b</a> <a href="d.html"><code>D</code></a> <code>e</code> \
        <figure src="figures/h.png" alt="f g"></p>

        """)
  }

  @Test func `no heading is deeper than those of HTML`() {
    var renderer = HTMLRenderer(Document(parsing: "##### 가\n\n###### 나"))
    renderer.headingOffset = 1
    #expect(renderer.render() == "<h6>가</h6>\n<h6>나</h6>\n")
  }

  @Test
  func `plain text has the words and the lines, and no marks`() {
    let document = Document(
      parsing: """
        # A *b* {#x}

        c `d` [e](f)
        g  
        h <i>

        - j
        - k ![l](m)

        > n

            o

        <p>
        """)
    #expect(PlainText(document).render(0) == "A b\nc d e g\nh\nj\nk\nn\no")
    #expect(PlainText(document).render(1) == "A b")
  }

  @Test
  func `plain text has no line where images stand`() {
    let images = "![가](a.svg)\n![나](b.svg)"
    let document = Document(parsing: "글.\n\n\(images)\n\n끝.\n\n\(images)")
    #expect(PlainText(document).render(0) == "글.\n끝.")
  }

  @Test
  func `a paragraph can be something else as a whole`() {
    let document = Document(parsing: "a ![b](c)\n\n![한국](d)\n\n- ![e](f)")
    var renderer = HTMLRenderer(document)
    renderer.paragraph = { node in
      document.destination(of: node.id + 1) == "d" ? "<figure/>\n" : nil
    }
    #expect(
      renderer.render() == """
        <p>a <img src="c" alt="b" /></p>
        <figure/>
        <ul>
        <li><img src="f" alt="e" /></li>
        </ul>

        """)
  }

  @Test(
    arguments: [
      ("ものに感じら\nれます。", "ものに感じられます。"), ("です。\n「はい", "です。「はい"), ("按鈕，\n標籤", "按鈕，標籤"),
      ("ﾎﾞ\nﾀﾝ", "ﾎﾞﾀﾝ"), ("\u{20BB7}\n\u{20BB7}野", "\u{20BB7}\u{20BB7}野"),
    ], ["", "한국어 글 ", "한국어\n글 ", "> "])
  func `the end of a line between letters that are written without blanks is nothing`(
    _ texts: (wrapped: String, whole: String), _ lead: String
  ) {
    #expect(html(lead + texts.wrapped) == html(lead + texts.whole))
    #expect(plain(lead + texts.wrapped) == plain(lead + texts.whole))
    let image = { (text: String) in "![\(text)](a.png)" }
    #expect(html(image(texts.wrapped)) == html(image(texts.whole)))
  }

  @Test(arguments: [
    ("탭\n바", "<p>탭\n바</p>\n", "탭 바"), ("ら\ntab", "<p>ら\ntab</p>\n", "ら tab"),
    ("tab\nら", "<p>tab\nら</p>\n", "tab ら"), ("漢\n글", "<p>漢\n글</p>\n", "漢 글"),
    ("글\n漢", "<p>글\n漢</p>\n", "글 漢"), ("ㅌ\nㅂ", "<p>ㅌ\nㅂ</p>\n", "ㅌ ㅂ"),
    ("ไทย\nไทย", "<p>ไทย\nไทย</p>\n", "ไทย ไทย"),
    ("`ら`\nれ", "<p><code>ら</code>\nれ</p>\n", "ら れ"),
    ("ら\\\nれ", "<p>ら<br />\nれ</p>\n", "ら\nれ"),
    ("*ら*\n**れ**", "<p><em>ら</em><strong>れ</strong></p>\n", "られ"),
    ("感\n[れ](a)", "<p>感<a href=\"a\">れ</a></p>\n", "感れ"),
  ])
  func `all other ends of lines stay`(_ markdown: String, _ markup: String, _ text: String) {
    #expect(html(markdown) == markup)
    #expect(plain(markdown) == text)
  }

  private func plain(_ markdown: String) -> String {
    PlainText(Document(parsing: markdown)).render(0)
  }

  @Test
  func `the version is that of libcmark`() {
    #expect(cmarkVersion.split(separator: ".").count == 3)
  }
}
