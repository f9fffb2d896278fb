package import CommonMark

/// A text file cut into lines, for turning positions into what is printed.
package struct SourceText: Sendable {
  package let path: String
  package let text: String
  let lines: LineTable

  package init(path: String, text: String) {
    self.path = path
    var native = text
    lines = native.withUTF8(LineTable.init)
    self.text = native
  }

  /// A file that is only shown: U+FFFD stands for bytes that are not UTF-8 and for control characters.
  package init(path: String, showing bytes: [UInt8]) {
    let text = String(decoding: ControlCharacters(in: bytes).replaced, as: UTF8.self)
    self.init(path: path, text: text)
  }

  /// How its first line ends; a line feed when it has but one.
  package var lineEnd: String {
    guard lines.count > 1 else { return "\n" }
    return String(slice(lines.ends[0]..<lines.starts[1]))
  }

  package var lineCount: Int {
    lines.count
  }

  /// A line from 1 without its end; empty when there is none.
  package func line(_ number: Int) -> Substring {
    guard lines.starts.indices.contains(number - 1) else { return "" }
    return slice(lines.starts[number - 1]..<lines.ends[number - 1])
  }

  /// The text of a range; `nil` when the range is not in this text.
  package func slice(_ range: SourceRange) -> Substring? {
    guard let start = offset(range.lowerBound), let end = offset(range.upperBound), start <= end
    else { return nil }
    return slice(start..<end)
  }

  /// The UTF-16 column from 1 of a position whose column counts UTF-8 bytes.
  package func utf16Column(_ position: SourcePosition) -> Int {
    1 + prefix(upTo: position).utf16.count
  }

  /// What stands on the line before a position.
  package func prefix(upTo position: SourcePosition) -> Substring {
    let line = line(position.line)
    let bytes = min(max(position.column - 1, 0), line.utf8.count)
    return line[..<line.utf8.index(line.startIndex, offsetBy: bytes)]
  }

  /// The UTF-8 offset of a position.
  package func offset(_ position: SourcePosition) -> Int? {
    lines.offset(of: position)
  }

  package func location(_ offsets: Range<Int>) -> SourceLocation {
    SourceLocation(
      path: path,
      range: lines.position(of: offsets.lowerBound)..<lines.position(of: offsets.upperBound))
  }

  private func slice(_ offsets: Range<Int>) -> Substring {
    let start = text.utf8.index(text.startIndex, offsetBy: offsets.lowerBound)
    return text[start..<text.utf8.index(start, offsetBy: offsets.count)]
  }
}
