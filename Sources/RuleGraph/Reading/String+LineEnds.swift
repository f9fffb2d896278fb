extension String {
  /// The same with one line end in place of each, whichever it is.
  package func withLineEnds(_ end: String) -> String {
    split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
      .joined(separator: end)
  }
}
