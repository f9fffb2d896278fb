/// The attributes of a heading, `## Title {#id .class key=value key="two words"}`, as in Pandoc.
///
/// They are read from ATX headings only; braces beneath a setext heading stay text.
package struct HeadingAttributes: Sendable, Equatable {
  /// From the opening brace past the closing one; where one is missing, from the id or to the end of the line.
  package var range: SourceRange
  /// The first `#identifier`, placed without its `#`.
  package var identifier: Placed<String>?
  /// The `.class`es in order, placed without their `.`.
  package var classes: [Placed<String>] = []
  /// The `key=value`s in order, repeated ones too.
  package var pairs: [Pair] = []
  package var faults: [Fault] = []

  /// One `key=value`; a quoted value is placed without its quotes.
  package struct Pair: Sendable, Equatable {
    package var key: Placed<String>
    package var value: Placed<String>
  }

  /// A piece that could not be read, or that says again what was said.
  package struct Fault: Sendable, Equatable {
    package var kind: Kind
    /// The piece as written.
    package var piece: Placed<String>

    /// The most bytes of a list.
    package static var longest: Int { AttributeListFinder.longest }

    package enum Kind: Sendable, Equatable {
      /// Neither `#identifier` nor `.class` nor `key=value`.
      case malformed
      /// A second identifier; the first one holds.
      case duplicateIdentifier
      /// A key given before; both stand in `pairs`.
      case duplicateKey
      case unclosedQuote
      case unclosedBrace
      case unopenedBrace
      /// The closing brace of a list of more than ``longest`` bytes, which is not read.
      case tooLong
    }
  }

  /// The first value given for a key.
  package subscript(key: String) -> Placed<String>? {
    pairs.first { $0.key.value == key }?.value
  }
}
