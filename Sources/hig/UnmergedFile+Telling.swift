import RuleGraph

extension CheckedContent {
  /// Says that what is shown may hold both sides of a merge, or lack what stands beside them.
  func tellUnmerged() {
    for file in unmergedFiles.values.sorted(by: { $0.location < $1.location }) {
      Console.talk("hig: \(file)")
    }
  }
}
