import Foundation

/// A date of the file system.
package struct FileDate: Comparable, Sendable {
  package let seconds: Int
  package let nanoseconds: Int

  package init(seconds: Int, nanoseconds: Int = 0) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  package static func < (left: FileDate, right: FileDate) -> Bool {
    (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
  }
}

/// By what a file is known again, and whether it was changed: number, size and date.
package struct FileMark: Equatable, Sendable {
  package let kind: FolderListing.Kind
  package let device: UInt64
  package let number: UInt64
  package let size: Int
  /// Who may do what.
  package let mode: UInt32
  package let modified: FileDate
  /// When anything about it changed, its name and mode included.
  package let changed: FileDate
  package let owner: UInt32
  package let group: UInt32

  /// - Parameter follows: whether a link counts as what it leads to.
  package init?(of path: String, follows: Bool = false) {
    var status = stat()
    guard (follows ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    self.init(status)
  }

  package init?(of file: Int32) {
    var status = stat()
    guard fstat(file, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .special
      }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(status.st_ino)
    size = Int(status.st_size)
    #if os(Linux)
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #else
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #endif
    self.modified = FileDate(seconds: modified.tv_sec, nanoseconds: modified.tv_nsec)
    self.changed = FileDate(seconds: changed.tv_sec, nanoseconds: changed.tv_nsec)
    mode = UInt32(status.st_mode) & 0o7777
    (owner, group) = (status.st_uid, status.st_gid)
  }

  /// Whether it belongs to who runs this program.
  package var isOurs: Bool { owner == geteuid() }

  /// Whether two paths lead to one file.
  package func isSameFile(as other: FileMark) -> Bool {
    device == other.device && number == other.number
  }
}
