/// A name of an API that rules govern.
public struct Symbol: Sendable {
  /// The Swift spelling, `UITabBarItem.isEnabled`.
  public let name: String
  /// The kind of declaration.
  public let kind: SymbolKind
  /// The module that declares it.
  public let framework: String
  /// Objective-C and former spellings.
  public let aliases: [String]
  /// The system version that deprecated it, such as `iOS 13`.
  public let deprecated: String?
  /// The symbol to use instead.
  public let replacement: String?
  /// One sentence about the API.
  public let note: Localized<String>?
  /// Whether the entry states something that the source documents do not.
  public let isGeneralKnowledge: Bool
  /// Where it is written.
  public let location: SourceLocation

  package init(
    name: (text: String, kind: SymbolKind, framework: String), aliases: [String],
    status: SymbolStatus, location: SourceLocation
  ) {
    self.name = name.text
    self.kind = name.kind
    self.framework = name.framework
    self.aliases = aliases
    self.deprecated = status.deprecated
    self.replacement = status.replacement
    self.note = status.note
    self.isGeneralKnowledge = status.isGeneralKnowledge
    self.location = location
  }

  /// The part before the last dot: the name of the type that holds it.
  public var owner: String? {
    SymbolName.owner(of: name)
  }
}

/// What kind of declaration a symbol is.
public enum SymbolKind: String, CaseIterable, Sendable {
  case `class`
  case `struct`
  case `enum`
  case enumCase = "enum-case"
  case property
  case method
  case `protocol`
  case module
}

/// Whether a symbol may still be used.
package struct SymbolStatus: Sendable {
  package let deprecated: String?
  package let replacement: String?
  package let note: Localized<String>?
  package let isGeneralKnowledge: Bool
}

/// A row of a table of system items: a symbol with a name and a meaning of its own.
public struct SystemItem: Sendable {
  /// The Swift spelling of the enum case.
  public let symbol: String
  /// The id of the table it is a row of.
  public let table: String
  /// Objective-C and former spellings.
  public let aliases: [String]
  /// What the item is called.
  public let name: Localized<String>
  /// What the item does or stands for.
  public let meaning: Localized<String>
  /// Where it is written.
  public let location: SourceLocation

  package init(
    symbol: String, table: String, aliases: [String],
    words: (name: Localized<String>, meaning: Localized<String>), location: SourceLocation
  ) {
    self.symbol = symbol
    self.table = table
    self.aliases = aliases
    self.name = words.name
    self.meaning = words.meaning
    self.location = location
  }
}

/// A table of system items.
public struct SystemItemTable: Sendable {
  /// The symbol whose cases the rows are, `UIBarButtonItem.SystemItem`.
  public let id: String
  /// The component that the items are for.
  public let component: String
  /// The line above the table.
  public let caption: Localized<String>
  /// The items in the order of the documents.
  public let rows: [SystemItem]
  /// Where it is written.
  public let location: SourceLocation

  package init(
    id: String, component: String, caption: Localized<String>, rows: [SystemItem],
    location: SourceLocation
  ) {
    self.id = id
    self.component = component
    self.caption = caption
    self.rows = rows
    self.location = location
  }
}
