/// How OpenSearch and Elasticsearch call what cuts the texts of a language into words.
enum LanguageAnalyzer {
  /// For a language that has none of its own.
  private static let other = "standard"

  /// By code.
  ///
  /// Those of Japanese, Korean, Polish and Ukrainian are plug-ins, which the makers of the servers give too.
  private static let names = [
    "ar": "arabic", "bg": "bulgarian", "bn": "bengali", "ca": "catalan", "ckb": "sorani",
    "cs": "czech", "da": "danish", "de": "german", "el": "greek", "en": "english",
    "es": "spanish", "et": "estonian", "eu": "basque", "fa": "persian", "fi": "finnish",
    "fr": "french", "ga": "irish", "gl": "galician", "hi": "hindi", "hu": "hungarian",
    "hy": "armenian", "id": "indonesian", "it": "italian", "ja": "kuromoji", "ko": "nori",
    "lt": "lithuanian", "lv": "latvian", "nb": "norwegian", "nl": "dutch", "nn": "norwegian",
    "no": "norwegian", "pl": "polish", "pt": "portuguese", "pt-br": "brazilian",
    "ro": "romanian", "ru": "russian", "sv": "swedish", "th": "thai", "tr": "turkish",
    "uk": "ukrainian", "zh": "cjk",
  ]

  /// - Parameter code: as in BCP 47; of `de-AT` there need only be an entry for `de`.
  static func name(for code: String) -> String {
    let code = code.lowercased()
    let language = code.prefix { $0 != "-" }
    return names[code] ?? names[String(language)] ?? other
  }
}
