import CommonMark
internal import Yams

/// A YAML text inside a file, and where in the file its first line stands.
struct YAMLText {
  let source: SourceText
  let yaml: String
  /// The line of the file that the YAML starts on.
  let firstLine: Int
  /// What the text is called in a message.
  let name: String
  /// The names of anchors that stand for something once more.
  let aliases: Set<String>
  private let columns: ScalarColumns
  private let lines: YAMLLines

  /// A whole file.
  init(_ source: SourceText) {
    // Yams takes a byte order mark for text.
    let mark = source.text.unicodeScalars.first == "\u{FEFF}" ? 1 : 0
    let yaml = String(source.text.unicodeScalars.dropFirst(mark))
    self.init(source: source, yaml: yaml, firstLine: 1, name: source.path)
  }

  init(source: SourceText, yaml: String, firstLine: Int, name: String) {
    self.name = name
    self.source = source
    self.yaml = yaml
    self.firstLine = firstLine
    let last = min(source.lineCount, firstLine + yaml.utf8.count { $0 == UInt8(ascii: "\n") })
    columns = ScalarColumns(source, lines: firstLine..<max(firstLine, last + 1))
    lines = YAMLLines(yaml)
    aliases = YAMLAnchors.aliases(in: yaml)
  }

  /// Whether a file has nothing but comments.
  static func holdsNothing(_ source: SourceText) -> Bool {
    (1...max(1, source.lineCount)).allSatisfy { number in
      let words = source.line(number).drop { $0.isWhitespace || $0 == "\u{FEFF}" }
      return words.isEmpty || words.first == "#"
    }
  }

  /// The root mapping; a fault and `nil` when there is none.
  func rootRecord(_ faults: inout [Fault]) -> YAMLRecord? {
    let anchors = YAMLAnchors(yaml)
    if anchors.areTooMany {
      faults.append(Fault(Self.endless, at: SourceLocation(path: source.path)))
      return nil
    }
    do {
      // By default Yams asks for the whole environment to find out how its texts are to be read: a hundredth of a build.
      guard let root = try Yams.compose(yaml: yaml, .basic, .default, .utf8) else { return nil }
      guard let mapping = root.mapping else {
        faults.append(
          Fault(
            .valueOfWrongType(key: name, expected: "a mapping of keys to values"),
            at: location(of: root)))
        return nil
      }
      let excess = anchors.makeCopies ? excess(in: root) : nil
      if let fault = excess ?? escapedControl(in: root) {
        faults.append(fault)
        return nil
      }
      return YAMLRecord(text: self, mapping: mapping, location: location(of: root))
    } catch {
      faults.append(fault(for: error))
      return nil
    }
  }

  /// A few aliases of aliases of a long list.
  private func excess(in root: Yams.Node) -> Fault? {
    var waiting = [root]
    var left = YAMLAnchors.mostRead
    while let node = waiting.popLast() {
      switch node {
      case .mapping(let mapping): waiting += mapping.flatMap { [$0.key, $0.value] }
      case .sequence(let sequence): waiting += sequence
      case .scalar, .alias: break
      }
      left -= 1
      guard left - waiting.count > 0 else {
        return Fault(Self.endless, at: SourceLocation(path: source.path))
      }
    }
    return nil
  }

  /// The first text in which an escape such as `"\e"` stands for a control character.
  private func escapedControl(in root: Yams.Node) -> Fault? {
    guard yaml.utf8.contains(UInt8(ascii: "\\")) else { return nil }
    var waiting = [root]
    while let node = waiting.popLast() {
      switch node {
      case .scalar(let scalar):
        guard let control = ControlCharacters(in: Array(scalar.string.utf8)).first else { continue }
        let name = InvisibleCharacter.name(ofControl: control.scalar)
        return fault("a text holds \(name)", at: node.mark)
      case .mapping(let mapping): waiting += mapping.reversed().flatMap { [$0.value, $0.key] }
      case .sequence(let sequence): waiting += sequence.reversed()
      case .alias: continue
      }
    }
    return nil
  }

  private static let endless = FaultKind.yamlInvalid(
    problem: "aliases stand for too many values; write the values again")

