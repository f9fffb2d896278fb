/// A numeric character reference such as `&#27;`, as it is written.
struct CharacterReference {
  let text: String
  /// In the file's UTF-8.
  let offsets: Range<Int>
  private let value: UInt32

  /// Whether it stands for what a terminal, a line or XML would trip over, or for no character at all.
  var isControl: Bool {
    value < 0x20 && value != 0x09 || (0x7F...0x9F).contains(value) || Unicode.Scalar(value) == nil
  }

  /// Those in a stretch of a file that no backslash takes the meaning from.
  static func all(in offsets: Range<Int>, of file: String) -> [CharacterReference] {
    let start = file.utf8.index(file.startIndex, offsetBy: offsets.lowerBound)
    let end = file.utf8.index(start, offsetBy: offsets.count)
    return file[start..<end].matches(of: /\\?&#(?:([0-9]{1,7})|[xX]([0-9A-Fa-f]{1,6}));/)
      .compactMap { match in
        guard match.output.0.first == "&",
          let value = match.output.1.flatMap({ UInt32($0) })
            ?? match.output.2.flatMap({ UInt32($0, radix: 16) })
        else { return nil }
        let lead = file.utf8.distance(from: start, to: match.range.lowerBound)
        let first = offsets.lowerBound + lead
        return CharacterReference(
          text: String(match.output.0), offsets: first..<first + match.output.0.utf8.count,
          value: value)
      }
  }
}
