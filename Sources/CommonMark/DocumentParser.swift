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
    let attributes = dialect == .page ? readAttributes() : [:]
    return input.bytes.withUnsafeBufferPointer {
      Converter.withNodes(of: $0) { parsed($0, attributes, of: text) }
    }
  }

  /// Hides the attributes of headings from libcmark.
  ///
  /// That changes no block, so a heading is known again by the place
  /// where it begins.
  private mutating func readAttributes() -> [Int: HeadingAttributes] {
    let headings = input.bytes.withUnsafeBufferPointer(Converter.headings)
    let found = HeadingAttributesReader(input: input).read(headings)
    for found in found.values { input.blank(found.offsets) }
    return found.mapValues(\.attributes)
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
          texts.add(attributes[input.offset(line: node.startLine, column: node.startColumn)])
        } else {
          texts.add(node, at: offsets?.lowerBound, in: text)
        }
      nodes.append(Node(node, id: id, offsets: offsets, content: content))
    }
    return (nodes, texts)
  }
}
