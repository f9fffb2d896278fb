import Testing

@testable import CommonMark

@Suite("Texts of nodes")
struct NodeTextsTests {
  /// The literals of the nodes that have any.
  private func literals(_ document: Document) -> [String] {
    document.nodes.map { document.literal(of: $0.id) }.filter { !$0.isEmpty }
  }

  @Test(arguments: lead)
  func `lie in the file where it has them letter by letter`(lead: String) {
    let document = Document(
      parsing: "# \(lead)a {#x}\n\n> \(lead)b *c*\n> `` d` `` `e`<b>\n\n- f\n\n<!-- g -->\n\nh")
    #expect(
      literals(document) == [
        lead + "a", lead + "b ", "c", "d`", " ", "e", "<b>", "f", "<!-- g -->\n", "h",
      ])
    #expect(document.texts.extra == [])
  }

  @Test(arguments: lead)
  func `lie beside it where escapes, entities, NULs or lines stand between`(lead: String) {
    let document = Document(parsing: "\(lead)a&amp;b *c\\** `d\ne` f\0 *g*")
    #expect(
      literals(document) == [lead + "a&b ", "c*", " ", "d e", " f\u{FFFD} ", "g"])
    #expect(
      String(decoding: document.texts.extra, as: UTF8.self) == lead + "a&b c*d e f\u{FFFD} ")
  }

  @Test
  func `links, images, code and headings have what belongs to them, other nodes nothing`() {
    let document = Document(
      parsing: "# a {#b}\n\n[c](d&amp; \"e\") ![f](g)\n\n```h i\nj\n```\n\n    k\n")
    let told = document.nodes.map { node in
      [
        document.attributes(of: node.id)?.identifier?.value ?? "", document.info(of: node.id),
        document.destination(of: node.id), document.title(of: node.id),
        document.literal(of: node.id),
      ].joined(separator: "|")
    }
    #expect(
      told == [
        "||||", "b||||", "||||a", "||||", "||d&|e|", "||||c", "|||| ", "||g||", "||||f",
        "|h i|||j\n", "||||k\n",
      ])
  }

  @Test
  func `of two documents with other texts are not the same`() {
    #expect(Document(parsing: "a&amp;b") == Document(parsing: "a&amp;b"))
    #expect(Document(parsing: "a&amp;b") != Document(parsing: "a&gt;b "))
    #expect(Document(parsing: "# a {#b}") != Document(parsing: "# a {#c}"))
  }

  @Test
  func `take no memory in a node, which is a plain value of 36 bytes`() {
    #expect(MemoryLayout<Node>.stride == 36)
  }
}
