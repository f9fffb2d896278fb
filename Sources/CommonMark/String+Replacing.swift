extension String {
  /// The text with others in place of some of its bytes, made from its start to its end.
  ///
  /// - Parameters:
  ///   - edits: in any order. Of those at one place the last stands first; one that begins within another is left out.
  ///   - stretch: of the text what is wanted; all of it when `nil`.
  package func replacing(
    _ edits: [(range: Range<Int>, text: String)], in stretch: Range<Int>? = nil
  ) -> String {
    let sorted = edits.reversed().sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    return withBytes { bytes in
      let stretch = stretch ?? bytes.indices
      var (result, place) = ([UInt8](), stretch.lowerBound)
      result.reserveCapacity(stretch.count)
      for (range, text) in sorted
      where place <= range.lowerBound && range.upperBound <= stretch.upperBound {
        result += bytes[place..<range.lowerBound]
        result.append(utf8: text)
        place = range.upperBound
      }
      result += bytes[place..<stretch.upperBound]
      return String(decoding: result, as: UTF8.self)
    }
  }
}
