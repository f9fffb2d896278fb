internal import CExpat
import CommonMark

/// Reads XML with Expat.
///
/// Foundation's parser would bring libxml2 and ICU along, which make every start of the program
/// half as long again (3.1 against 4.9 million instructions for an empty program); and it does not
/// tell where a tag begins.
package enum XMLEventReader {
  /// The events of a file.
  ///
  /// A document type is refused: entities can make a small file an endless one.
  ///
  /// - Parameter allowingInstructions: whether there may be instructions for a program, which are then passed over.
  ///   A browser follows `<?xml-stylesheet?>`, even to a program in XSLT.
  package static func events(
    of bytes: [UInt8], allowingInstructions: Bool = true
  ) throws(XMLFailure) -> [XMLEvent] {
    let length = CInt(exactly: bytes.count) ?? 0
    guard length > 0, let parser = XML_ParserCreate("UTF-8") else {
      throw XMLFailure(problem: "no element", offset: 0)
    }
    defer { XML_ParserFree(parser) }
    let log = XMLEventLog(parser: parser)
    install(log, in: parser)
    let status = withExtendedLifetime(log) {
      bytes.withUnsafeBytes { buffer in
        XML_Parse(parser, buffer.bindMemory(to: CChar.self).baseAddress, length, 1)
      }
    }
    if let offset = log.documentType {
      throw XMLFailure(
        problem: "a document type declaration", offset: declaration(before: offset, in: bytes))
    }
    guard status == XML_STATUS_OK else { throw failure(of: parser) }
    if let offset = log.instruction, !allowingInstructions {
      throw XMLFailure(problem: "a processing instruction", offset: offset)
    }
    if let (scalar, offset) = log.control {
      throw XMLFailure(problem: InvisibleCharacter.name(ofControl: scalar), offset: offset)
    }
    return log.events
  }

  private static func failure(of parser: XML_Parser) -> XMLFailure {
    let problem = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) }
    return XMLFailure(
      problem: problem ?? "not XML", offset: max(0, Int(XML_GetCurrentByteIndex(parser))))
  }

  /// Where a document type begins that Expat reports only when it has read its name.
  private static func declaration(before offset: Int, in bytes: [UInt8]) -> Int {
    let start = Array("<!DOCTYPE".utf8)
    let last = bytes.count - start.count
    return (0...max(0, min(offset, last))).last { bytes[$0...].starts(with: start) } ?? offset
  }

  private static func install(_ log: XMLEventLog, in parser: XML_Parser) {
    XML_SetUserData(parser, Unmanaged.passUnretained(log).toOpaque())
    XML_SetElementHandler(
      parser,
      { log, name, attributes in XMLEventLog.from(log)?.start(name, attributes) },
      { log, _ in XMLEventLog.from(log)?.events.append(.end) })
    XML_SetCharacterDataHandler(parser) { log, text, length in
      XMLEventLog.from(log)?.text(text, length)
    }
    XML_SetProcessingInstructionHandler(parser) { log, _, _ in
      XMLEventLog.from(log)?.noteInstruction()
    }
    XML_SetStartDoctypeDeclHandler(parser) { log, _, _, _, _ in
      XMLEventLog.from(log)?.refuseDocumentType()
    }
  }
}

/// The events so far; Expat's callbacks know it by its address.
private final class XMLEventLog {
  let parser: XML_Parser
  var events: [XMLEvent] = []
  /// Where Expat was in a document type.
  var documentType: Int?
  /// Where the first processing instruction begins.
  var instruction: Int?
  /// The first control character, and where its text or tag begins.
  ///
  /// XML 1.0 lets references such as `&#x9b;` stand for those from U+007F to U+009F.
  var control: (Unicode.Scalar, offset: Int)?

  init(parser: XML_Parser) {
    self.parser = parser
  }

  static func from(_ pointer: UnsafeMutableRawPointer?) -> XMLEventLog? {
    pointer.map { Unmanaged<XMLEventLog>.fromOpaque($0).takeUnretainedValue() }
  }

  func start(
    _ name: UnsafePointer<CChar>?, _ pairs: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) {
    guard let name else { return }
    var attributes: [XMLAttribute] = []
    var place = 0
    while let pairs, let key = pairs[place], let value = pairs[place + 1] {
      attributes.append(XMLAttribute(name: String(cString: key), value: String(cString: value)))
      place += 2
    }
    let offset = Int(XML_GetCurrentByteIndex(parser))
    for attribute in attributes { lookForControls(in: Array(attribute.value.utf8), at: offset) }
    events.append(
      .start(XMLTag(name: String(cString: name), attributes: attributes, offset: offset)))
  }

  /// Expat gives a text in pieces.
  func text(_ start: UnsafePointer<CChar>?, _ length: CInt) {
    let bytes = UnsafeRawBufferPointer(start: start, count: Int(length))
    lookForControls(in: Array(bytes), at: Int(XML_GetCurrentByteIndex(parser)))
    let piece = String(decoding: bytes, as: UTF8.self)
    guard case .text(var text)? = events.last else { return events.append(.text(piece)) }
    events.removeLast()
    text += piece
    events.append(.text(text))
  }

  private func lookForControls(in bytes: [UInt8], at offset: Int) {
    guard control == nil, let first = ControlCharacters(in: bytes).first else { return }
    control = (first.scalar, offset)
  }

  func noteInstruction() {
    instruction = instruction ?? Int(XML_GetCurrentByteIndex(parser))
  }

  func refuseDocumentType() {
    documentType = max(0, Int(XML_GetCurrentByteIndex(parser)))
    XML_StopParser(parser, 0)
  }
}
