import Foundation

/// Where a path leads, with every link followed as the system follows them.
///
/// `URL` does not do that: it takes out `..` before it looks for links, and a `~` at the beginning for somebody's home.
package enum RealPath {
  /// - Returns: `nil` where nothing is, and where the way to it is not UTF-8.
  package static func of(_ path: String) -> String? {
    bytes(of: path).flatMap { String(validating: $0, as: UTF8.self) }
  }

  /// Why a path leads nowhere that could be named.
  package enum Fault: String, Error {
    case linkToNothing = "it is a link to nothing"
    case missingFolder = "no such folder"
    case notUTF8 = "its path is not UTF-8"
  }

  /// The same for what is yet to be made: the part that is there without links, and the rest behind it.
  package static func ofNew(_ path: String) throws(Fault) -> String {
    if let bytes = bytes(of: path) {
      guard let real = String(validating: bytes, as: UTF8.self) else { throw .notUTF8 }
      return real
    }
    if FileMark(of: path)?.kind == .link { throw .linkToNothing }
    let name = path.split(separator: "/").last ?? ""
    let folder = folder(above: path)
    guard !name.isEmpty, name != "..", folder != path else { throw .missingFolder }
    let real = try ofNew(folder)
    return real == "/" ? "/\(name)" : "\(real)/\(name)"
  }

  /// The place of a file that is yet to be written over or made, a link there followed even to nothing.
  ///
  /// - Returns: the path itself where its folder is not there.
  package static func ofFile(_ path: String) -> String {
    var path = path
    // As many links in a row as Linux follows.
    for _ in 0..<40 {
      guard FileMark(of: path)?.kind == .link, let target = target(of: path) else { break }
      path = target.hasPrefix("/") ? target : "\(folder(above: path))/\(target)"
    }
    let name = path.split(separator: "/").last ?? ""
    return of(path) ?? of(folder(above: path)).map { "\($0 == "/" ? "" : $0)/\(name)" } ?? path
  }

  /// The bytes of the path that is meant, which need not be UTF-8.
  package static func bytes(of path: String) -> [UInt8]? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return Array(UnsafeRawBufferPointer(start: real, count: strlen(real)))
  }

  private static func target(of link: String) -> String? {
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
      count = buffer.baseAddress.map { max(0, readlink(link, $0, buffer.count)) } ?? 0
    }
    return bytes.isEmpty ? nil : String(validating: bytes, as: UTF8.self)
  }

  /// The path without its last part; slashes at its end are none of it.
  private static func folder(above path: String) -> String {
    let parts = path.split(separator: "/").dropLast().joined(separator: "/")
    return path.hasPrefix("/") ? "/\(parts)" : parts.isEmpty ? "." : parts
  }
}
