/// Names findings so that they are known again after other lines moved them.
package struct Fingerprints: Sendable {
  private let texts: [String: SourceText]

  /// - Parameter texts: the files by printed path, for the lines that the findings are on.
  package init(texts: [String: SourceText]) {
    self.texts = texts
  }

  /// A fingerprint for each finding: 16 hexadecimal digits of what is said of which line, a colon, and which of its
  /// like it is, from 1.
  package func of(_ diagnostics: [Diagnostic]) -> [String] {
    var counts: [UInt64: Int] = [:]
    return diagnostics.map { diagnostic in
      let hash = hash(diagnostic)
      counts[hash, default: 0] += 1
      let digits = String(hash, radix: 16)
      let padding = String(repeating: "0", count: 16 - digits.count)
      return "\(padding)\(digits):\(counts[hash] ?? 1)"
    }
  }

  /// Whether a word is a fingerprint.
  static func isOne(_ word: Substring) -> Bool {
    word.wholeMatch(of: /[0-9a-f]{16}:[1-9][0-9]*/) != nil
  }

  private func hash(_ diagnostic: Diagnostic) -> UInt64 {
    let line = texts[diagnostic.location.path]?.line(diagnostic.location.line) ?? ""
    let parts = [
      diagnostic.check, diagnostic.location.path, diagnostic.summary, String(line.trimmed),
    ]
    // FNV-1a: the same on every machine and in every run, which Hasher is not.
    return parts.joined(separator: "\u{0}").utf8.reduce(0xcbf2_9ce4_8422_2325) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
  }
}
