/// The files that give the site its looks and its words, in memory.
package struct Templates: Equatable, Sendable {
  /// Mustache texts by name: `pages/home.mustache` is `home`, `partials/rule.mustache` is `rule`.
  package var pages: [String: String]
  package var partials: [String: String]
  /// Texts by language code and key: `strings/en.yml` holds `section.key` as a key in a section.
  package var strings: [String: [String: String]]
  /// Files that are copied as they are, by path below `assets/`.
  package var assets: [String: [UInt8]]

  package init(
    pages: [String: String], partials: [String: String] = [:],
    strings: [String: [String: String]] = [:], assets: [String: [UInt8]] = [:]
  ) {
    self.pages = pages
    self.partials = partials
    self.strings = strings
    self.assets = assets
  }
}

/// Why templates cannot be used.
package enum TemplateError: Error, Equatable, CustomStringConvertible {
  case missingFolder(String)
  case unreadable(String, reason: String)
  case strings(path: String, line: Int, problem: String)
  case invalid(name: String, problem: String)
  case nameRepeated(String)
  case missingPage(String)
  /// A tag that would print text unescaped.
  case unescaped(name: String, tag: String)

  package var description: String {
    switch self {
    case .missingFolder(let path): "no template folder '\(path)'"
    case .unreadable(let path, let reason): "cannot read '\(path)': \(reason)"
    case .strings(let path, let line, let problem): "\(path):\(line): \(problem)"
    case .invalid(let name, let problem): "template '\(name)' is not valid Mustache: \(problem)"
    case .nameRepeated(let name): "two templates have the name '\(name)'"
    case .missingPage(let name): "no template 'pages/\(name).mustache'"
    case .unescaped(let name, let tag):
      "template '\(name)' prints '\(tag)' unescaped; write {{{html(…)}}}, which takes only markup"
    }
  }
}
