/// Brings a file's bytes through libcmark and gives its nodes their places.
struct DocumentParser {
  typealias Parsed = (nodes: [Node], texts: NodeTexts)

  private(set) var input: ParserInput
  private(set) var frontMatter: FrontMatter?
  let refusal: Refusal?
  private let dialect: Document.Dialect

  init(_ text: UnsafeBufferPointer<UInt8>, lines: LineTable?, dialect: Document.Dialect) {
    input = ParserInput(text, lines: lines)
    refusal = EffortEstimate.refusal(of: input.bytes, lines: input.lines)
    self.dialect = dialect
    if dialect == .page { cutFrontMatter(from: text) }
  }

  /// - Parameter text: the same as before.
  mutating func parse(_ text: UnsafeBufferPointer<UInt8>) -> Parsed {
    guard refusal == nil else { return parsed([RawNode.emptyDocument], [:], of: text) }
    guard dialect == .page else { return converted { parsed($0, [:], of: text) } }
    // Lines that begin with a number sign are taken for headings at first, which they nearly always are: to ask libcmark
    // what is a heading means to have it read the file twice.
    let whole = input
    let guessed = hideAttributes(ofHeadingsAt: input.linesLikeHeadings)
    let found = converted { isTrue(guessed, of: $0) ? parsed($0, guessed, of: text) : nil }
    if let found { return found }
    input = whole
    let headings = input.bytes.withUnsafeBufferPointer(Converter.headings)
    let attributes = hideAttributes(ofHeadingsAt: headings)
    return converted { parsed($0, attributes, of: text) }
  }

  private func converted<Result>(_ body: ([RawNode]) -> Result) -> Result {
    input.bytes.withUnsafeBufferPointer { Converter.withNodes(of: $0, body) }
  }

  /// Hides the attributes of headings from libcmark.
  ///
  /// That changes no block, because a heading is one line whatever it ends in: a heading is known again by the place where
  /// it begins.
  private mutating func hideAttributes(
    ofHeadingsAt places: [HeadingAttributesReader.Place]
  ) -> [Int: HeadingAttributes] {
    let found = HeadingAttributesReader(input: input).read(places)
    for found in found.values { input.blank(found.offsets) }
    return found.mapValues(\.attributes)
  }

  /// Whether attributes were hidden of every heading that has any, and of nothing else.
  private func isTrue(_ hidden: [Int: HeadingAttributes], of raw: [RawNode]) -> Bool {
    var (met, others): (Int, [HeadingAttributesReader.Place]) = (0, [])
    for node in raw {
      guard case .heading = node.kind else { continue }
      if hidden[start(of: node)] != nil {
        met += 1
      } else {
        others.append((node.startLine, node.startColumn))
      }
    }
    return met == hidden.count && HeadingAttributesReader(input: input).read(others).isEmpty
  }

  private func start(of node: RawNode) -> Int {
    input.offset(line: node.startLine, column: node.startColumn)
  }

  private mutating func cutFrontMatter(from text: UnsafeBufferPointer<UInt8>) {
    let lines = input.textLines
    guard let found = FrontMatterScanner(bytes: text, lines: lines).scan() else { return }
    let end = found.yaml.upperBound
    let yaml = lines.starts[1]..<(end < lines.count ? lines.starts[end] : text.count)
    let lastLine = found.isClosed ? found.yaml.upperBound : found.yaml.upperBound - 1
    frontMatter = FrontMatter(
      text: String(decoding: text[yaml], as: UTF8.self),
      firstLine: 2,
      range: lines.position(of: lines.starts[0])..<lines.position(of: lines.ends[lastLine]),
      isClosed: found.isClosed)
    input.blank(input.lines.starts[0]..<input.lines.ends[lastLine])
  }

  private func parsed(
    _ raw: [RawNode], _ attributes: [Int: HeadingAttributes], of text: UnsafeBufferPointer<UInt8>
  ) -> Parsed {
    var places = BlockPlacer(input: input, raw: raw).place()
    InlinePlacer(input: input, raw: raw).place(&places)
    var (nodes, texts): ([Node], NodeTexts) = ([], NodeTexts())
    nodes.reserveCapacity(raw.count)
    for (id, node) in raw.enumerated() {
      let offsets = places[id].map(input.fileOffsets)
      let content =
        if case .heading = node.kind {
          texts.add(attributes[start(of: node)])
        } else {
          texts.add(node, at: offsets?.lowerBound, in: text)
        }
      nodes.append(Node(node, id: id, offsets: offsets, content: content))
    }
    return (nodes, texts)
  }
}
