import CommonMark

/// Reads the attributes of one heading.
struct HeadingReader {
  let path: String
  let document: Document

  /// The classes that a heading may carry: the kinds of rules, and `part`.
  static let classes = RuleKind.allCases.map(\.rawValue) + ["part"]

  /// In bytes; ids become file names and addresses.
  static let longestID = 100

  func read(_ node: Int, body: Range<Int>, _ faults: inout [Fault]) -> PageHeading? {
    guard case .heading(let level) = document.nodes[node].kind else { return nil }
    let attributes = document.attributes(of: node).map { signed($0, &faults) }
    let title = PlainText(document).render(node)
    if title.allSatisfy(\.isWhitespace) {
      faults.append(Fault(.titleMissing, at: headingLocation(node)))
    }
    let id = identifier(attributes, &faults)
    let kind = kind(attributes, &faults)
    let part = attributes?.classes.first { $0.value == "part" }.map { location($0.range) }
    report(attributes, &faults)
    return PageHeading(
      PageHeading.Place(node: node, level: Int(level), location: headingLocation(node), body: body),
      title: title,
      marks: PageHeading.Marks(
        id: id, kind: kind, part: part, attributes: pairs(attributes, &faults)))
  }

  private func signed(
    _ attributes: HeadingAttributes, _ faults: inout [Fault]
  ) -> HeadingAttributes {
    guard let names = UnsignedNames(attributes) else {
      return PartedIdentifier(attributes)?.joined(attributes) ?? attributes
    }
    faults += names.pieces.map { written, meant in
      Fault(.attributeUnsigned(written.value, meant: meant), at: location(written.range))
    }
    return names.signed(attributes)
  }

  private func identifier(
    _ attributes: HeadingAttributes?, _ faults: inout [Fault]
  ) -> Located<String>? {
    guard let identifier = attributes?.identifier else { return nil }
    let located = Located(identifier.value, at: location(identifier.range))
    if !Self.isValidID(identifier.value) {
      faults.append(Fault(.idInvalid(identifier.value), at: located.location))
      return nil
    }
    return located
  }

  /// `[a-z0-9-]+`, with a letter in it: an id is a name, never a number or a place.
  static func isValidID(_ id: String) -> Bool {
    let section = "section-".utf8
    let isPlace =
      id.utf8.starts(with: section) && id.utf8.count > section.count
      && id.utf8.dropFirst(section.count).allSatisfy(\.isDigit)
    return !isPlace && isName(id) && id.utf8.contains(where: \.isLetter)
  }

  /// `[a-z0-9-]+`, and no longer than the name of a file may be.
  static func isName(_ text: String) -> Bool {
    (1...longestID).contains(text.utf8.count)
      && text.utf8.allSatisfy { $0.isLetterOrDigit && !$0.isCapital || $0 == UInt8(ascii: "-") }
  }

  private func kind(
    _ attributes: HeadingAttributes?, _ faults: inout [Fault]
  ) -> Located<RuleKind>? {
    let known = (attributes?.classes ?? []).filter { Self.classes.contains($0.value) }
    if known.count > 1, let last = known.last {
      faults.append(Fault(.kindsSeveral(known.map(\.value)), at: location(last.range)))
    }
    return known.lazy.compactMap { written in
      RuleKind(rawValue: written.value).map { Located($0, at: location(written.range)) }
    }.first
  }

  private func report(_ attributes: HeadingAttributes?, _ faults: inout [Fault]) {
    guard let attributes else { return }
    for fault in attributes.faults {
      faults.append(
        Fault(
          .attributeMalformed(fault.piece.value, fault.kind), at: location(fault.piece.range)))
    }
    for written in attributes.classes where !Self.classes.contains(written.value) {
      faults.append(Fault(.kindUnknown(written.value), at: location(written.range)))
    }
    for written in attributes.classes where attributes.identifier == nil {
      guard Self.classes.contains(written.value) else { continue }
      faults.append(Fault(.kindWithoutID(written.value), at: location(written.range)))
    }
  }

  private func pairs(
    _ attributes: HeadingAttributes?, _ faults: inout [Fault]
  ) -> [HeadingAttribute] {
    (attributes?.pairs ?? []).compactMap { pair -> HeadingAttribute? in
      let keyLocation = location(pair.key.range)
      guard let key = AttributeKey(rawValue: pair.key.value) else {
        let known = AttributeKey.allCases.map(\.rawValue)
        faults.append(Fault(.attributeUnknown(pair.key.value, known: known), at: keyLocation))
        return nil
      }
      let list = Located(pair.value.value, at: location(pair.value.range))
      let mistyped = MistypedCommas(list)
      if let mistyped, attributes?.faults.isEmpty ?? true {
        faults.append(Fault(mistyped, isOnHeading: true))
      }
      let values = mistyped?.names ?? list.listed
      if values.isEmpty {
        faults.append(
          Fault(.attributeMalformed("\(pair.key.value)=", .malformed), at: keyLocation))
      } else if list.value.hasCommaWithoutName, attributes?.faults.isEmpty ?? true {
        faults.append(Fault(.commaWithoutName(list.value), at: list.location))
      }
      return HeadingAttribute(key: key, keyLocation: keyLocation, values: values)
    }
  }

  private func headingLocation(_ node: Int) -> SourceLocation {
    document.range(of: node).map(location) ?? SourceLocation(path: path)
  }

  private func location(_ range: SourceRange) -> SourceLocation {
    SourceLocation(path: path, range: range)
  }
}

extension String {
  /// Whether a name is missing before or behind one of its commas.
  fileprivate var hasCommaWithoutName: Bool {
    utf8.contains(UInt8(ascii: ","))
      && pieces(at: ",", omittingEmpty: false).contains { $0.trimmed.isEmpty }
  }
}
