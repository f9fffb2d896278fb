/// Words that came and went, as `git diff --word-diff` marks them: to be told without colors, too.
extension TerminalStyle {
  func removed(_ words: String) -> String {
    paint("[-\(words)-]", .red)
  }

  func added(_ words: String) -> String {
    paint("{+\(words)+}", .green)
  }
}
