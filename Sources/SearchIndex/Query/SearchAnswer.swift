/// What a query finds, and what stands beside it.
public struct SearchAnswer: Hashable, Sendable {
  /// The best rules first, no more than were asked for.
  public let hits: [Hit]
  /// How many rules answer.
  public let total: Int
  /// What values how many of them have; of all rules when none answers.
  public let facets: [Facet]
  /// The filters of the query's text and options as they were understood.
  public let filters: [AppliedFilter]
  /// What else to look for.
  public let suggestions: [SearchSuggestion]
  /// The pages that the query names, to be offered before all rules.
  public let pages: [NamedPage]
}

/// The values of one field among the rules that answer.
public struct Facet: Hashable, Sendable {
  /// `component`, `kind`, `edition`, `platform`, `lang` or `api`.
  public let field: String
  /// The most frequent first.
  public let values: [Value]

  /// One value, as a filter takes it.
  public struct Value: Hashable, Sendable {
    /// The id or name.
    public let value: String
    /// What readers of the index's language call it, where the index knows.
    public let title: String
    /// How many rules have it, whatever the other filters of its field.
    public let count: Int
  }
}

/// A filter and what it was taken for.
public struct AppliedFilter: Hashable, Sendable {
  /// `component`, `kind`, `edition`, `platform`, `lang` or `api`; a mistyped one as typed, which nothing passes.
  public let field: String
  /// As typed.
  public let value: String
  /// The ids or names that it means; none when it is unknown.
  public let names: [String]
}

/// Another query that finds something.
public struct SearchSuggestion: Hashable, Sendable {
  /// Why it is offered.
  public enum Kind: String, Hashable, Sendable {
    /// What the query was read as.
    case corrected
    /// The same without filters, which leave nothing, or nothing that has all words.
    case unfiltered
    /// The same without a word, where no rule has all.
    case without
    /// The nearest name, where no rule has anything.
    case nearest
  }

  /// Why it is offered.
  public let kind: Kind
  /// The other query.
  public let query: String
  /// How many rules it finds; 0 where that was not counted.
  public let count: Int
}
