extension PageHeading {
  /// The fix-it that gives it attributes, which end its line.
  ///
  /// - Returns: none for a title with a line below it: behind that they would be text, and it no heading.
  func insertion(of attributes: String) -> [FixIt] {
    location.lines.count == 1 ? [FixIt(inserting: " \(attributes)", behind: location)] : []
  }
}

extension FixIt {
  /// Puts a text behind what stands at a place.
  init(inserting text: String, behind place: SourceLocation) {
    let end = place.range.upperBound
    self.init(
      location: SourceLocation(path: place.path, range: end..<end), replacement: text)
  }
}
