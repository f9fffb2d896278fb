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
