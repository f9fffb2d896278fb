import RuleGraph

/// The lines of a file or pipe, each as soon as it has come.
struct LineStream {
  private let file: OpenFile
  private var room = OpenFile.room
  /// What came behind the last line.
  private var rest: ArraySlice<UInt8> = []
  /// Whether what comes is left of a line that was too long.
  private var isPassing = false

  /// In bytes: far more than any message takes.
  static let longest = 1 << 20

  enum Line: Equatable {
    case text(String)
    /// The rest of it is passed over.
    case tooLong
  }

  init(_ file: OpenFile) {
    self.file = file
  }

  /// The next line without the line feed at its end; `nil` behind the last.
  ///
  /// - Throws: `SystemCallError`, where the file is not open, or a folder.
  mutating func next() throws(SystemCallError) -> Line? {
    var known = 0
    while true {
      if let end = rest.dropFirst(known).firstIndex(of: UInt8(ascii: "\n")) {
        defer { rest = rest[(end + 1)...] }
        if !isPassing { return .text(String(decoding: rest[..<end], as: UTF8.self)) }
        isPassing = false
        known = 0
        continue
      }
      if isPassing { rest = [] }
      if rest.count > Self.longest {
        (rest, isPassing) = ([], true)
        return .tooLong
      }
      known = rest.count
      let count = try file.read(into: &room)
      guard count > 0 else {
        defer { rest = [] }
        return rest.isEmpty ? nil : .text(String(decoding: rest, as: UTF8.self))
      }
      rest += room[..<count]
    }
  }
}
