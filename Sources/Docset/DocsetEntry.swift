/// A name that Dash or Zeal offers, and where it leads.
package struct DocsetEntry: Hashable, Sendable {
  package let name: String
  package let type: EntryType
  /// Below the folder of documents, with an anchor.
  package let path: String

  /// Of the types that Dash knows those that a guide has.
  package enum EntryType: String, Sendable {
    case `class` = "Class"
    case constant = "Constant"
    case `enum` = "Enum"
    case entry = "Entry"
    case guide = "Guide"
    case method = "Method"
    case module = "Module"
    case property = "Property"
    case `protocol` = "Protocol"
    case section = "Section"
    case `struct` = "Struct"
    case word = "Word"
  }
}
