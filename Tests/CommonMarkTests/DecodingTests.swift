import Testing

@testable import CommonMark

@Suite("Bytes that are not UTF-8")
struct DecodingTests {
  @Test(
    arguments: [
      ([0xFF], 1, 1, 1, 0xFF),
      ([0x61, 0x0A, 0x62, 0xC0, 0x80], 2, 2, 2, 0xC0),
      ([0x0D, 0x0A, 0xEA, 0xB0, 0x80, 0xEA, 0xB0], 2, 4, 2, 0xEA),
      ([0xEF, 0xBB, 0xBF, 0x61, 0x80], 1, 2, 2, 0x80),
      ([0xED, 0xA0, 0x80], 1, 1, 1, 0xED),
      ([0xF0, 0x9F, 0x99, 0x82, 0xF8], 1, 5, 3, 0xF8),
    ] as [([UInt8], Int, Int, Int, UInt8)])
  func `are told by the first of them`(
    bytes: [UInt8], line: Int, column: Int, utf16Column: Int, byte: UInt8
  ) {
    let expected = InvalidUTF8(
      position: SourcePosition(line: line, column: column), utf16Column: utf16Column, byte: byte)
    #expect(throws: expected) { try Document.decode(bytes) }
  }

  @Test(arguments: ["", "a", "\u{FEFF}\u{D55C}\0\r\n", "\u{1F642}"])
  func `valid ones give the text as it is`(text: String) throws {
    let decoded = try Document.decode(Array(text.utf8))
    #expect(Array(decoded.utf8) == Array(text.utf8))
  }
}
