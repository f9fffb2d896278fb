/// The languages of the content, which are the names of files, by what tools call them.
struct ExchangeLanguages {
  let codes: [String]

  /// What came back, with the content's own codes.
  ///
  /// - Throws: `ExchangeReader.Fault` for a language that the content does not have.
  func known(_ file: ReturnedFile) throws(ExchangeReader.Fault) -> ReturnedFile {
    let source = try code(file.source, of: "source-language", file.line)
    let target = try code(file.target, of: "target-language", file.line)
    guard source != target else {
      throw ExchangeReader.Fault(
        line: file.line, problem: "source-language and target-language are the same")
    }
    return ReturnedFile(source: source, target: target, line: file.line, units: file.units)
  }

  private func code(
    _ tag: String, of attribute: String, _ line: Int
  ) throws(ExchangeReader.Fault) -> String {
    if let code = code(of: tag) { return code }
    throw ExchangeReader.Fault(
      line: line,
      problem: tag.isEmpty
        ? "<file> has no \(attribute)"
        : "there is no language '\(tag)'; the site has \(codes.joined(separator: ", "))")
  }

  /// The one that is written like this, otherwise the one that differs only in case, otherwise the only one that fits.
  private func code(of tag: String) -> String? {
    if let own = codes.first(where: { $0 == tag }) { return own }
    guard let subtags = LanguageSubtags(tag) else { return nil }
    let known = codes.compactMap { code in LanguageSubtags(code).map { (code, $0) } }
    let same = known.filter { $0.1 == subtags }
    let fitting = same.isEmpty ? known.filter { $0.1.fits(subtags) } : same
    return fitting.count == 1 ? fitting[0].0 : nil
  }
}

/// The parts of a BCP 47 tag; neither case nor `_` for `-`, which tools write, makes it another.
struct LanguageSubtags: Equatable {
  private let all: [String]

  /// - Returns: `nil` for what is no such tag.
  init?(_ tag: String) {
    all = tag.split(omittingEmptySubsequences: false) { "-_".contains($0) }
      .map { $0.lowercased() }
    let isTag =
      tag.utf8.allSatisfy { $0 < 0x80 }
      && all.allSatisfy { part in
        (1...8).contains(part.count) && part.allSatisfy { $0.isLetter || $0.isNumber }
      }
    guard isTag else { return nil }
  }

  /// Whether two tags are of two languages; what is no tag says nothing.
  static func differ(_ tag: String, _ other: String) -> Bool {
    guard let own = LanguageSubtags(tag), let other = LanguageSubtags(other) else { return false }
    return !own.fits(other)
  }

  /// Whether both are of one language, and not of two scripts or two regions.
  func fits(_ other: LanguageSubtags) -> Bool {
    all.first == other.all.first && Self.agree(script, other.script)
      && Self.agree(region, other.region)
  }

  /// What only one of two says is no difference.
  private static func agree(_ one: String?, _ other: String?) -> Bool {
    one == nil || other == nil || one == other
  }

  private var script: String? {
    inner.first { $0.count == 4 && $0.allSatisfy(\.isLetter) }
  }

  private var region: String? {
    inner.first { part in
      part.count == 2 && part.allSatisfy(\.isLetter)
        || part.count == 3 && part.allSatisfy(\.isNumber)
    }
  }

  /// Those between the language and what a letter or digit alone begins, an extension.
  private var inner: some Sequence<String> {
    all.dropFirst().prefix { $0.count > 1 }
  }
}
