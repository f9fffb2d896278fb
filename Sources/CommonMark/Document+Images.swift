extension Document {
  /// The images of a paragraph that holds nothing but them and blanks; `nil` for any other paragraph.
  ///
  /// It does not matter on how many lines they stand: joining lines changes nothing.
  package func images(aloneIn paragraph: Node.ID) -> [Node.ID]? {
    var images: [Node.ID] = []
    for child in children(of: paragraph) {
      switch nodes[child].kind {
      case .image: images.append(child)
      case .softBreak, .lineBreak: continue
      case .text:
        let isBlank = literal(of: child, satisfies: { $0.allSatisfy { $0 == UInt8(ascii: " ") } })
        guard isBlank else { return nil }
      default: return nil
      }
    }
    return images.isEmpty ? nil : images
  }
}
