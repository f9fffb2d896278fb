import ArgumentParser
import RuleGraph

/// A file that is to be replaced by another.
enum EarlierFile {
  /// The beginning by which it is recognised; `nil` where there is no file, and where there is something else, which is
  /// never written over.
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
