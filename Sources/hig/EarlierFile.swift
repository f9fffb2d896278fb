import ArgumentParser
import RuleGraph

/// A file in whose place another is to be put.
enum EarlierFile {
  /// How it begins, by which it is known; `nil` where no file is, and where something else is that none is written over.
  ///
  /// - Throws: `ValidationError` for a file that cannot be read, and may be anything.
  static func start(of path: String, upTo count: Int) throws -> ArraySlice<UInt8>? {
    // Others are told of by who writes; opening a pipe would wait.
    guard FileMark(of: path, follows: true)?.kind == .file else { return nil }
    do throws(SystemCallError) {
      return try FileBytes.read(path, limit: count).bytes.prefix(count)
    } catch {
      throw ValidationError("'\(path)' cannot be read, and is not written over: \(error.reason)")
    }
  }
}
