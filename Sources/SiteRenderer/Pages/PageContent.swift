/// The main part of a page, before its surroundings are known.
struct PageContent {
  /// `nil` for a page that bears the site's title alone.
  let title: String?
  /// One sentence for search engines; empty for none.
  let description: String
  let fields: Fields
}
