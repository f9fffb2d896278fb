/// The kinds of pages, each with a template of its name.
enum PageKind: String, CaseIterable, Sendable {
  /// The page at the root that lets people choose a language.
  case welcome
  /// The page for addresses that lead nowhere.
  case notFound = "not-found"
  case home
  case component
  /// What became of the rules of a component that no longer exists.
  case former
  case parallel
  case relations
  case symbol
  case symbols
  case glossary
  case editions
  case edition
  case rules
  case checks
  case check

  /// How many bytes are made room for: most such pages need not grow then.
  var capacity: Int {
    switch self {
    case .component, .parallel, .rules: 65_536
    case .relations, .edition: 32_768
    default: 16_384
    }
  }

  /// The style sheet beside the one that all pages share.
  var sheet: String {
    switch self {
    case .component: "rules"
    case .parallel: "parallel"
    case .home, .welcome: "home"
    case .edition, .editions, .rules, .former: "lists"
    case .relations: "relations"
    default: "reference"
    }
  }

  /// What the template of this kind shows.
  var view: any View.Type {
    switch self {
    case .welcome: WelcomeView.self
    case .notFound: NotFoundView.self
    case .home: FramedView<HomeView>.self
    case .component: FramedView<ComponentView>.self
    case .former: FramedView<FormerPageView>.self
    case .parallel: FramedView<ParallelView>.self
    case .relations: FramedView<RelationsView>.self
    case .symbol: FramedView<SymbolView>.self
    case .symbols: FramedView<SymbolsView>.self
    case .glossary: FramedView<GlossaryView>.self
    case .editions: FramedView<EditionsView>.self
    case .edition: FramedView<EditionView>.self
    case .rules: FramedView<RulesView>.self
    case .checks: FramedView<ChecksView>.self
    case .check: FramedView<CheckView>.self
    }
  }
}
