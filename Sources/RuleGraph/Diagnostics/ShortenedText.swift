extension String {
  /// The text, or, if it has more bytes, its beginning and an ellipsis: a word of a file may be as long as the file.
  func shortened(to bytes: Int) -> String {
    guard utf8.count > bytes else { return self }
    // Between scalars, for a letter may have millions of marks.
    let end = utf8.index(startIndex, offsetBy: bytes)
    return String(unicodeScalars[..<end]) + "…"
  }
}
