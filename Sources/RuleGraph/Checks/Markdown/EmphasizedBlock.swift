import CommonMark

/// A block with dropped emphasis as it is written in its file, and what libcmark makes of it.
///
/// It is parsed once, however many mends are compared with it.
struct EmphasizedBlock {
  let reading: EmphasisReading
  private let offsets: Range<Int>
  private let bytes: ArraySlice<UInt8>

  /// - Parameter bytes: of the file.
  init(_ offsets: Range<Int>, of bytes: [UInt8]) {
    self.offsets = offsets
    self.bytes = bytes[offsets]
    reading = EmphasisReading(of: String(decoding: bytes[offsets], as: UTF8.self))
  }

  /// The block with another text at a place in the file; `nil` when the place is not all in the block.
  func text(replacing range: Range<Int>, with replacement: String) -> String? {
    guard offsets.lowerBound <= range.lowerBound, range.upperBound <= offsets.upperBound else {
      return nil
    }
    let before = bytes[..<range.lowerBound]
    let after = bytes[range.upperBound...]
    return String(decoding: before + replacement.utf8 + after, as: UTF8.self)
  }
}

/// What a text says, and how much of it is emphasized.
struct EmphasisReading {
  let emphasisCount: Int
  /// How much of it is within emphasis of its own kind.
  let nestedCount: Int
  private let text: [UInt8]

  init(of markdown: String) {
    let document = Document(parsing: markdown, as: .commonMark)
    emphasisCount = document.nodes.count { $0.kind == .emphasis || $0.kind == .strong }
    nestedCount = document.nodes.count { Self.isNested($0, in: document) }
    text = Array(PlainText(document).render(0).utf8)
  }

  private static func isNested(_ node: Node, in document: Document) -> Bool {
    guard node.kind == .emphasis || node.kind == .strong else { return false }
    var ancestor = document.parent(of: node.id)
    while let current = ancestor, !current.kind.isBlock {
      if current.kind == node.kind { return true }
      ancestor = document.parent(of: current.id)
    }
    return false
  }

  func count(of mark: UInt8) -> Int {
    text.count { $0 == mark }
  }

  /// Whether two texts are the same but for their marks.
  func hasSameText(as other: EmphasisReading, without mark: UInt8) -> Bool {
    text.lazy.filter { $0 != mark }.elementsEqual(other.text.lazy.filter { $0 != mark })
  }
}
