import RuleGraph

/// The files that give the site its looks and its words, in memory.
package struct Templates: Equatable, Sendable {
  /// Mustache texts by name: `pages/home.mustache` is `home`, `partials/rule.mustache` is `rule`.
  package var pages: [String: String]
  package var partials: [String: String]
  /// Texts by language code and key: `strings/en.yml` holds `section.key` as a key in a section.
  package var strings: [String: [String: String]] = [:]
  /// The files of these texts as they are, by language code.
  package var written: [String: String] = [:]
  /// Files that are passed over though they stand where templates or texts do.
  package var unread: [UnreadTemplate] = []
  /// Files that are written as they are, by path below `assets/`; of a script in several files, all of these together.
  package var assets: [String: [UInt8]] = [:]
  /// Where they were read from, as faults in them are told.
  package var folder = "Templates"

  package init(pages: [String: String], partials: [String: String] = [:]) {
    self.pages = pages
    self.partials = partials
  }

  /// Pages and partials by name.
  var texts: [String: String] {
    pages.merging(partials) { page, _ in page }
  }

  /// A page or partial as a file.
  func source(of template: String) -> SourceText {
    let page = pages[template]
    return SourceText(
      path: "\(folder)/\(page == nil ? "partials" : "pages")/\(template).mustache",
      text: page ?? partials[template] ?? "")
  }
}

/// A file that its writer expects to be read, judging by the end of its name.
package struct UnreadTemplate: Equatable, Sendable {
  /// Below the folder of templates.
  let path: String
  /// How the names of files end that are read there.
  let ending: String
}

/// Why templates cannot be used.
package enum TemplateError: Error, Equatable, CustomStringConvertible {
  case missingFolder(String)
  case unreadable(String, reason: String)
  /// A page and a partial of one name.
  case nameRepeated(String)
  /// None of the site's languages has a file of texts; by the path of the first one's.
  case missingTexts(String)
  /// By path.
  case missingPage(String)
  /// What is wrong in a file, line by line as it is printed: place, words, source line and caret; and how much it is.
  case faulty([String], count: Int = 1)

  /// What is printed: what has a place says itself that it is an error.
  package func message(after lead: String) -> String {
    if case .faulty = self { return description }
    return lead + description
  }

  package var description: String {
    switch self {
    case .missingFolder(let path): "no template folder '\(path)'"
    case .unreadable(let path, let reason): "cannot read '\(path)': \(reason)"
    case .nameRepeated(let name): "a page and a partial have the name '\(name)'"
    case .missingTexts(let path): "no texts of the site's own: no file '\(path)'"
    case .missingPage(let path): "no template '\(path)'"
    case .faulty(let lines, _): lines.joined(separator: "\n")
    }
  }
}
