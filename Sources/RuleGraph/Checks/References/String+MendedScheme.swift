import Korean

extension String {
  /// An address with the scheme that was meant; `nil` where it has one, or none.
  var withMendedScheme: String? {
    guard let colon = firstIndex(of: ":") else { return nil }
    let (scheme, rest) = (self[..<colon], self[index(after: colon)...])
    guard !scheme.isEmpty, scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) else {
      return nil
    }
    let letters = Array(scheme.lowercased())
    let meant = Self.known.first { scheme in
      let known = Array(scheme)
      return known == letters || editDistance(known, letters, limit: 1) != nil
    }
    guard let meant else { return nil }
    let isKnown = Self.known.contains(scheme.lowercased())
    guard meant != "mailto" else { return isKnown ? nil : "mailto:\(rest)" }
    if isKnown, rest.hasPrefix("//") { return nil }
    let server = rest.drop { $0 == "/" }
    return "\(isKnown ? scheme.lowercased() : meant)://\(server)"
  }

  private static let known = ["https", "http", "mailto"]
}
