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
    let isStuck = standsBehind(node) || open.last == "*" && runsTogether(node)
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

  /// Whether the stars would be read otherwise than behind those of the emphasis before: two stars and one can only be told
  /// apart between letters.
  private func standsBehind(_ node: Node) -> Bool {
    guard let last, last.node.end == node.id, last.mark == "*", last.node.parent == node.parent
    else { return false }
    let letters = [
      scalars(of: last.node.end - 1, in: last.node).last, scalars(of: node.id + 1, in: node).first,
    ].filter { $0?.properties.isAlphabetic == true }
    return last.node.kind == node.kind || letters.count < 2
  }

  private func scalars(of text: Node.ID, in parent: Node) -> String.UnicodeScalarView {
    let isText = document[text].kind == .text && document[text].parent == parent.id
    return isText ? document.literal(of: text).unicodeScalars : "".unicodeScalars
  }
}
