import CommonMark

extension String {
  /// The text as XML has it between tags and between double quotes; a carriage return too, which XML reads as a line feed.
  package var xmlEscaped: String {
    var xml = HTMLText()
    xml.append(text: self)
    let pieces = xml.text.unicodeScalars.split(separator: "\r", omittingEmptySubsequences: false)
    return pieces.map { String($0) }.joined(separator: "&#13;")
  }
}
