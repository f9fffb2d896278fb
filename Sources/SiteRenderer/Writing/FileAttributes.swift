internal import CAttributes
import Foundation

/// What a file has beside its bytes, owner and mode: lists of who else may do what, and what users keep with it.
///
/// With such a list, what the mode says of the group is the most that anybody on the list may; without the list it would
/// be what the group may.
package enum FileAttributes {
  /// Gives a file what another one has; what the file system or the system does not let it have is left out.
  ///
  /// - Parameters:
  ///   - other: not followed where it is a link, nor is the file.
  ///   - inherited: whether only what comes in a folder gets of it by itself.
  package static func copy(of other: String, to path: String, inherited: Bool = false) {
    #if os(Linux)
      for name in names(of: other) where !inherited || name == "system.posix_acl_default" {
        guard let value = value(of: name, of: other) else { continue }
        lsetxattr(path, name, value, value.count, 0)
      }
    #endif
  }

  #if os(Linux)
    /// In the order of the system; those alone that are the user's to give.
    private static func names(of path: String) -> [String] {
      // Most files have none, and are asked once.
      let size = llistxattr(path, nil, 0)
      guard size > 0 else { return [] }
      var bytes = [CChar](repeating: 0, count: size)
      let count = llistxattr(path, &bytes, size)
      guard count > 0 else { return [] }
      return bytes[..<count].split(separator: 0)
        .map { String(decoding: $0.map(UInt8.init(bitPattern:)), as: UTF8.self) }
        .filter { $0.hasPrefix("user.") || $0.hasPrefix("system.posix_acl_") }
    }

    private static func value(of name: String, of path: String) -> [UInt8]? {
      let size = lgetxattr(path, name, nil, 0)
      guard size >= 0 else { return nil }
      var bytes = [UInt8](repeating: 0, count: size)
      let count = lgetxattr(path, name, &bytes, size)
      return count == size ? bytes : nil
    }
  #endif
}
