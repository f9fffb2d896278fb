/// What `site.yml` says about the whole site.
public struct Site: Sendable {
  /// The name of the site.
  public let title: Localized<String>
  /// One sentence on what it holds.
  public let summary: Localized<String>?
  /// The languages in order of preference; others fall back to the first.
  public let languages: [Language]
  /// The folders of pages in reading order.
  public let groups: [Group]
  /// Where the site and its content are published.
  public let publication: Publication

  package init(
    words: (title: Localized<String>, summary: Localized<String>?),
    publication: Publication = Publication(), languages: [Language], groups: [Group]
  ) {
    self.title = words.title
    self.summary = words.summary
    self.publication = publication
    self.languages = languages
    self.groups = groups
  }

  /// The codes of the languages to look in, the wanted one first.
  public func preference(for language: String) -> [String] {
    [language] + languageCodes.filter { $0 != language }
  }

  /// The codes of the languages, in order of preference.
  package var languageCodes: [String] {
    languages.map(\.code)
  }
}

/// What `site.yml` says about how the site is published.
public struct Publication: Sendable {
  /// The address of the root of the site, with a slash at its end; `nil` where it is not known.
  public let url: String?
  /// The address below which the files of the content can be edited, without a slash at its end.
  public let repository: String?
  /// Whether every page has a Markdown file beside it.
  public let hasTwins: Bool

  package init(url: String? = nil, repository: String? = nil, hasTwins: Bool = true) {
    self.url = url
    self.repository = repository
    self.hasTwins = hasTwins
  }
}

extension Site {
  /// A folder of components.
  public struct Group: Sendable {
    /// The name of the folder.
    public let id: String
    /// The heading above its components.
    public let title: Localized<String>
    /// The components in reading order; other components of the folder follow by name.
    public let components: [String]

    package init(id: String, title: Localized<String>, components: [String]) {
      self.id = id
      self.title = title
      self.components = components
    }
  }
}
