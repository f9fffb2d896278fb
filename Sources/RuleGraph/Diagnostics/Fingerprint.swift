/// Names findings so that they are recognised again after other lines moved them.
package struct Fingerprints: Sendable {
  private let texts: [String: SourceText]
  /// The beginning of paths that says where the content folder is, which may be named in many ways.
  private let lead: String

  /// - Parameters:
  ///   - texts: the files by printed path, for the lines that the findings are on.
  ///   - root: where the content folder is, as printed in front of every path; empty for none.
  package init(texts: [String: SourceText], root: String = "") {
    self.texts = texts
    lead = root.isEmpty ? "" : root + "/"
  }

  /// A fingerprint for each finding: 16 hexadecimal digits of its words and its line, a colon, and its number among
  /// equal findings, from 1.
  package func of(_ diagnostics: [Diagnostic]) -> [String] {
    var counts: [UInt64: Int] = [:]
    return diagnostics.map { diagnostic in
      let hash = hash(diagnostic)
      counts[hash, default: 0] += 1
      return "\(hash.hex(width: 16)):\(counts[hash] ?? 1)"
    }
  }

  /// Whether a word is a fingerprint.
  static func isOne(_ word: Substring) -> Bool {
    let (digits, end) = (UInt8(ascii: "0")...UInt8(ascii: "9"), word.utf8.dropFirst(16))
    let letters = UInt8(ascii: "a")...UInt8(ascii: "f")
    let number = end.dropFirst()
    return end.first == UInt8(ascii: ":") && number.allSatisfy(digits.contains)
      && number.first.map { $0 != UInt8(ascii: "0") } == true
      && word.utf8.prefix(16).allSatisfy { digits.contains($0) || letters.contains($0) }
  }

  private func hash(_ diagnostic: Diagnostic) -> UInt64 {
    let path = diagnostic.location.path
    let line = texts[path]?.line(diagnostic.location.line) ?? ""
    let inner = path.hasPrefix(lead) ? String(path.dropFirst(lead.count)) : path
    let parts = [diagnostic.check, inner, diagnostic.summary, String(line.trimmed)]
    var hash = StampHash()
    hash.add(parts.joined(separator: "\u{0}"))
    return hash.value
  }
}
