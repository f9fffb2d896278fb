import Foundation
import RuleGraph

#if os(Linux)
  /// What the system tells of changes below some folders.
  final class FolderEvents {
    private let queue: Int32
    private let folders: [String]

    /// A save may be several events, such as those of two files that take each other's place; in milliseconds.
    private static let pause: Int32 = 2
    private static let longestPause = 10

    /// Without those that only say that a file is being written: half of it is of no use.
    private static let wanted = [
      IN_CLOSE_WRITE, IN_MOVED_FROM, IN_MOVED_TO, IN_CREATE, IN_DELETE, IN_DELETE_SELF,
      IN_MOVE_SELF, IN_ONLYDIR,
    ].reduce(0) { $0 | UInt32($1) }

    /// `nil` when the system does not tell.
    init?(_ folders: [String]) {
      let queue = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
      guard queue >= 0 else { return nil }
      self.queue = queue
      self.folders = folders
      guard watch() else { return nil }
    }

    deinit {
      close(queue)
    }

    /// Waits for a change, but not for ever.
    func wait(milliseconds: Int) -> Bool {
      guard isReady(within: Int32(milliseconds)), take() else { return false }
      var pauses = 0
      while pauses < Self.longestPause, isReady(within: Self.pause) {
        _ = take()
        pauses += Int(Self.pause)
      }
      _ = watch()
      return true
    }

    private func isReady(within milliseconds: Int32) -> Bool {
      var poll = pollfd(fd: queue, events: Int16(POLLIN), revents: 0)
      return Foundation.poll(&poll, 1, milliseconds) > 0
    }

    /// Watches the folders that are there now; those that are watched already stay so.
    ///
    /// - Returns: `false` when one of them cannot be watched.
    private func watch() -> Bool {
      folders.allSatisfy { folder in
        let inner = (try? FolderListing.entries(beneath: folder)) ?? []
        let paths = [folder] + inner.filter { $0.kind == .folder }.map { "\(folder)/\($0.path)" }
        return paths.allSatisfy { path in
          inotify_add_watch(queue, path, Self.wanted) >= 0 || errno == ENOENT || errno == ENOTDIR
        }
      }
    }

    /// Takes the events that wait.
    ///
    /// - Returns: whether any of them is of something that is read.
    private func take() -> Bool {
      var isOfInterest = false
      withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 8) { buffer in
        while case let count = read(queue, buffer.baseAddress, buffer.count), count > 0 {
          var offset = 0
          while offset < count {
            let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
            let name = offset + MemoryLayout<inotify_event>.size
            let isHidden = event.len > 0 && buffer[name] == UInt8(ascii: ".")
            if !isHidden, Self.isChange(event.mask) { isOfInterest = true }
            offset = name + Int(event.len)
          }
        }
      }
      return isOfInterest
    }

    /// A file that was just made has yet to be written, and then there is another event.
    private static func isChange(_ mask: UInt32) -> Bool {
      mask & UInt32(IN_CREATE) == 0 || mask & UInt32(IN_ISDIR) != 0
    }
  }
#else
  /// Folders are compared often instead.
  final class FolderEvents {
    init?(_: [String]) {
      nil
    }

    func wait(milliseconds _: Int) -> Bool {
      false
    }
  }
#endif
