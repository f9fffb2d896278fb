/// What `hig` asks `hig-review`: where Swift files use which names.
package struct ReviewRequest: Codable, Sendable {
  /// In full, `UITabBarItem.isEnabled`.
  package let names: Set<String>
  package let files: [SwiftFile]

  package init(names: Set<String>, files: [SwiftFile]) {
    self.names = names
    self.files = files
  }
}

/// A Swift file as `hig` hands it to `hig-review`.
package struct SwiftFile: Codable, Equatable, Sendable {
  package let path: String
  package let text: String

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}

/// A place in a Swift file where a name is used, as `hig-review` answers.
package struct NameUse: Codable, Hashable, Sendable {
  /// The one of the names that were asked for.
  package let name: String
  /// From 1.
  package let line: Int
  /// In UTF-8 bytes, from 1.
  package let column: Int
  /// In UTF-8 bytes.
  package let length: Int

  package init(name: String, line: Int, column: Int, length: Int) {
    self.name = name
    self.line = line
    self.column = column
    self.length = length
  }
}
