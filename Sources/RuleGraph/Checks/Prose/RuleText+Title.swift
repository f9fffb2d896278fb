import CommonMark

extension RuleText {
  /// Where the words of the title stand, without marks and attributes.
  var titleLocation: SourceLocation {
    guard let heading = passage.heading else { return location }
    let words = passage.document.children(of: heading).compactMap { passage.document.range(of: $0) }
    guard let first = words.first, let last = words.last else { return location }
    return SourceLocation(path: location.path, range: first.lowerBound..<last.upperBound)
  }
}
