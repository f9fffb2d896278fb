package import CommonMark

/// Something in a file that could not be read as meant; checks word it.
package struct Fault: Sendable {
  package let kind: FaultKind
  package let location: SourceLocation

  package init(_ kind: FaultKind, at location: SourceLocation) {
    self.kind = kind
    self.location = location
  }

  /// What there is to say of a file that is not UTF-8 to the end.
  package init(_ invalid: InvalidUTF8, of bytes: [UInt8], at path: String) {
    self.init(
      .notUTF8(byte: invalid.byte, declared: ForeignEncoding(of: bytes)),
      at: SourceLocation(path: path, range: invalid.position..<invalid.position))
  }

  /// What there is to say of a text's control characters, if there are any.
  package init?(_ controls: ControlCharacters, in text: SourceText) {
    guard let first = controls.first else { return nil }
    let end = first.offset + "\u{FFFD}".utf8.count
    self.init(
      .controlCharacter(first.scalar, count: controls.count), at: text.location(first.offset..<end))
  }
}

package enum FaultKind: Sendable {
  /// The first such byte, and the encoding that the file says it is in.
  case notUTF8(byte: UInt8, declared: ForeignEncoding?)
  /// The first of some control characters.
  case controlCharacter(Unicode.Scalar, count: Int)
  case pageRefused(Refusal)
  case frontMatterMissing
  case frontMatterUnclosed
  /// What stands above or before the front matter and has to go.
  case frontMatterLate(behind: Intrusion, SourceLocation)
  /// A `---` line further down with a key of front matter beneath it.
  case frontMatterRepeated
  case yamlInvalid(problem: String)
  case keyUnknown(String, known: [String])
  /// What YAML takes for a key without a value, and the key that was meant: `framework:UIKit`.
  case keyJoined(String, key: String)
  /// A key, and those that the record has instead.
  case keyMissing(String, beside: [Located<String>])
  case valueOfWrongType(key: String, expected: String)
  /// A text that a comment cuts off: all that stands there, comment and all, and where the comment begins.
  case textCut(String, comment: SourceLocation)
  /// What stands behind the comma of a text in a line of YAML, as a key of its own, and all of that text with its place
  /// where that is known.
  case textParted(String, whole: Located<String>?)
  case fileMissing(String)
  /// A file that looks like content, under a name or in a place that nobody reads.
  case fileUnread(String, known: [String])
  case pageMisplaced
  /// A page whose name has another ending than that of pages: the name that it should have.
  case pageMisnamed(String)
  case fileRefused(UnreadFile.Reason)
  case entryRepeated(String, first: SourceLocation)
  case entryUnknown(String, known: [String])
  case languageMistyped(MistypedLanguage)
  /// The script of a language that is no code of ISO 15924.
  case scriptUnknown(String)
  /// The piece as written, and what is wrong with it.
  case attributeMalformed(String, HeadingAttributes.Fault.Kind)
  /// A name without the sign that makes it an id or a kind; as it was meant.
  case attributeUnsigned(String, meant: String)
  /// A list with two commas in a row, or one at its end.
  case commaWithoutName(String)
  /// The first mark in a list that is no comma, and what was meant from there to the last.
  case commaMistyped(Character, meant: String, isOnHeading: Bool)
  case attributeUnknown(String, known: [String])
  case kindUnknown(String)
  case kindsSeveral([String])
  case kindWithoutID(String)
  case kindNested(String)
  /// A line of text that ends in what would be a heading's attributes.
  case attributesOutsideHeading
  /// A list of attributes that is part of its heading's title.
  case attributesInTitle(TitleAttributes)
  /// Code that goes on because its closing fence is missing.
  case codeUnclosed(fence: String)
  /// A comment that goes on because its `-->` is missing.
  case commentUnclosed
  /// The first mark of a heading that is written in full width, and what was meant by all of them.
  case fullWidthMarks(Unicode.Scalar, meant: String)
  /// Blanks of another width before the attributes of a heading, which its title ends in.
  case wideBlankBeforeAttributes(Unicode.Scalar, meant: String)
  case idInvalid(String)
  case titleMissing
  /// The columns of a line, and how many more lines have not theirs and are not told.
  case tableLineInvalid(expected: String, others: Int)
  /// What stands where lines of a source document are to be named.
  case citedLinesInvalid(String)
  case figureInvalid(problem: String)
  case figureElementUnknown(String)
  case figureAttributeUnknown(String)
  /// A label on what is neither a text nor within one.
  case figureLabelMisplaced(element: String)
  /// A class that begins as those of the theme do.
  case figureClassUnknown(String)
  /// An attribute's value that names something to load or to run.
  case figureReference(String)
  /// Words of a drawing in another script than Latin that have no label.
  case figureWordsUnlabelled(String)
  /// What a stylesheet of a figure would load.
  case figureStyleReference(String)
}

extension FaultKind {
  /// What makes front matter no longer the first that stands on a page.
  package enum Intrusion: Sendable {
    case emptyLines
    /// Before the opening fence.
    case blanks
    /// Another opening fence.
    case fence
  }
}
