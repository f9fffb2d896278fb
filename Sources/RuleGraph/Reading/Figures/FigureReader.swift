import CommonMark

/// Reads an SVG file into a drawing: what figures may use stays, all else is a fault.
struct FigureReader {
  /// The path below the content folder.
  private let path: String
  private let source: SourceText
  private var pieces: [FigurePiece] = []
  /// The markup since the last label.
  private var markup = ""
  /// Whether it ends with a start tag.
  private var isEmpty = false
  private var labels: [Located<String>] = []
  private var faults: [Fault] = []
  /// The open elements below the root.
  private var open: [OpenElement] = []
  /// How many of them are not shown as they are.
  private var hiding = 0
  /// How many of them are texts.
  private var texts = 0
  /// How many of them give what is in them a color.
  private var painting = 0

  private enum OpenElement {
    /// Whether its words have a fault.
    case shown(XMLTag, isTold: Bool)
    /// Its own words give way to those of the labels file.
    case labelled(String)
    case leftOut
  }

  init(path: String, source: SourceText) {
    self.path = path
    self.source = source
  }

  /// The drawing, and what is wrong with it; `nil` where there is nothing that could be shown.
  consuming func read(_ bytes: [UInt8]) -> (figure: Figure?, faults: [Fault]) {
    do throws(XMLFailure) {
      let figure = figure(from: try XMLEventReader.events(of: bytes, allowingInstructions: false))
      return (figure, faults)
    } catch {
      report(.figureInvalid(problem: error.problem), error.offset..<error.offset)
      return (nil, faults)
    }
  }

  private mutating func figure(from events: [XMLEvent]) -> Figure? {
    for style in FigureStyle.all(in: events) {
      guard let reference = FigureVocabulary.reference(inStyle: style.text) else { continue }
      report(.figureStyleReference(reference), nameRange(of: style.tag))
    }
    guard case .start(let root)? = events.first, let frame = frame(of: root) else { return nil }
    _ = label(of: root)
    for event in events.dropFirst() { take(event) }
    endMarkup()
    return Figure(
      path: path, location: SourceLocation(path: source.path), frame: frame, pieces: pieces,
      labels: labels)
  }

  private mutating func frame(of root: XMLTag) -> String? {
    _ = markup(ofAttributesOf: root)
    guard root.name == "svg" else {
      report(.figureElementUnknown(root.name), nameRange(of: root))
      return nil
    }
    let frames = ["data-frame", "viewBox"].compactMap { frame($0, of: root) }
    if frames.isEmpty { report(.figureInvalid(problem: "no viewBox"), nameRange(of: root)) }
    return frames.first
  }

  /// The frame that an attribute gives; one that browsers would pass over is told.
  private mutating func frame(_ attribute: String, of root: XMLTag) -> String? {
    guard let frame = root.value(attribute) else { return nil }
    if !FigureVocabulary.isFrame(frame) {
      let problem = "'\(frame.inOneLine)' is no \(attribute), as '0 0 320 200' is"
      report(.figureInvalid(problem: problem), valueRange(of: attribute, in: root))
    }
    return frame
  }

  private mutating func take(_ event: XMLEvent) {
    switch event {
    case .start(let tag): start(tag)
    case .text(let text):
      // Between elements stand only the spaces that make the file readable.
      guard hiding == 0, texts > 0 else { return }
      markup.appendHTMLEscaped(text)
      isEmpty = false
      lookForLabel(of: text)
    case .end: end()
    }
  }

  private mutating func start(_ tag: XMLTag) {
    let isKnown = FigureVocabulary.elements.contains(tag.name)
    if !isKnown { report(.figureElementUnknown(tag.name), nameRange(of: tag)) }
    let attributes = markup(ofAttributesOf: painted(tag))
    guard hiding == 0, isKnown, !FigureVocabulary.isLeftOut(tag) else {
      hiding += 1
      return open.append(.leftOut)
    }
    expectThemeClasses(of: tag)
    markup += "<\(tag.name)\(attributes)>"
    isEmpty = true
    if tag.name == "text" { texts += 1 }
    guard let label = label(of: tag) else {
      if FigureVocabulary.isPainted(tag) { painting += 1 }
      return open.append(.shown(tag, isTold: false))
    }
    endMarkup()
    pieces.append(.label(label.value))
    hiding += 1
    open.append(.labelled(tag.name))
  }

  /// Words anywhere but in a text would not be drawn.
  private mutating func label(of tag: XMLTag) -> Located<String>? {
    guard let key = tag.value("data-label") else { return nil }
    let label = Located(key, at: source.location(valueRange(of: "data-label", in: tag)))
    // Its words are there for something.
    labels.append(label)
    if texts > 0 { return label }
    var places = written(tag)
    report(
      .figureLabelMisplaced(element: tag.name),
      places.nextRange(of: "data-label") ?? nameRange(of: tag))
    return nil
  }

