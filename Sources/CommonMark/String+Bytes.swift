extension String {
  /// Calls the body with the text as UTF-8.
  ///
  /// Unlike `withUTF8` it needs no variable, so that the text is not counted as used once more: pages are made of
  /// millions of short texts. Public so that it can be inlined in other modules: without, each call asks for the type of
  /// the result, which takes longer than to look at a short text.
  @inlinable
  public func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = self
    return copy.withUTF8(body)
  }
}

extension [UInt8] {
  /// Appends a text as UTF-8.
  package mutating func append(utf8 text: String) {
    text.withBytes { append(contentsOf: $0) }
  }
}
