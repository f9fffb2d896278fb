import CommonMark

/// Marks of other programs' Markdown, which stay in the text: `:::note`, `{: .note }`, `==words==`, `%% words %%`, `[TOC]`,
/// `<o:p>`.
struct ForeignMark {
  /// What it makes elsewhere.
  let noun: String
  let words: String
  /// In the file.
  let range: Range<Int>

  /// The first in a paragraph; a paragraph with several was written so throughout.
  init?(in paragraph: Node.ID, of document: Document) {
    guard case .paragraph = document[paragraph].kind, let offsets = document[paragraph].offsets,
      document.text.withBytes({ Self.mayStand(in: $0[offsets]) })
    else { return nil }
    var bytes = document.text.withBytes { Array($0[offsets]) }
    document.hideCode(of: paragraph, in: &bytes, from: offsets.lowerBound)
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(separator: "\n")
    guard let (noun, words) = lines.lazy.compactMap(Self.first).first else { return nil }
    self.noun = noun
    self.words = String(words)
    let start =
      offsets.lowerBound + text.utf8.distance(from: text.startIndex, to: words.startIndex)
    range = start..<start + words.utf8.count
  }

  /// Two of a kind in a row, or what begins a list of attributes, a table of contents or a tag.
  ///
  /// When it let much through, such as all links whose words begin with a t, a check of 10,000 rules took twice as
  /// long.
  private static func mayStand(in bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    bytes.indices.dropFirst().contains { place in
      let (byte, before) = (bytes[place], bytes[place - 1])
      switch byte {
      case UInt8(ascii: "="), UInt8(ascii: "%"): return before == byte
      case UInt8(ascii: "O"):
        return before == UInt8(ascii: "T") && place - 2 >= bytes.startIndex
          && bytes[place - 2] == UInt8(ascii: "[")
      case UInt8(ascii: ":"):
        return before == byte || before == UInt8(ascii: "{")
          || place - 2 >= bytes.startIndex && "</".utf8.contains(bytes[place - 2])
      default: return false
      }
    }
  }

  private static func first(in line: Substring) -> (noun: String, words: Substring)? {
    // Perhaps in a quote.
    let start = line.drop { " >\t".contains($0) }
    if let mark = start.prefixMatch(of: /:::+ ?\{?[\w.#-]+\}?/) { return ("containers", mark.0) }
    if let mark = start.wholeMatch(of: /\{:[ .#\w][^{}]*\}\s*/) {
      return ("attributes of paragraphs", start[mark.range].trimmed)
    }
    if let mark = start.wholeMatch(of: /(\[TOC\])\s*/) {
      return ("tables of contents", mark.1)
    }
    if let mark = line.firstMatch(of: /(?:^|\s)(%%[^%]+%%)(?:\s|$)/) {
      return ("comments between '%%'", mark.1)
    }
    if let mark = line.firstMatch(of: highlight) { return ("highlights", mark.1) }
    return line.firstMatch(of: /(?:<\/?[A-Za-z]:[A-Za-z]+ ?\/?>)+/).map {
      ("tags of a word processor", $0.0)
    }
  }

  /// Words behind a blank, and not between the names of code: `a==b`, `"=="`.
  private static var highlight: Regex<(Substring, Substring)> {
    /(?:^|\s)(==[\w“‘](?:[^=]*[\w.!?’”])?==)(?:$|[^=\w"'”’)]|\p{Hangul})/
  }
}
