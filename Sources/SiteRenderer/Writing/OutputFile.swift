/// A file of the site in memory.
package struct OutputFile: Hashable, Sendable {
  /// Below the folder of the site, with `/` between the parts.
  package let path: String
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }
}

/// A file of the site that is made when it is about to be written, and forgotten after that: a large site does not fit
/// into memory beside the graph it is made of.
package struct PlannedFile: Sendable {
  package let path: String
  /// `nil` when there is nothing to be written at the path after all.
  package let make: @Sendable () -> [UInt8]?

  package init(path: String, make: @escaping @Sendable () -> [UInt8]?) {
    self.path = path
    self.make = make
  }

  package init(_ file: OutputFile) {
    self.init(path: file.path) { file.bytes }
  }
}
