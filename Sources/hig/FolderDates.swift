import Foundation
import RuleGraph

/// The dates of a folder and of all beneath it.
///
/// The system is asked directly: `FileManager` also looks up who owns each file, which took thirteen times as long and
/// half of a lookup's time.
struct FolderDates {
  /// When a file was last written, which can be set, and when anything about it was changed, which cannot.
  struct Dates {
    let modified: FileDate
    let changed: FileDate

    /// Whether a file with these dates is what it was when another was written with its own.
    ///
    /// A file that is put back with its old date was changed all the same, and one with a future date was not written
    /// after it was last changed.
    func areBefore(_ written: Dates) -> Bool {
      min(modified, changed) < written.modified && changed <= written.changed
    }
  }

  private let folder: String

  init(_ folder: String) {
    self.folder = folder
  }

  /// Whether everything there was last changed early enough; not when any of it cannot be looked at.
  func areAll(_ isEarly: (Dates) -> Bool) -> Bool {
    var folders = [folder]
    while let next = folders.popLast() {
      guard let stream = opendir(next) else { return false }
      defer { closedir(stream) }
      let place = dirfd(stream)
      guard let date = Self.date(of: place), isEarly(date) else { return false }
      while true {
        // At the end it stays so; where the system fails to tell what comes, it gives its reason.
        errno = 0
        guard let entry = readdir(stream) else { break }
        switch Self.find(entry, at: place) {
        case .nothing: continue
        case .folder(let name): folders.append("\(next)/\(name)")
        case .file(let date): if !isEarly(date) { return false }
        case .secret: return false
        }
      }
      guard errno == 0 else { return false }
    }
    return true
  }

  /// What an entry of a folder is.
  private enum Finding {
    /// The folder itself, or the one above it.
    case nothing
    case folder(String)
    /// A file, or what a link leads to.
    case file(Dates)
    /// What cannot be looked at.
    case secret
  }

  /// A name becomes a text only where a folder has to be opened by it.
  private static func find(_ entry: UnsafeMutablePointer<dirent>, at place: Int32) -> Finding {
    let kind = entry.pointee.d_type
    return withUnsafeMutableBytes(of: &entry.pointee.d_name) { bytes in
      guard let name = bytes.bindMemory(to: CChar.self).baseAddress else { return .secret }
      if strcmp(name, ".") == 0 || strcmp(name, "..") == 0 { return .nothing }
      if kind == UInt8(DT_DIR) { return .folder(String(cString: name)) }
      var status = stat()
      guard fstatat(place, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return .secret }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: return .folder(String(cString: name))
      case S_IFLNK: return fstatat(place, name, &status, 0) == 0 ? .file(date(of: status)) : .secret
      default: return .file(date(of: status))
      }
    }
  }

  /// When a file was last changed; `nil` when there is none.
  static func date(of path: String) -> Dates? {
    var status = stat()
    return stat(path, &status) == 0 ? date(of: status) : nil
  }

  /// When what a name in an open folder leads to was last changed, and how large it is; `nil` when there is nothing.
  static func file(_ name: UnsafePointer<CChar>, at place: Int32) -> (dates: Dates, size: Int)? {
    var status = stat()
    return fstatat(place, name, &status, 0) == 0 ? (date(of: status), Int(status.st_size)) : nil
  }

  /// When an open file or folder was last changed.
  static func date(of file: Int32) -> Dates? {
    var status = stat()
    return fstat(file, &status) == 0 ? date(of: status) : nil
  }

  private static func date(of status: stat) -> Dates {
    #if os(Linux)
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #else
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #endif
    return Dates(
      modified: FileDate(seconds: modified.tv_sec, nanoseconds: modified.tv_nsec),
      changed: FileDate(seconds: changed.tv_sec, nanoseconds: changed.tv_nsec))
  }
}
