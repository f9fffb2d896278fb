import Foundation

/// What stands in folders; links are told, never followed.
package enum FolderListing {
  package enum Kind: Sendable {
    case file
    case folder
    case link
    /// A pipe, a socket or a device, which may never end.
    case special
    /// A name that is not UTF-8, so that the entry cannot be asked for by it.
    case misnamed
  }

  package struct Entry: Equatable, Sendable {
    /// Below the folder, with `/` between the parts.
    package let path: String
    package let kind: Kind
  }

  /// All entries beneath a folder, each folder before what it holds, in no other order.
  ///
  /// - Parameters:
  ///   - enters: which folders are looked into.
  ///   - passOver: told why a folder beneath could not be; without it that is thrown.
  /// - Throws: `SystemCallError`.
  package static func entries(
    beneath folder: String, enters: (String) -> Bool = { _ in true },
    passOver: ((SystemCallError) -> Void)? = nil
  ) throws(SystemCallError) -> [Entry] {
    var found = try entries(in: folder, under: "")
    var next = 0
    while next < found.count {
      let entry = found[next]
      if entry.kind == .folder, enters(entry.path) {
        do throws(SystemCallError) {
          found += try entries(in: "\(folder)/\(entry.path)", under: "\(entry.path)/")
        } catch {
          guard let passOver else { throw error }
          passOver(error)
        }
      }
      next += 1
    }
    return found
  }

  private static func entries(
    in folder: String, under prefix: String
  ) throws(SystemCallError) -> [Entry] {
    guard let stream = opendir(folder) else { throw SystemCallError(path: folder, code: errno) }
    defer { closedir(stream) }
    var found: [Entry] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        guard errno == 0 else { throw SystemCallError(path: folder, code: errno) }
        return found
      }
      guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return found }
      // The name may be shorter than the array that the structure declares, so it is not copied.
      let name = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
      guard let text = String(validatingCString: name) else {
        found.append(Entry(path: prefix + String(cString: name), kind: .misnamed))
        continue
      }
      if text == "." || text == ".." { continue }
      let kind = kind(entry.pointee.d_type) ?? FileMark(of: "\(folder)/\(text)")?.kind
      found.append(Entry(path: prefix + text, kind: kind ?? .special))
    }
  }

  /// `nil` where the file system does not say.
  private static func kind(_ type: UInt8) -> Kind? {
    switch Int(type) {
    case Int(DT_REG): .file
    case Int(DT_DIR): .folder
    case Int(DT_LNK): .link
    case Int(DT_UNKNOWN): nil
    default: .special
    }
  }
}

/// A call that the operating system refused.
package struct SystemCallError: Error, Equatable, Sendable {
  package let path: String
  /// `errno`.
  package let code: Int32

  package init(path: String, code: Int32) {
    self.path = path
    self.code = code
  }

  package var reason: String {
    String(cString: strerror(code))
  }
}
