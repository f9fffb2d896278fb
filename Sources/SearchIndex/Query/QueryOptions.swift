/// Where to look, and how far.
public struct QueryOptions: Hashable, Sendable {
  /// The code of the language whose index is read; a language that the site does not have leads to
  /// ``SearchIndexError/missing(path:)``.
  public var language: String
  /// The most hits that are returned.
  public var limit: Int
  /// What the rules must be.
  public var filters: QueryFilters
  /// An edition to answer as of, by id, title or year, where neither query nor filters name one: rules that did not
  /// hold then are left out.
  public var asOf: String?
  /// Whether every word is looked for as written, without endings, names or corrections.
  public var isExact: Bool
  /// Whether hits have a snippet and marks; without these a lookup loads no texts and takes a third less time.
  public var showsTexts = true
  /// Whether the values of each field are counted; a command prints none.
  public var countsFacets = true
  /// Whether the pages that the query names are found; a command in a pipe prints none, and finding them takes a
  /// twelfth of its instructions.
  public var namesPages = true

  /// Makes options; without filters every rule may be found.
  public init(
    language: String, limit: Int = 20, filters: QueryFilters = QueryFilters(),
    isExact: Bool = false
  ) {
    self.language = language
    self.limit = limit
    self.filters = filters
    self.isExact = isExact
  }
}

/// What a rule must be to be found at all: a field without a value sets no condition, and several values are alternatives.
///
/// Values are read as in a query's text: `컴포넌트:탭바` and the component 탭바 are the same.
public struct QueryFilters: Hashable, Sendable {
  /// Components by id or name; the rules of their parts count as their own.
  public var component: [String]
  /// `do`, `avoid`, `consider`, `fact`, or other names of them.
  public var kind: [String]
  /// Editions by id, title or year, in one of which the rule must hold.
  public var edition: [String]
  /// API names, in any spelling, one of which the rule must govern.
  public var api: [String]
  /// Platforms; rules that name none hold on all.
  public var platform: [String] = []
  /// The codes or names of languages that the rule's texts may be in.
  public var lang: [String] = []

  /// Makes filters; a value that no rule has finds nothing.
  public init(
    component: [String] = [], kind: [String] = [], edition: [String] = [], api: [String] = []
  ) {
    self.component = component
    self.kind = kind
    self.edition = edition
    self.api = api
  }

  var asked: [AskedFilter] {
    let values: [(FilterField, [String])] = [
      (.component, component), (.kind, kind), (.edition, edition), (.platform, platform),
      (.lang, lang), (.api, api),
    ]
    return values.flatMap { field, values in
      values.map { AskedFilter(field: field.rawValue, value: $0) }
    }
  }
}
