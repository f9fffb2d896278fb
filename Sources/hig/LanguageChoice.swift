import ArgumentParser
import RuleGraph
import SearchIndex

/// Chooses the language of an answer: the one asked for by an option or a filter of the query, otherwise that of the
/// query's script, otherwise that of the environment, otherwise the first of the site.
struct LanguageChoice {
  let languages: [Language]
  var asked: String?
  /// What a variable of the environment says.
  var variable = Environment.value

  /// - Throws: `ValidationError` when the language asked for is not one of the site's.
  func code(for query: String) throws -> String {
    if let asked {
      let isWord = !asked.contains { $0.isWhitespace || $0 == ":" }
      let code = code(ofLocale: asked) ?? (isWord ? ofFilter("lang:\(asked)") : nil) ?? asked
      try Self.expect(code, among: languages.map(\.code))
      return code
    }
    return ofFilter(query) ?? ofScript(query).first ?? ofEnvironment ?? languages.first?.code ?? ""
  }

  /// - Throws: `ValidationError` for a code that is not a language of the site.
  static func expect(_ code: String, among known: [String]) throws {
    guard !known.contains(code) else { return }
    throw ValidationError(
      "There is no language '\(code)'; the site has \(known.joined(separator: ", ")).")
  }

  /// `lang:en` in a query asks for what the option does; one that names several languages, or none, chooses none.
  private func ofFilter(_ query: String) -> String? {
    let known = languages.map { (code: $0.code, name: $0.name) }
    let named = Set(SearchReader.languages(askedIn: query, among: known))
    return named.count == 1 ? named.first : nil
  }

  /// Latin letters decide nothing, because API names are written in them in every language.
  private func ofScript(_ query: String) -> [String] {
    let written = query.unicodeScalars.compactMap { WritingSystem(letter: $0.value) }
      .filter { $0 != .latin }
    if written.isEmpty { return [] }
    return languages.filter { language in
      WritingSystem.systems(of: language.script).contains(where: written.contains)
    }.map(\.code)
  }

  /// The first language of the environment that the site has.
  private var ofEnvironment: String? {
    locales.lazy.compactMap(code(ofLocale:)).first
  }

  /// `LANGUAGE` is a list, and counts only when a language is set at all; of the other variables the first that is set
  /// decides alone.
  private var locales: [String] {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap(variable).first { !$0.isEmpty }
    if let set, ["C", "POSIX"].contains(set) { return [] }
    let list = variable("LANGUAGE")?.split(separator: ":").map(String.init) ?? []
    return list + [set].compactMap(\.self)
  }

  /// `pt_BR.UTF-8` is `pt-BR`, else `pt`, else whatever Portuguese there is.
  private func code(ofLocale locale: String) -> String? {
    let tag = locale.prefix { !".@".contains($0) }.replacing("_", with: "-").lowercased()
    let main = tag.prefix { $0 != "-" }
    let codes = languages.map(\.code)
    return codes.first { $0.lowercased() == tag } ?? codes.first { $0.lowercased() == main }
      ?? codes.first { !main.isEmpty && $0.lowercased().hasPrefix("\(main)-") }
  }
}
