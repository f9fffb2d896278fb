extension Substring {
  /// Whether a line that is in no block can only define what a link refers to: `[name]: address`, also in a quote.
  var isReferenceDefinition: Bool {
    let text = utf8.drop { " >\t".utf8.contains($0) }
    guard text.first == UInt8(ascii: "["), let end = text.firstIndex(of: UInt8(ascii: "]")) else {
      return false
    }
    let after = text[end...].dropFirst()
    return after.first == UInt8(ascii: ":") && after.count > 1
  }
}
