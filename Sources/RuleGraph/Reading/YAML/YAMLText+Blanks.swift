import CommonMark
internal import Yams

extension YAMLText {
  /// How many lines below such a blank the parser may stumble.
  private static let mostLines = 3

  /// A blank that is no space, before or behind the key of a line at which the parser stumbles, or of one above.
  func wideBlank(at mark: Yams.Mark?) -> Fault? {
    let below = position(of: mark).line
    let lines = (max(firstLine, below - Self.mostLines)...max(firstLine, below)).reversed()
    return lines.lazy.compactMap(wideBlank(inLine:)).first
  }

  private func wideBlank(inLine number: Int) -> Fault? {
    let bytes = Array(source.line(number).utf8)
    let indent = bytes.endOfSpaces(from: 0)
    let candidates = [bytes.hasKey(behind: indent) ? indent : nil] + bytes.endsOfMarks
    for start in candidates.compactMap(\.self) {
      guard let blank = WideBlank(beginning: bytes[start...]) else { continue }
      return Fault(
        .yamlInvalid(problem: "the \(blank.name) \(Self.noSpace)"),
        at: SourceLocation(
          path: source.path, line: number, column: start + 1, length: blank.bytes.count))
    }
    return nil
  }

  /// What is said of such a blank.
  static let noSpace = "is no space"
}

extension [UInt8] {
  fileprivate func endOfSpaces(from start: Int) -> Int {
    self[start...].firstIndex { $0 != 0x20 } ?? endIndex
  }

  /// Whether what follows other blanks is a key or an item, and not a line of a text.
  fileprivate func hasKey(behind start: Int) -> Bool {
    let text = self[start...].drop { !$0.isWordByte && $0 != UInt8(ascii: "-") }
    guard text.first != UInt8(ascii: "-") else { return true }
    return text.drop { $0.isWordByte || $0 == UInt8(ascii: "-") }.first == UInt8(ascii: ":")
  }

  /// Right behind `-`, and behind `key:` or `- key:`, where a space belongs.
  fileprivate var endsOfMarks: [Int] {
    var place = endOfSpaces(from: 0)
    var ends: [Int] = []
    if place < endIndex, self[place] == UInt8(ascii: "-") {
      ends.append(place + 1)
      place = endOfSpaces(from: place + 1)
    }
    let key = self[place...].prefix { $0.isWordByte || $0 == UInt8(ascii: "-") }
    if !key.isEmpty, key.endIndex < endIndex, self[key.endIndex] == UInt8(ascii: ":") {
      ends.append(key.endIndex + 1)
    }
    return ends
  }
}
