/// What a query finds, and what is shown beside it.
public struct SearchAnswer: Hashable, Sendable {
  /// The best rules first, no more than were asked for.
  public let hits: [Hit]
  /// How many rules answer.
  public let total: Int
  /// For each field the values of these rules, with counts; the counts are of all rules when none answers.
  public let facets: [Facet]
  /// The filters of the query's text and options as they were understood.
  public let filters: [AppliedFilter]
  /// Other queries to try.
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
    /// How many rules have it, regardless of the filters on its field.
    public let count: Int
  }
}

/// A filter and what it was taken to mean.
public struct AppliedFilter: Hashable, Sendable {
  /// `component`, `kind`, `edition`, `platform`, `lang` or `api`; a mistyped field as typed, which no rule passes.
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
