/// What a reference was meant to name.
package enum ReferenceTarget: Hashable, Sendable {
  case component
  case rule(page: String)
  case ruleOrComponent(page: String)
  case api
  case edition
  case source
  case table
  case language
  case symbol
  /// A page file, from the folder of the page that links.
  case page
  /// An id on a page.
  case anchor(page: String)
  /// A page in a language other than the linking page's.
  case pageInOtherLanguage(expected: String)
  /// A figure.
  case file
  /// A file that exists but that no site carries.
  case otherFile
}
