import CommonMark

/// The lines in which one kind of fault was already reported, so that what follows from it need not be reported too.
struct FaultLines {
  private let lines: [String: Set<Int>]

  init(of isMeant: (FaultKind) -> Bool, in content: CheckedContent) {
    self.init(of: content.catalog.faults.filter { isMeant($0.kind) }.map(\.location))
  }

  init(of locations: [SourceLocation]) {
    lines = Dictionary(grouping: locations, by: \.path).mapValues { Set($0.map(\.line)) }
  }

  /// Whether something begins in such a line.
  func hold(_ location: SourceLocation) -> Bool {
    lines[location.path]?.contains(location.line) ?? false
  }
}

extension FaultKind {
  /// Whether a line of text ends in what would be a heading's attributes.
  var isOfStrayAttributes: Bool {
    if case .attributesOutsideHeading = self { true } else { false }
  }

  /// Whether a comment has no end.
  var isOfUnclosedComment: Bool {
    if case .commentUnclosed = self { true } else { false }
  }

  /// Whether a heading has marks or blanks of another keyboard.
  var isOfFullWidthMarks: Bool {
    if case .fullWidthMarks = self { true } else { false }
  }

  /// Whether a heading has attributes in its title, so that those behind it are not all of them.
  var isOfAttributesInTitle: Bool {
    if case .attributesInTitle = self { true } else { false }
  }

  /// Whether an id is none.
  var isOfInvalidID: Bool {
    if case .idInvalid = self { true } else { false }
  }

  /// Whether a heading's attributes are not written as such.
  var isOfMalformedAttributes: Bool {
    if case .attributeMalformed = self { true } else { false }
  }

  /// Whether an attribute of a heading is misspelled, and meant to name a source.
  var isOfMistypedSource: Bool {
    guard case .attributeUnknown(let key, let known) = self else { return false }
    return NearestName.of(key, among: known) == AttributeKey.source.rawValue
  }

  /// Whether a heading's attributes have no closing brace.
  var isOfUnclosedAttributes: Bool {
    if case .attributeMalformed(_, .unclosedBrace) = self { true } else { false }
  }
}