  /// Where a node is written.
  ///
  /// Yams knows the start; the value's own place, inside its quotes, is known when it stands
  /// there letter by letter. Otherwise the place is an empty range at the start.
  func location(of node: Yams.Node) -> SourceLocation {
    let start = position(of: node.mark)
    guard let value = node.scalar?.string, let offset = source.offset(start) else {
      return SourceLocation(path: source.path, range: start..<start)
    }
    let rest = source.text.utf8.dropFirst(offset)
    let quote = rest.first.flatMap { [UInt8(ascii: "\""), UInt8(ascii: "'")].contains($0) ? 1 : 0 }
    let length = value.utf8.count
    guard rest.dropFirst(quote ?? 0).prefix(length).elementsEqual(value.utf8) else {
      return SourceLocation(path: source.path, range: start..<start)
    }
    let inside = offset + (quote ?? 0)
    return source.location(inside..<inside + length)
  }

  /// Yams counts columns in scalars, we in bytes.
  func position(of mark: Yams.Mark?) -> SourcePosition {
    guard let mark else { return SourcePosition(line: firstLine, column: 1) }
    let place = lines.place(line: mark.line, column: mark.column)
    let line = place.line - 1 + firstLine
    let bytes = columns.bytes(before: place.column, line: line, of: source)
    return SourcePosition(line: line, column: bytes + 1)
  }

  private func fault(for error: any Error) -> Fault {
    guard let error = error as? YamlError else {
      return Fault(.yamlInvalid(problem: "\(error)"), at: SourceLocation(path: source.path))
    }
    switch error {
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      if let fault = wideBlank(at: mark) { return fault }
      if let place = fullWidthMark(problem, at: mark) {
        return Fault(.yamlInvalid(problem: Self.fullWidth), at: place)
      }
      if let fault = itemWithoutMark(problem, at: mark) { return fault }
      if let place = keyWithoutBlank(problem, at: mark) {
        return Fault(.yamlInvalid(problem: "could not find expected ':'"), at: place)
      }
      if let fault = openMark(problem, from: context, at: mark) { return fault }
      if let place = valueWithTextBehind(problem, at: mark) {
        return Fault(.yamlInvalid(problem: Self.textBehind), at: place)
      }
      return fault(problem, at: mark, lineWithoutColon(problem, above: mark))
    case .duplicatedKeysInMapping(let duplicates, let context):
      let keys = duplicates.sorted().joined(separator: "', '")
      let problem = "'\(keys)' is given twice"
      guard duplicates.count == 1,
        let again = place(ofSecond: keys, from: position(of: context.mark))
      else { return fault(problem, at: context.mark) }
      return Fault(.yamlInvalid(problem: problem), at: again)
    default:
      let start = SourcePosition(line: firstLine, column: 1)
      let location = SourceLocation(path: source.path, range: start..<start)
      return Fault(.yamlInvalid(problem: "\(error)"), at: location)
    }
  }

  /// Where a key of a mapping that has a line for each stands a second time; Yams knows where the mapping begins.
  private func place(ofSecond key: String, from start: SourcePosition) -> SourceLocation? {
    let margin = String(repeating: " ", count: start.column - 1)
    var isSecond = false
    for number in start.line...max(start.line, source.lineCount) {
      let line = source.line(number)
      let isFirstLine = number == start.line
      guard isFirstLine || line.hasPrefix(margin) else {
        if line.allSatisfy(\.isWhitespace) { continue }
        return nil
      }
      guard line.utf8.dropFirst(margin.utf8.count).starts(with: "\(key):".utf8) else { continue }
      if isSecond {
        return SourceLocation(
          path: source.path, line: number, column: start.column, length: key.utf8.count)
      }
      isSecond = true
    }
    return nil
  }

  private func fault(
    _ problem: String, at mark: Yams.Mark?, _ place: SourceLocation? = nil
  ) -> Fault {
    let start = position(of: mark)
    return Fault(
      .yamlInvalid(problem: problem),
      at: place ?? SourceLocation(path: source.path, range: start..<start))
  }

  /// The line that has no `: ` where there should be one; the parser notices below it.
  private func lineWithoutColon(_ problem: String, above mark: Yams.Mark?) -> SourceLocation? {
    guard problem.hasPrefix("could not find expected ':'") else { return nil }
    let below = position(of: mark).line
    for number in (firstLine..<max(firstLine, below)).reversed() {
      let line = source.line(number)
      let text = line.trimmed
      guard !text.isEmpty, !text.hasPrefix("#") else { continue }
      guard !text.contains(": "), !text.hasSuffix(":") else { return nil }
      let margin = line.prefix { $0 == " " }.utf8.count
      return SourceLocation(
        path: source.path, line: number, column: margin + 1, length: text.utf8.count)
    }
    return nil
  }
}
