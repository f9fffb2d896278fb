import Foundation

/// The dates of a folder and of all beneath it.
///
/// The system is asked directly: `FileManager` also looks up who owns each file, which took thirteen times as long and
/// half of a lookup's time.
struct FolderDates {
  /// Seconds and nanoseconds since 1970.
  typealias Moment = (seconds: Int, nanoseconds: Int)

  private let folder: String

  init(_ folder: String) {
    self.folder = folder
  }

  /// Whether all that is there was changed at a moment that is early enough; not when any of it cannot be looked at.
  func areAll(_ isEarly: (Moment) -> Bool) -> Bool {
    var folders = [folder]
    while let next = folders.popLast() {
      guard let date = Self.date(of: next), isEarly(date), let stream = opendir(next) else {
        return false
      }
      defer { closedir(stream) }
      let place = dirfd(stream)
      while let entry = readdir(stream) {
        let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        if name == "." || name == ".." { continue }
        var status = stat()
        guard fstatat(place, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return false }
        if status.st_mode & S_IFMT == S_IFDIR {
          folders.append("\(next)/\(name)")
          continue
        }
        if status.st_mode & S_IFMT == S_IFLNK {
          guard fstatat(place, name, &status, 0) == 0 else { return false }
        }
        guard isEarly(Self.date(of: status)) else { return false }
      }
    }
    return true
  }

  /// When a file was last changed; `nil` when there is none.
  static func date(of path: String) -> Moment? {
    var status = stat()
    return stat(path, &status) == 0 ? date(of: status) : nil
  }

  private static func date(of status: stat) -> Moment {
    #if os(Linux)
      let date = status.st_mtim
    #else
      let date = status.st_mtimespec
    #endif
    return (date.tv_sec, date.tv_nsec)
  }
}
