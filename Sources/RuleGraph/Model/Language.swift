/// A language of the content, as `site.yml` declares it.
public struct Language: Hashable, Sendable {
  /// The BCP 47 code, which is also the name of the page files: `en` for `en.md`.
  public let code: String
  /// The language's own name, such as `한국어`.
  public let name: String
  /// The ISO 15924 code of the script that distinguishes queries in this language from others, such as `Hang`.
  public let script: String

  package init(code: String, name: String, script: String) {
    self.code = code
    self.name = name
    self.script = script
  }
}
