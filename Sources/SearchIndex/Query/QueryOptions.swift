/// Where to look, and how far.
public struct QueryOptions: Hashable, Sendable {
  /// The code of the language whose index is read.
  public var language: String
  /// The most hits that are returned.
  public var limit: Int
  /// What the rules must be.
  public var filters: QueryFilters

  /// Makes options; without filters every rule may be found.
  public init(language: String, limit: Int = 20, filters: QueryFilters = QueryFilters()) {
    self.language = language
    self.limit = limit
    self.filters = filters
  }
}

/// What a rule must be to be found at all; `nil` asks nothing.
public struct QueryFilters: Hashable, Sendable {
  /// The id of a component; the rules of its parts count as its own.
  public var component: String?
  /// `do`, `avoid`, `consider` or `fact`.
  public var kind: String?
  /// The id of an edition in which the rule must hold.
  public var edition: String?
  /// An API name, in any spelling, that the rule must govern.
  public var api: String?

  /// Makes filters; an id that nothing has finds nothing.
  public init(
    component: String? = nil, kind: String? = nil, edition: String? = nil, api: String? = nil
  ) {
    self.component = component
    self.kind = kind
    self.edition = edition
    self.api = api
  }
}
