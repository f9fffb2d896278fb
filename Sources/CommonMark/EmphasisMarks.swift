/// Chooses the marks of emphasis, so that they are read as what they stand for.
///
/// A star wherever it can be, for a particle may follow in Korean, where an underscore would be none.
struct EmphasisMarks {
  private let document: Document
  /// The marks of the emphasis that is open.
  private var open: [Character] = []
  private var last: (node: Node, mark: Character)?

  init(_ document: Document) { self.document = document }

  /// What emphasis begins with.
  mutating func begin(_ node: Node) -> String {
    let isStuck =
      standsBehind(node) || open.last == "*" && runsTogether(node) || makesWay(node)
    let mark: Character = isStuck ? "_" : "*"
    open.append(mark)
    return Self.marks(mark, node)
  }

  /// What the emphasis that began last ends with.
  mutating func end(_ node: Node) -> String {
    guard let mark = open.popLast() else { return "" }
    last = (node, mark)
    return Self.marks(mark, node)
  }

  private static func marks(_ mark: Character, _ node: Node) -> String {
    String(repeating: mark, count: node.kind == .strong ? 2 : 1)
  }

  /// Whether the stars would be read otherwise than with those of the emphasis around.
  ///
  /// `**` and `*` can stand side by side, but for what is strong and emphasised as a whole: `***` begins with emphasis.
  private func runsTogether(_ node: Node) -> Bool {
    guard let parent = document.parent(of: node.id) else { return false }
    let (begins, ends) = (parent.id + 1 == node.id, parent.end == node.end)
    let isStrong = node.kind == .strong
    return (begins || ends) && (isStrong == (parent.kind == .strong) || begins && ends && !isStrong)
  }

  /// Whether the stars would be read otherwise than behind those of the emphasis before.
  private func standsBehind(_ node: Node) -> Bool {
    guard let last, last.mark == "*", isBehind(last.node, node) else { return false }
    return meet(last.node, node)
  }

  /// Whether the emphasis right behind would be read otherwise behind stars and can have nothing else, as a letter follows.
  private func makesWay(_ node: Node) -> Bool {
    guard open.last != "_", let next = behind(node), next.kind == .emphasis || next.kind == .strong,
      meet(node, next), let text = behind(next),
      scalars(of: text.id, in: node.parent).first.map(Self.isLetter) ?? false
    else { return false }
    // An underscore behind a letter or another one would be none.
    let before = scalars(of: node.id - 1, in: node.parent).last.map(Self.isLetter) ?? false
    let isBehindLine = last.map { $0.mark == "_" && isBehind($0.node, node) } ?? false
    return !before && !isBehindLine
  }

  /// Whether the stars of two would be read otherwise: two stars and one can only be told apart between letters.
  private func meet(_ node: Node, _ next: Node) -> Bool {
    let beside = [
      scalars(of: node.end - 1, in: node.id).last, scalars(of: next.id + 1, in: next.id).first,
    ]
    let letters = beside.filter { $0?.properties.isAlphabetic == true }
    return node.kind == next.kind || letters.count < 2
  }

  private func isBehind(_ node: Node, _ next: Node) -> Bool {
    node.end == next.id && node.parent == next.parent
  }

  private func behind(_ node: Node) -> Node? {
    guard document.nodes.indices.contains(node.end) else { return nil }
    let next = document[node.end]
    return isBehind(node, next) ? next : nil
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  private func scalars(of text: Node.ID, in parent: Node.ID?) -> String.UnicodeScalarView {
    let isText = document[text].kind == .text && document[text].parent == parent
    return isText ? document.literal(of: text).unicodeScalars : "".unicodeScalars
  }
}
