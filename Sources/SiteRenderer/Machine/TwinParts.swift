/// Cuts a long twin into files that fit a reader with a small window.
enum TwinParts {
  /// A file for language models is smaller than this many bytes.
  static let limit = 100_000
  /// What the heading of a part and the line ends may take.
  private static let reserve = 500

  private static let lineEnd = UInt8(ascii: "\n")

  /// `tab-bar.part-2.md` for the second part of `tab-bar.md`.
  static func name(_ number: Int, of path: String) -> String {
    let end = path.lastIndex(of: ".") ?? path.endIndex
    return "\(path[..<end]).part-\(number)\(path[end...])"
  }

  /// The parts, each below the limit; the text itself when it is.
  ///
  /// A part begins at a heading where it can, else at a line. Anchors alone would lead astray in a part, so they lead
  /// to the whole twin, whose file name is given.
  static func split(_ text: [UInt8], of file: String) -> [[UInt8]] {
    guard text.count >= limit else { return [text] }
    let text = leading(text, to: file)
    let title = text.prefix { $0 != lineEnd }
    var parts: [[UInt8]] = []
    for piece in pieces(of: text) {
      if let last = parts.last, last.count + piece.count + reserve <= limit {
        parts[parts.count - 1] += text[piece]
      } else {
        var part: [UInt8] = []
        part.reserveCapacity(max(limit, piece.count + reserve))
        if !parts.isEmpty {
          part += title
          part += " (\(parts.count + 1))\n\n".utf8
        }
        part += text[piece]
        parts.append(part)
      }
    }
    return parts
  }

  /// The text with a line end more, and the name of the file before each anchor alone.
  private static func leading(_ text: [UInt8], to file: String) -> [UInt8] {
    let text = text + [lineEnd]
    var output: [UInt8] = []
    output.reserveCapacity(text.count + text.count / 8)
    var code = OpenFence()
    for line in lines(of: text) {
      let wasOpen = code.isOpen
      code.pass(text[line].dropLast())
      if wasOpen || code.isOpen {
        output += text[line]
      } else {
        lead(text[line], to: file, &output)
      }
    }
    return output
  }

  /// Of a line that is no code, but may have some in it.
  private static func lead(_ line: ArraySlice<UInt8>, to file: String, _ output: inout [UInt8]) {
    let mark = Array("](#".utf8)
    var next = line.startIndex
    while next < line.endIndex {
      let end = endOfCode(at: next, in: line)
      if let end {
        output += line[next..<end]
        next = end
      } else {
        if line[next] == mark[2], line[..<next].suffix(2).elementsEqual(mark.prefix(2)) {
          output += file.utf8
        }
        output.append(line[next])
        next += 1
      }
    }
  }

  /// Where the code ends that begins at a place, on the same line; `nil` where none does.
  private static func endOfCode(at start: Int, in line: ArraySlice<UInt8>) -> Int? {
    let tick = UInt8(ascii: "`")
    let run = line[start...].prefix { $0 == tick }
    guard !run.isEmpty, line[..<start].last != tick, line[..<start].last != UInt8(ascii: "\\")
    else {
      return nil
    }
    var next = run.endIndex
    while let begin = line[next...].firstIndex(of: tick) {
      let other = line[begin...].prefix { $0 == tick }
      if other.count == run.count { return other.endIndex }
      next = other.endIndex
    }
    return nil
  }

  /// Sections, and lines of those that are too long by themselves.
  private static func pieces(of text: [UInt8]) -> [Range<Int>] {
    sections(of: lines(of: text), in: text).flatMap { section in
      let range = section.range
      guard range.count + reserve >= limit else { return [range] }
      // With a line end more after the last line.
      return section.lines + [range.upperBound - 1..<range.upperBound]
    }
  }

  private static func sections(
    of lines: [Range<Int>], in text: [UInt8]
  ) -> [(range: Range<Int>, lines: [Range<Int>])] {
    var sections: [(range: Range<Int>, lines: [Range<Int>])] = []
    var code = OpenFence()
    for line in lines {
      let words = text[line]
      code.pass(words.dropLast())
      let isHeading = words.starts(with: "## ".utf8) || words.starts(with: "### ".utf8)
      let begins = isHeading && !code.isOpen
      if begins || sections.isEmpty { sections.append((line.lowerBound..<line.lowerBound, [])) }
      let last = sections.count - 1
      sections[last].range = sections[last].range.lowerBound..<line.upperBound
      sections[last].lines.append(line)
    }
    return sections
  }

  /// Each with its line end.
  private static func lines(of text: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    for offset in text.indices where text[offset] == lineEnd {
      lines.append(start..<offset + 1)
      start = offset + 1
    }
    return lines
  }
}

/// Whether a line is code: `MarkdownRenderer` ends code with the very marks that it begins with, which no line within is.
private struct OpenFence {
  private var marks: ArraySlice<UInt8>?

  var isOpen: Bool { marks != nil }

  mutating func pass(_ line: ArraySlice<UInt8>) {
    if let marks {
      if line == marks { self.marks = nil }
    } else {
      let run = line.prefix { $0 == line.first }
      let isFence =
        run.count >= 3 && (run.first == UInt8(ascii: "`") || run.first == UInt8(ascii: "~"))
      marks = isFence ? run : nil
    }
  }
}
