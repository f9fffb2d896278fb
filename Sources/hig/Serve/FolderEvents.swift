import Foundation
import RuleGraph

#if os(Linux)
  /// What the system reports about changes below some folders.
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

    /// Waits for a change, but not forever.
    func wait(milliseconds: Int) -> Bool {
      guard isReady(within: Int32(milliseconds)) else { return false }
      var found = take()
      guard found.contains(.change) else { return false }
      var pauses = 0
      while pauses < Self.longestPause, isReady(within: Self.pause) {
        found.formUnion(take())
        pauses += Int(Self.pause)
      }
      // To list all folders takes longer than all the rest, and a save makes none.
      if found.contains(.folders) { _ = watch() }
      return true
    }

    private func isReady(within milliseconds: Int32) -> Bool {
      var poll = pollfd(fd: queue, events: Int16(POLLIN), revents: 0)
      return Foundation.poll(&poll, 1, milliseconds) > 0
    }

    /// Watches the folders that are there now; those that are watched already stay so.
    ///
    /// - Returns: `false` when one of them cannot be watched.
    func watch() -> Bool {
      folders.allSatisfy { folder in
        let inner = (try? FolderListing.entries(beneath: folder)) ?? []
        let paths = [folder] + inner.filter { $0.kind == .folder }.map { "\(folder)/\($0.path)" }
        return paths.allSatisfy { path in
          inotify_add_watch(queue, path, Self.wanted) >= 0 || errno == ENOENT || errno == ENOTDIR
        }
      }
    }

    /// What events tell.
    private struct Found: OptionSet {
      let rawValue: UInt8

      /// Something that is read has changed.
      static let change = Found(rawValue: 1)
      /// There may be other folders than those that are watched.
      static let folders = Found(rawValue: 2)
    }

    /// Takes the events that wait.
    private func take() -> Found {
      var found: Found = []
      withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 8) { buffer in
        while case let count = read(queue, buffer.baseAddress, buffer.count), count > 0 {
          var offset = 0
          while offset < count {
            let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
            let name = offset + MemoryLayout<inotify_event>.size
            let isHidden = event.len > 0 && buffer[name] == UInt8(ascii: ".")
            if !isHidden { found.formUnion(Self.found(event.mask)) }
            offset = name + Int(event.len)
          }
        }
      }
      return found
    }

    private static let ofFolders = [
      IN_ISDIR, IN_DELETE_SELF, IN_MOVE_SELF, IN_IGNORED, IN_UNMOUNT, IN_Q_OVERFLOW,
    ].reduce(0) { $0 | UInt32($1) }

    /// A file that was just made has yet to be written, and then there is another event.
    private static func found(_ mask: UInt32) -> Found {
      if mask & ofFolders != 0 { return [.change, .folders] }
      return mask & UInt32(IN_CREATE) == 0 ? .change : []
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

    func watch() -> Bool {
      false
    }
  }
#endif
