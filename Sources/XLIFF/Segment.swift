/// The text of a heading or paragraph with its markup as numbered marks.
package struct Segment: Equatable, Sendable {
  package enum Piece: Equatable, Sendable {
    case text(String)
    case open(Int)
    case close(Int)
    /// A mark that stands alone.
    case mark(Int)
  }

  package var pieces: [Piece]
  package var marks: [Int: InlineMark]

  package init(pieces: [Piece] = [], marks: [Int: InlineMark] = [:]) {
    self.pieces = pieces
    self.marks = marks
  }

  /// A text without markup.
  package init(text: String) {
    self.init(pieces: text.isEmpty ? [] : [.text(text)])
  }

  /// The same with the numbers that another segment, the source, has for the same marks; those it
  /// has not get numbers behind its own.
  package func numbered(like source: Segment) -> Segment {
    var free: [InlineMark: [Int]] = [:]
    for (number, mark) in source.marks.sorted(by: { $0.key > $1.key }) {
      free[mark, default: []].append(number)
    }
    var next = (source.marks.keys.max() ?? 0) + 1
    var numbers: [Int: Int] = [:]
    for (number, mark) in marks.sorted(by: { $0.key < $1.key }) {
      if let known = free[mark]?.popLast() {
        numbers[number] = known
      } else {
        numbers[number] = next
        next += 1
      }
    }
    return renumbered { numbers[$0] ?? $0 }
  }

  private func renumbered(_ number: (Int) -> Int) -> Segment {
    let pieces = pieces.map { piece -> Piece in
      switch piece {
      case .text: piece
      case .open(let id): .open(number(id))
      case .close(let id): .close(number(id))
      case .mark(let id): .mark(number(id))
      }
    }
    return Segment(
      pieces: pieces,
      marks: Dictionary(marks.map { (number($0.key), $0.value) }, uniquingKeysWith: { $1 }))
  }

  /// Several as one, with a mark between each.
  package static func joined(_ segments: [Segment]) -> Segment {
    var joined = Segment()
    var next = 1
    for (place, segment) in segments.enumerated() {
      if place > 0 {
        joined.pieces.append(.mark(next))
        joined.marks[next] = .block
        next += 1
      }
      let offset = next - 1
      let moved = segment.renumbered { $0 + offset }
      joined.pieces += moved.pieces
      joined.marks.merge(moved.marks) { $1 }
      next += segment.marks.keys.max() ?? 0
    }
    return joined
  }

  /// The parts between the marks that end paragraphs.
  package var blocks: [Segment] {
    var blocks = [Segment(marks: marks)]
    for piece in pieces {
      if case .mark(let id) = piece, marks[id] == .block {
        blocks.append(Segment(marks: marks))
      } else {
        blocks[blocks.count - 1].pieces.append(piece)
      }
    }
    return blocks
  }
}

extension Segment {
  /// The images of a segment that holds nothing but several of them and blanks; `nil` for any other.
  var images: [Segment]? {
    var images: [Segment] = []
    var depth = 0
    for piece in Self.normalized(pieces) {
      switch piece {
      case .text(" ") where depth == 0: continue
      case .open(let id) where depth == 0:
        guard case .image? = marks[id] else { return nil }
        images.append(Segment(marks: marks))
        depth = 1
      case .open: depth += 1
      case .close:
        // A paragraph may have been cut within an image.
        guard depth > 0 else { return nil }
        depth -= 1
      case .text, .mark: if depth == 0 { return nil }
      }
      images[images.count - 1].pieces.append(piece)
    }
    return images.count > 1 ? images : nil
  }

  /// The pieces with blanks as one space each, for comparing with what a tool has written: many of
  /// them wrap lines.
  package static func normalized(_ pieces: [Piece]) -> [Piece] {
    var result: [Piece] = []
    // A tool may have put each word into an element that is passed over, so that joined texts are collapsed once.
    var words = ""
    for piece in pieces {
      if case .text(let text) = piece {
        words += text
        continue
      }
      result += [.text(collapsed(words)), piece]
      words = ""
    }
    result.append(.text(collapsed(words)))
    return trimmed(result.filter { $0 != .text("") })
  }

  private static func trimmed(_ pieces: [Piece]) -> [Piece] {
    var pieces = pieces
    if case .text(let text)? = pieces.first { pieces[0] = .text(String(text.drop { $0 == " " })) }
    if case .text(var text)? = pieces.last {
      while text.last == " " { text.removeLast() }
      pieces[pieces.count - 1] = .text(text)
    }
    return pieces.filter { $0 != .text("") }
  }

  private static func collapsed(_ text: String) -> String {
    let space = UInt8(ascii: " ")
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      switch byte {
      case space, UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
        if result.last != space { result.append(space) }
      default: result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
