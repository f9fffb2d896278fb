import Patience
import Testing
import XLIFF

/// Reading what other tools have written.
@Suite struct ReaderTests {
  private func read(_ text: String) throws -> [ReturnedFile] {
    try ExchangeReader(Array(text.utf8)).read()
  }

  private func units(_ inner: String) throws -> [ReturnedUnit] {
    try read(
      "<xliff version='1.2'><file source-language='en' target-language='ko'><body>\(inner)</body></file></xliff>"
    ).flatMap(\.units)
  }

  @Test func `what tools add is passed over`() throws {
    let read = try units(
      """
      <group><trans-unit id='a'>
        <source>One <g id='1'>two</g></source>
        <seg-source><mrk mtype='seg' mid='0'>One</mrk></seg-source>
        <target state='translated'><mrk mtype='seg' mid='0'>하나 </mrk><mrk mtype='seg' mid='1'><g id='1'>둘</g></mrk></target>
        <alt-trans><source>Old</source><target>옛</target></alt-trans>
        <note>x</note>
      </trans-unit></group>
      """)
    #expect(
      read == [
        ReturnedUnit(
          id: "a", line: 1,
          words: (
            [.text("One "), .open(1), .text("two"), .close(1)],
            [.text("하나 "), .open(1), .text("둘"), .close(1)]
          ), isFinished: true)
      ])
  }

  @Test(arguments: [
    ("<target></target>", false), ("<target/>", false), ("<target>  </target>", false),
    ("", false), ("<target>가</target>", true),
  ])
  func `an empty target is none`(_ target: String, _ isThere: Bool) throws {
    #expect(
      try (units("<trans-unit id='a'><source>A</source>\(target)</trans-unit>")[0].target != nil)
        == isThere)
  }

  @Test(arguments: [
    ("", "<target state='new'>탭 <g id='1'>바</g></target>", false),
    ("", "<target state='needs-translation'>탭\n<g id='1'>바</g></target>", false),
    ("extradata='target=none'", "<target state='new'>탭 <g id='1'>바</g></target>", false),
    ("extradata='target=4ed4'", "<target state='new'>탭 <g id='1'>바</g></target>", true),
    ("approved='yes'", "<target state='new'>탭 <g id='1'>바</g></target>", true),
    ("", "<target state='translated'>탭 <g id='1'>바</g></target>", true),
    ("", "<target>탭 <g id='1'>바</g></target>", true),
    ("", "<target state='new'>Tab <g id='1'>bar</g></target>", true),
  ])
  func `the source in the place of a translation is none while that is to be made`(
    _ attributes: String, _ target: String, _ isThere: Bool
  ) throws {
    let unit = try units(
      "<trans-unit id='a' \(attributes)><source>탭 <g id='1'>바</g></source>\(target)</trans-unit>")
    #expect((unit[0].target != nil) == isThere)
  }

  @Test func `references, CDATA and line ends are read as XML means them`() throws {
    let read = try units(
      "<trans-unit id='a'><source>&#65;&#x42;&amp;&lt;<![CDATA[<b>]]>\r\n가</source></trans-unit>")
    #expect(read.map(\.source) == [[.text("AB&<<b> 가")]])
  }

  @Test(arguments: [
    ("", "line 1: not well-formed XML: no element"),
    ("<xliff>\n<a></b></xliff>", "line 2: not well-formed XML: mismatched tag"),
    ("<xliff>\r가\r\n<a></b></xliff>", "line 3: not well-formed XML: mismatched tag"),
    ("<!DOCTYPE a><xliff/>", "line 1: not well-formed XML: a document type declaration"),
    ("<tmx/>", "line 1: the root is not <xliff>"),
    ("<xliff version='2.0'/>", "line 1: the version of XLIFF must be 1.2, not 2.0"),
    ("<xliff version='1.2'><file/></xliff>", "line 1: <file> has no source-language"),
    (
      "<xliff version='1.2'><file source-language='en'><trans-unit id='a'/></file></xliff>",
      "line 1: 'a' has no <source>"
    ),
    (
      "<xliff version='1.2'><file source-language='en'><trans-unit id='a'><source><bpt id='1'/></source></trans-unit></file></xliff>",
      "line 1: <bpt> is no inline element of ours"
    ),
  ])
  func `what is no XLIFF of ours is refused`(_ xml: String, _ problem: String) {
    #expect {
      try read(xml)
    } throws: { "\($0)" == problem }
  }

  @Test(
    arguments: [
      (
        Array("<xliff>\n".utf8) + [0xB5, 0xB5],
        "line 2: the byte 0xB5 is not UTF-8; a document must be in UTF-8 or UTF-16"
      ),
      ([0xFF, 0xFE, 0x3C], "line 1: the document is not UTF-16, as its mark says"),
      ([0xFE, 0xFF, 0xD8, 0x00], "line 1: the document is not UTF-16, as its mark says"),
      (
        [0xFF, 0xFE, 0, 0, 0x3C, 0, 0, 0],
        "line 1: the document is UTF-32; it must be in UTF-8 or UTF-16"
      ),
      ([0, 0, 0xFE, 0xFF], "line 1: the document is UTF-32; it must be in UTF-8 or UTF-16"),
      ([0xFF, 0xFE], "line 1: not well-formed XML: no element"),
    ] as [([UInt8], String)])
  func `a document in another encoding is refused`(_ bytes: [UInt8], _ problem: String) {
    #expect {
      try ExchangeReader(bytes).read()
    } throws: { "\($0)" == problem }
  }

  /// 16,000 took 12 s in a release build when each segment was joined to the ones before it.
  @Test(.patience) func `a target in thousands of segments takes as long as its segments`() throws {
    let growth = Growth(from: 2_000) { count in
      let segments = String(repeating: "<mrk mtype='seg'>a </mrk>", count: count)
      let target = String(String(repeating: "a ", count: count).dropLast())
      let unit = "<trans-unit id='a'><source>A</source><target>\(segments)</target></trans-unit>"
      return (unit: unit, target: target)
    } _: { unit, target in
      #expect((try? units(unit))?[0].target == [.text(target)])
    }
    #expect(growth.factor < Growth.linear)
  }
}
