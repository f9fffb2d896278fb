/// The main part of a page, before its surroundings are known.
struct PageContent {
  /// `nil` for a page that bears the site's title alone.
  let title: String?
  /// One sentence for search engines; empty for none.
  let description: String
  let fields: Fields
  /// The file below the content folder that the page is written in, where it is one.
  var source: String?
  /// What last changed on the page, in words.
  var lastChange: String?
}
