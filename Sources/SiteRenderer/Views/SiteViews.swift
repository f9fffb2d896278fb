/// What surrounds the main part of every page.
struct ChromeView: View {
  let lang: String
  let title: String
  let description: String?
  /// The path to the root of the site, empty or ending in a slash.
  let base: String
  /// The path to the language's folder.
  let root: String
  let siteTitle: String
  let languages: [LanguageLinkView]
  let navigation: [NavigationView]
  let kinds: [KindView]
}

/// The same page in a language.
struct LanguageLinkView: View {
  let code: String
  let name: String
  let url: String
  let isCurrent: Bool
}

struct NavigationView: View {
  let url: String
  let label: String
  let isCurrent: Bool
}

/// The page at the root.
struct WelcomeView: View {
  let lang: String
  let title: String
  let languages: [WelcomeLanguageView]
}

struct WelcomeLanguageView: View {
  let code: String
  let name: String
  let url: String
  let summary: String?
}

struct HomeView: View {
  let title: PhraseView
  let summary: PhraseView?
  let facts: [String]
  let groups: [GroupView]
  let editions: [EditionLinkView]
}

struct GroupView: View {
  let id: String
  let title: PhraseView
  let components: [ComponentCardView]
}

struct ComponentCardView: View {
  let url: String
  let title: PhraseView
  let otherNames: [PhraseView]
  let summary: PhraseView?
  let rules: String
  let parts: [LinkView]
}

struct EditionLinkView: View {
  let url: String
  let title: PhraseView
  let date: String
  let summary: PhraseView?
  let rules: String
}
