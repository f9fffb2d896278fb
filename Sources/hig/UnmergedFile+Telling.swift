import RuleGraph

extension CheckedContent {
  /// Says that what is shown may hold both sides of a merge, or lack what stands beside them.
  func tellUnmerged() {
    for words in unmergedWords { Console.talk("hig: \(words)") }
  }

  var unmergedWords: [String] {
    unmergedFiles.values.sorted { $0.location < $1.location }.map(\.description)
  }
}
