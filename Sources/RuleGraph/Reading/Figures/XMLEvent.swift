/// What an XML parser meets in a file, in the order of the file.
enum XMLEvent: Equatable {
  case start(XMLTag)
  case text(String)
  case end
}

/// The start tag of an element.
struct XMLTag: Equatable {
  let name: String
  /// In the order of the file.
  let attributes: [XMLAttribute]
  /// Where its `<` stands, in bytes.
  let offset: Int

  func value(_ name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }
}

struct XMLAttribute: Equatable {
  let name: String
  let value: String
}

/// Why a file is no XML, and where in bytes.
struct XMLFailure: Error, Equatable {
  let problem: String
  let offset: Int
}
