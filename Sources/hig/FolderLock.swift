import Foundation
import RuleGraph

/// The right to change files of some folders, which one command has at a time.
///
/// It is a lock on the folders themselves, so that nothing is left behind; the system releases it when the process
/// ends, however it ends.
///
/// A reference, because it can be released once.
final class FolderLock {
  private var files: [Int32]
  /// Which folders they are.
  private let marks: [FileMark]

  /// Waits for other commands, which need no longer than content takes to be read and written.
  ///
  /// - Parameter held: what the command has already; another lock on the same folder would wait for that without end.
  /// - Throws: `FileChangeError` when one does not end.
  init(_ folders: [String], beside held: FolderLock? = nil, patience: Duration = .seconds(10))
    throws
  {
    var files: [Int32] = []
    var marks: [FileMark] = []
    let end = ContinuousClock.now + patience
    // In order, so that no two wait for one another.
    for folder in Set(folders).sorted() {
      let file = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      // One that may not be listed cannot be locked; and what else is wrong with it is told by who writes there.
      guard file >= 0 else { continue }
      files.append(file)
      guard let mark = FileMark(of: file) else { continue }
      if held?.marks.contains(where: { mark.isSameFile(as: $0) }) == true { continue }
      marks.append(mark)
      while flock(file, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR {
        guard ContinuousClock.now < end else {
          for file in files { close(file) }
          throw FileChangeError(path: folder, reason: "another command is writing there")
        }
        usleep(5_000)
      }
    }
    self.files = files
    self.marks = marks
  }

  /// Lets others go on, which is to be done before anything is printed: a pager may keep a command waiting.
  func release() {
    for file in files { close(file) }
    files = []
  }

  deinit { release() }
}
