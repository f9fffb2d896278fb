/// Brings a file's bytes through libcmark and gives its nodes their places.
struct DocumentParser {
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

  mutating func parse() -> [Node] {
    guard refusal == nil else { return place([RawNode.emptyDocument]) }
    var raw = parseBytes()
    if dialect == .page {
      let attributes = HeadingAttributesReader(input: input).read(raw)
      if !attributes.isEmpty {
        for found in attributes.values { input.blank(found.offsets) }
        raw = parseBytes()
        attach(attributes, to: &raw)
      }
    }
    return place(raw)
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

  private func parseBytes() -> [RawNode] {
    input.bytes.withUnsafeBufferPointer(Converter.nodes)
  }

  /// Blanking braces changes no block, so a heading is known again by the place where it begins.
  private func attach(_ attributes: [Int: HeadingAttributesReader.Found], to raw: inout [RawNode]) {
    for index in raw.indices {
      guard case .heading(let level, _) = raw[index].kind else { continue }
      let start = input.offset(line: raw[index].startLine, column: raw[index].startColumn)
      guard let found = attributes[start] else { continue }
      raw[index].kind = .heading(level: level, attributes: found.attributes)
    }
  }

  private func place(_ raw: [RawNode]) -> [Node] {
    var places = BlockPlacer(input: input, raw: raw).place()
    InlinePlacer(input: input, raw: raw).place(&places)
    return raw.indices.map { index in
      Node(
        id: index, kind: raw[index].kind, range: places[index].map(input.range),
        parent: raw[index].parent, end: raw[index].end)
    }
  }
}