  /// Words that are not English stand so in every language, which one of an element tells.
  private mutating func lookForLabel(of text: String) {
    guard case .shown(let tag, isTold: false)? = open.last,
      text.unicodeScalars.contains(where: Self.isOfOtherScript)
    else { return }
    report(.figureWordsUnlabelled(String(text[...].trimmed).inOneLine), nameRange(of: tag))
    open[open.count - 1] = .shown(tag, isTold: true)
  }

  private static func isOfOtherScript(_ scalar: Unicode.Scalar) -> Bool {
    WritingSystem(letter: scalar.value).map { $0 != .latin } ?? false
  }

  private mutating func end() {
    switch open.popLast() {
    case .shown(let tag, _):
      if FigureVocabulary.isPainted(tag) { painting -= 1 }
      close(tag.name)
    case .labelled(let name):
      hiding -= 1
      close(name)
    case .leftOut: hiding -= 1
    case nil: break
    }
  }

  private mutating func close(_ name: String) {
    if isEmpty {
      markup.removeLast()
      markup += "/>"
    } else {
      markup += "</\(name)>"
    }
    isEmpty = false
    if name == "text" { texts -= 1 }
  }

  private mutating func endMarkup() {
    isEmpty = false
    if !markup.isEmpty { pieces.append(.markup(markup)) }
    markup = ""
  }

  /// A tag that nothing gives a color, and that would not be seen, with a class that does.
  private func painted(_ tag: XMLTag) -> XMLTag {
    guard painting == 0, !FigureVocabulary.isPainted(tag),
      let usual = FigureVocabulary.usualClass(of: tag.name)
    else { return tag }
    let attributes =
      tag.value("class") == nil
      ? [XMLAttribute(name: "class", value: usual)] + tag.attributes
      : tag.attributes.map { attribute in
        attribute.name == "class"
          ? XMLAttribute(name: "class", value: "\(attribute.value) \(usual)") : attribute
      }
    return XMLTag(name: tag.name, attributes: attributes, offset: tag.offset)
  }

  private mutating func markup(ofAttributesOf tag: XMLTag) -> String {
    var markup = ""
    var written: WrittenTag?
    for attribute in tag.attributes {
      if let fault = Self.fault(of: attribute) {
        var places = written ?? self.written(tag)
        report(fault, places.nextRange(of: attribute.name) ?? nameRange(of: tag))
        written = places
        continue
      }
      guard !FigureVocabulary.droppedAttributes.contains(attribute.name) else { continue }
      markup += " \(attribute.name)=\""
      markup.appendHTMLEscaped(attribute.value)
      markup += "\""
    }
    return markup
  }

  private static func fault(of attribute: XMLAttribute) -> FaultKind? {
    guard FigureVocabulary.attributes.contains(attribute.name) else {
      return .figureAttributeUnknown(attribute.name)
    }
    return FigureVocabulary.isReference(attribute) ? .figureReference(attribute.value) : nil
  }

  /// A shape with a class that the theme does not have would not be seen; the first of an element is told.
  private mutating func expectThemeClasses(of tag: XMLTag) {
    guard let value = tag.value("class"), value.utf8.contains(UInt8(ascii: "-")) else { return }
    let unknown = FigureVocabulary.classes(in: value).first {
      $0.hasPrefix(FigureVocabulary.themePrefix)
        && !FigureVocabulary.themeClasses.contains(String($0))
    }
    guard let unknown else { return }
    let range = range(of: unknown, in: valueRange(of: "class", in: tag))
    report(.figureClassUnknown(String(unknown)), range)
  }

  private mutating func report(_ kind: FaultKind, _ range: Range<Int>) {
    faults.append(Fault(kind, at: source.location(range)))
  }
}

extension FigureReader {
  /// A word of a value as it is written; the whole value where a character of it is written as an entity.
  private func range(of word: Substring, in whole: Range<Int>) -> Range<Int> {
    let bytes = Array(source.text.utf8.dropFirst(whole.lowerBound).prefix(whole.count))
    let piece = bytes.split { $0 <= UInt8(ascii: " ") }.first { $0.elementsEqual(word.utf8) }
    return piece.map { whole.lowerBound + $0.startIndex..<whole.lowerBound + $0.endIndex } ?? whole
  }

  private func nameRange(of tag: XMLTag) -> Range<Int> {
    tag.offset + 1..<tag.offset + 1 + tag.name.utf8.count
  }

  private func valueRange(of attribute: String, in tag: XMLTag) -> Range<Int> {
    var places = written(tag)
    return places.nextValueRange(of: attribute) ?? nameRange(of: tag)
  }

  /// The tag as it is written, up to its end or what looks like it.
  private func written(_ tag: XMLTag) -> WrittenTag {
    let text = source.text.utf8
    let start = text.index(text.startIndex, offsetBy: tag.offset)
    let bytes = Array(text[start...].prefix { $0 != UInt8(ascii: ">") })
    return WrittenTag(bytes: bytes, offset: tag.offset)
  }
}
