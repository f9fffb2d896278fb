import CommonMark
import Patience
import Testing

@testable import RuleGraph

/// What stays of an SVG file, and what is found in it.
@Suite struct FigureReadingTests {
  private func read(_ text: String) -> (figure: Figure?, faults: [String]) {
    let source = SourceText(path: "a.svg", text: text)
    let (figure, faults) = FigureReader(path: "a.svg", source: source).read(Array(text.utf8))
    let found = faults.map { fault in
      let start = fault.location.range.lowerBound
      return "\(start.line):\(start.column): \(fault.kind)"
    }
    return (figure, found)
  }

  @Test func `shapes and words stay, and what a page says in its own way goes`() {
    let read = read(
      """
      <?xml version="1.0"?>
      <!-- 그림 -->
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 20" data-frame="0 0 9 9">
        <title>Bar</title><desc>A bar</desc>
        <style>.a { fill: red }</style>
        <g class="a" transform="translate(1 2)">
          <text x="1" y="2" data-label="home">Home <tspan>now</tspan></text>
          <text>1 &lt; 2</text>
        </g>
        <g class="caption"><text data-label="left out">1. Home</text></g>
      </svg>
      """)
    #expect(read.faults == [])
    #expect(read.figure?.frame == "0 0 9 9")
    #expect(
      read.figure?.pieces == [
        .markup(
          "<g class=\"a\" transform=\"translate(1 2)\"><text class=\"f-solid\" x=\"1\" y=\"2\">"),
        .label("home"),
        .markup("</text><text class=\"f-solid\">1 &lt; 2</text></g>"),
      ])
    #expect(read.figure?.labels.map(\.value) == ["home"])
  }

  @Test(arguments: [
    ("<rect width='1'/>", "<rect class=\"f-line\" width=\"1\"/>"),
    ("<rect class='한 b' fill='none'/>", "<rect class=\"한 b f-line\" fill=\"none\"/>"),
    ("<text>Tab 1</text>", "<text class=\"f-solid\">Tab 1</text>"),
    ("<rect class='a f-bar'/>", "<rect class=\"a f-bar\"/>"),
    ("<rect stroke='red'/>", "<rect stroke=\"red\"/>"),
    ("<g fill='red'><rect/></g><rect/>", "<g fill=\"red\"><rect/></g><rect class=\"f-line\"/>"),
    (
      "<g class='f-bar'><g><text>1<tspan>2</tspan></text></g></g>",
      "<g class=\"f-bar\"><g><text>1<tspan>2</tspan></text></g></g>"
    ),
  ])
  func `what nothing gives a color has one all the same`(_ written: String, _ shown: String) {
    let figure = read("<svg viewBox='0 0 9 9' fill='red'>\(written)</svg>").figure
    #expect(figure?.pieces == [.markup(shown)])
  }

  @Test func `an element with words of another script around a part of them ends where it ends`() {
    let read = read(
      "<svg viewBox='0 0 9 9'><g><text>홈 <tspan>5</tspan>개</text></g><rect class='f-bar'/></svg>")
    let shown = "<g><text class=\"f-solid\">홈 <tspan>5</tspan>개</text></g><rect class=\"f-bar\"/>"
    #expect(read.figure?.pieces == [.markup(shown)])
    #expect(read.faults == ["1:28: figureWordsUnlabelled(\"홈\")"])
  }

  @Test(arguments: [
    ("<g data-label='home'><text>Home</text></g>", "1:27: ", "g"),
    ("<text>가</text><rect class='f-bar' data-label='home'/>", "1:60: ", "rect"),
    ("<tspan data-label='home'/>", "1:31: ", "tspan"),
  ])
  func `a label on what is no text is told, and its words stay`(
    _ written: String, _ place: String, _ element: String
  ) {
    let read = read("<svg viewBox='0 0 9 9'>\(written)</svg>")
    #expect(read.faults.contains("\(place)figureLabelMisplaced(element: \"\(element)\")"))
    // Its words in figures.yml are not idle.
    #expect(read.figure?.labels.map(\.value) == ["home"])
    #expect(read.figure?.pieces.count == 1)
  }

  @Test(arguments: [
    "0 0 9", "0 0 9 9 9", "0 0 -9 9", "0 0 9 0", "가 0 9 9", "0 0 nan 9", "0 0 0x9 9", "",
    "0 0 1e999 9", "0,,0 9 9", "0 0 9 9,", ",0 0 9 9", "0 0 5. 9", "0 0\u{A0}9 9",
  ])
  func `a frame that browsers pass over is told`(_ frame: String) {
    let found = read("<svg class='한' viewBox='\(frame)'/>").faults
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("1:27: figureInvalid") == true)
    #expect(found.first?.contains(" is no viewBox, as ") == true)
    let other = read("<svg viewBox='0,0 9,9' data-frame='\(frame)'/>").faults
    #expect(other.count == 1)
    #expect(other.first?.hasPrefix("1:36: figureInvalid") == true)
    #expect(other.first?.contains(" is no data-frame, as ") == true)
  }

  @Test(arguments: ["0 0 9 9", "-1.5 -.5 1e2 9", "0,0,9,9", " 0\n0\t9 , 9 "])
  func `numbers of a frame are written in any way`(_ frame: String) {
    #expect(read("<svg viewBox='\(frame)'/>").faults == [])
  }

  @Test(arguments: [
    ("<text>Home <tspan>x</tspan> 바</text>", ["1:25: figureWordsUnlabelled(\"바\")"]),
    (
      "<text><tspan>홈</tspan> 둘 <tspan>셋</tspan> 넷</text>",
      [
        "1:31: figureWordsUnlabelled(\"홈\")", "1:25: figureWordsUnlabelled(\"둘\")",
        "1:54: figureWordsUnlabelled(\"셋\")",
      ]
    ),
    (
      "<text><tspan data-label='home'>Home</tspan> 홈</text>",
      ["1:25: figureWordsUnlabelled(\"홈\")"]
    ),
  ])
  func `words of another script are told at the element whose own they are`(
    _ text: String, _ faults: [String]
  ) {
    #expect(read("<svg viewBox='0 0 1 1'>\(text)</svg>").faults == faults)
  }

  @Test(arguments: [
    ("<svg viewBox='0 0 1 1'><script>a</script></svg>", "1:25: figureElementUnknown(\"script\")"),
    ("<svg viewBox='0 0 1 1'>\n한국 <!-- <a> --><a/></svg>", "2:21: figureElementUnknown(\"a\")"),
    ("<svg viewBox='0 0 1 1'><g onclick='a'/></svg>", "1:27: figureAttributeUnknown(\"onclick\")"),
    (
      "<svg viewBox='0 0 1 1'><g class='한국' style='b'/></svg>",
      "1:42: figureAttributeUnknown(\"style\")"
    ),
    (
      "<svg viewBox='0 0 1 1'><g class='한국 f-linen\n\tf-lin  f-line'/></svg>",
      "1:41: figureClassUnknown(\"f-linen\")"
    ),
    ("<svg viewBox='0 0 1 1'><g class='f-&#110;o'/></svg>", "1:34: figureClassUnknown(\"f-no\")"),
    ("<svg viewBox='0 0 1 1'><use xlink:href='#a'/></svg>", "1:25: figureElementUnknown(\"use\")"),
    ("<svg viewBox='0 0 1 1'><g fill='URL (#a)'/></svg>", "1:27: figureReference(\"URL (#a)\")"),
    (
      "<svg xmlns='http://example.com/' viewBox='0'/>",
      "1:6: figureReference(\"http://example.com/\")"
    ),
    (
      #"<svg viewBox='0 0 1 1'><g fill='\75rl(#a)'/></svg>"#,
      #"1:27: figureReference("\\75rl(#a)")"#
    ),
    (
      "<svg viewBox='0 0 1 1'><g fill='url(&#x301;a)'/></svg>",
      "1:27: figureReference(\"url(\u{301}a)\")"
    ),
    (
      "<svg viewBox='0 0 1 1'><style>a{fill:URL(b)}</style></svg>",
      "1:25: figureStyleReference(\"url(\")"
    ),
    (
      "<svg viewBox='0 0 1 1'><style>@imp<![CDATA[ort]]> 'a'</style></svg>",
      "1:25: figureStyleReference(\"@import\")"
    ),
    (
      "<?xml version='1.0'?>\n<?xml-stylesheet href='a.xsl'?><svg viewBox='0'/>",
      "2:1: figureInvalid(problem: \"a processing instruction\")"
    ),
    ("<svg/>", "1:2: figureInvalid(problem: \"no viewBox\")"),
    ("<svg viewBox='0 0 1 1'>", "1:24: figureInvalid(problem: \"no element found\")"),
    ("", "1:1: figureInvalid(problem: \"no element\")"),
    (
      "<svg viewBox='0 0 1 1'>\n<text>한 &amp; &#x9b;31m</text></svg>",
      "2:17: figureInvalid(problem: \"the control character U+009B\")"
    ),
    (
      "<svg viewBox='0 0 1 1'><g/><g class='a&#0000127;'/></svg>",
      "1:28: figureInvalid(problem: \"the control character U+007F\")"
    ),
    (
      "<svg viewBox='0 0 1 1'><g x='class ' id='a' class='id' style='a>b' href='c'/></svg>",
      "1:56: figureAttributeUnknown(\"style\")"
    ),
    ("<svg>\n&nbsp;</svg>", "2:1: figureInvalid(problem: \"undefined entity\")"),
    (
      "<!DOCTYPE svg [<!ENTITY a 'b'>]>\n<svg/>",
      "1:1: figureInvalid(problem: \"a document type declaration\")"
    ),
  ])
  func `what may not stand in a figure is found at its place`(text: String, fault: String) {
    #expect(read(text).faults.contains(fault), "\(read(text).faults)")
  }

  @Test func `labels are found between their quotes, also where they are written as references`() {
    let text =
      "<svg viewBox='0 0 1 1'><text x='a' data-label = \"a\">a</text><text data-label='&#97;b'/></svg>"
    let found = read(text).figure?.labels.map { label in
      let range = label.location.range
      return "\(label.value) \(range.lowerBound.column)-\(range.upperBound.column)"
    }
    #expect(found == ["a 50-51", "ab 79-85"])
  }

  /// When it was compared at each place of the value, 80 KB took 131 s.
  @Test(.patience)
  func `a class that is not written as it reads takes no longer than others`() {
    let value = String(repeating: "f-", count: 100_000) + "&#120;"
    let faults = read("<svg viewBox='0 0 1 1'>\n<g class='한 \(value)'/></svg>").faults
    #expect(faults.count == 1)
    #expect(faults.first?.hasPrefix("2:11: figureClassUnknown(\"f-f-") == true)
  }

  /// When each was looked for from the beginning of the tag, a fifth of them took 2 s.
  @Test(.patience)
  func `a tag with thousands of unknown attributes takes no longer than it must`() {
    let names = (0..<30_000).map { "a\($0)" }
    let tag = "<g \(names.map { "\($0)='1'" }.joined(separator: " "))/>"
    let faults = read("<svg viewBox='0 0 1 1'>\n\(tag)</svg>").faults
    #expect(faults.count == 30_000)
    #expect(faults.last == "2:\(tag.utf8.count - 11): figureAttributeUnknown(\"a29999\")")
  }

  @Test func `nothing that is reported is shown`() {
    let hostile = """
      <svg viewBox="0 0 1 1" onload="a()"><script>a()</script><g onclick="a()" fill="url(#b)">\
      <foreignObject><text>in</text></foreignObject><image href="c"/><rect width="1"/></g></svg>
      """
    #expect(
      read(hostile).figure?.pieces == [.markup("<g><rect width=\"1\"/></g>")])
  }

  @Test func `a long chain of elements is read without recursion`() {
    let depth = 20_000
    let text =
      "<svg viewBox='0 0 1 1'>" + String(repeating: "<g>", count: depth)
      + String(repeating: "</g>", count: depth) + "</svg>"
    #expect(read(text).faults == [])
  }

  /// Places are those in the text, where U+FFFD stands for them and is of another length.
  @Test(arguments: ["\u{1FFFE}", "\u{85}", "가\u{1}"])
  func `characters that are left out move no place`(_ character: String) {
    let comment = String(repeating: character, count: 40)
    let drawing = "<svg viewBox=\"0 0 9 9\"><!-- \(comment) -->\n<rect foo=\"1\"/></svg>"
    let found = ExampleContent.found(
      ["figure/attribute"],
      replacing: [
        "bars/tab-bar/bar.svg": drawing,
        "bars/tab-bar/ko.md": ExampleContent.page("![탭 바](bar.svg)"),
      ])
    #expect(found.map { String($0.prefix(26)) } == ["bars/tab-bar/bar.svg:2:7: "])
  }
}
