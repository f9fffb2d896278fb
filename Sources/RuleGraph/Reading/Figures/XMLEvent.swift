/// What an XML parser meets in a file, in the order of the file.
package enum XMLEvent: Equatable, Sendable {
  case start(XMLTag)
  case text(String)
  case end
}

/// The start tag of an element.
package struct XMLTag: Equatable, Sendable {
  package let name: String
  /// In the order of the file.
  package let attributes: [XMLAttribute]
  /// Where its `<` stands, in bytes.
  package let offset: Int

  package func value(_ name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }
}

package struct XMLAttribute: Equatable, Sendable {
  package let name: String
  package let value: String
}

/// Why a file is no XML, and where in bytes.
package struct XMLFailure: Error, Equatable {
  package let problem: String
  package let offset: Int
}
