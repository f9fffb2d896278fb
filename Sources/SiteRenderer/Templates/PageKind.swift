/// The kinds of pages, each with a template of its name.
enum PageKind: String, CaseIterable, Sendable {
  /// The page at the root that lets people choose a language.
  case welcome
  case home
  case component
  case symbol
  case symbols
  case glossary
  case editions

  /// What the template of this kind shows.
  var view: any View.Type {
    switch self {
    case .welcome: WelcomeView.self
    case .home: FramedView<HomeView>.self
    case .component: FramedView<ComponentView>.self
    case .symbol: FramedView<SymbolView>.self
    case .symbols: FramedView<SymbolsView>.self
    case .glossary: FramedView<GlossaryView>.self
    case .editions: FramedView<EditionsView>.self
    }
  }
}
