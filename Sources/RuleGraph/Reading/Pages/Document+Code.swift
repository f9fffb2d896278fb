import CommonMark

extension Document {
  /// Puts zeros in place of the code and the comments of a block, in which nothing is a mark.
  ///
  /// - Parameter start: where the bytes begin in the file.
  func hideCode(of block: Node.ID, in bytes: inout [UInt8], from start: Int) {
    for node in subtree(of: block) where nodes[node].kind.hidesMarks {
      for offset in nodes[node].offsets ?? 0..<0 where bytes.indices.contains(offset - start) {
        bytes[offset - start] = 0
      }
    }
  }
}

extension Node.Kind {
  fileprivate var hidesMarks: Bool {
    switch self {
    case .code, .htmlInline: true
    default: false
    }
  }
}
