/// Reads the pieces of an attribute list.
struct AttributeListParser {
  private let input: ParserInput
  private let end: Int
  private var offset: Int
  private var attributes: HeadingAttributes

  init(input: ParserInput, list: AttributeList) {
    self.input = input
    offset = list.inner.lowerBound
    end = list.inner.upperBound
    attributes = HeadingAttributes(range: input.range(list.braces))
    if list.isTooLong {
      addFault(.tooLong, list.braces)
    } else if !list.isOpened {
      addFault(.unopenedBrace, list.braces)
    }
    if !list.isClosed { addFault(.unclosedBrace, list.braces) }
  }

  mutating func parse() -> HeadingAttributes {
    while true {
      while offset < end, input.bytes[offset].isSpaceOrTab { offset += 1 }
      guard offset < end else { return attributes }
      readPiece()
    }
  }

  private mutating func readPiece() {
    let start = offset
    switch input.bytes[start] {
    case UInt8(ascii: "#"):
      skipWord()
      addIdentifier(start..<offset)
    case UInt8(ascii: "."):
      skipWord()
      guard offset > start + 1 else { return addFault(.malformed, start..<offset) }
      attributes.classes.append(located(start + 1..<offset))
    default:
      readPair()
    }
  }

  private mutating func addIdentifier(_ piece: Range<Int>) {
    if piece.count == 1 {
      addFault(.malformed, piece)
    } else if attributes.identifier != nil {
      addFault(.duplicateIdentifier, piece)
    } else {
      attributes.identifier = located(piece.lowerBound + 1..<piece.upperBound)
    }
  }

  private mutating func readPair() {
    let start = offset
    while offset < end, !input.bytes[offset].isSpaceOrTab, input.bytes[offset] != UInt8(ascii: "=")
    {
      offset += 1
    }
    let key = start..<offset
    guard offset < end, input.bytes[offset] == UInt8(ascii: "=") else {
      return addFault(.malformed, key)
    }
    offset += 1
    let value = readValue()
    guard !key.isEmpty else { return addFault(.malformed, start..<offset) }
    if attributes[input.text(key)] != nil { addFault(.duplicateKey, start..<offset) }
    attributes.pairs.append(HeadingAttributes.Pair(key: located(key), value: value))
  }

  private mutating func readValue() -> Placed<String> {
    let start = offset
    guard offset < end, input.bytes[offset].isQuote else {
      skipWord()
      return located(start..<offset)
    }
    guard let quote = input.bytes.closingQuote(of: offset, before: end) else {
      skipWord()
      addFault(.unclosedQuote, start..<offset)
      return located(start + 1..<offset)
    }
    offset = quote + 1
    var value = located(start + 1..<quote)
    value.value = Self.unescaped(value.value)
    return value
  }

  private mutating func skipWord() {
    while offset < end, !input.bytes[offset].isSpaceOrTab { offset += 1 }
  }

  /// Takes the backslash from before quotes and backslashes.
  private static func unescaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped, scalar != "\"", scalar != "'", scalar != "\\" { result.append("\\") }
      if scalar == "\\", !isEscaped {
        isEscaped = true
      } else {
        result.append(scalar)
        isEscaped = false
      }
    }
    if isEscaped { result.append("\\") }
    return String(result)
  }

  private func located(_ offsets: Range<Int>) -> Placed<String> {
    Placed(input.text(offsets), at: input.range(offsets))
  }

  private mutating func addFault(_ kind: HeadingAttributes.Fault.Kind, _ offsets: Range<Int>) {
    attributes.faults.append(HeadingAttributes.Fault(kind: kind, piece: located(offsets)))
  }
}
