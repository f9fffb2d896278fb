extension Substring {
  /// Whether a line that is in no block can only define what a link refers to: `[name]: address`, also in a quote.
  var isReferenceDefinition: Bool { textBehindName?.isEmpty == false }

  /// What stands behind the colon of a line that begins with `[name]:`, also in a quote; `nil` for any other line.
  var textBehindName: Substring? {
    let text = utf8.drop { " >\t".utf8.contains($0) }
    guard text.first == UInt8(ascii: "[") else { return nil }
    var rest = text.dropFirst()
    while let next = rest.first, next != UInt8(ascii: "]") {
      rest = rest.dropFirst(next == UInt8(ascii: "\\") ? 2 : 1)
    }
    rest = rest.dropFirst()
    return rest.first == UInt8(ascii: ":") ? Substring(rest.dropFirst()) : nil
  }
}
