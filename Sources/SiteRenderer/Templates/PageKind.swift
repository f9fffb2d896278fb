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
}
