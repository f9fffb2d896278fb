import CommonMark

/// Paths told apart by their bytes, as file systems do.
///
/// Texts are equal in whatever form of Unicode they are written: in a set of them, a file of others would be taken for
/// one of ours whose name is composed differently.
struct PathSet: Equatable, Sendable {
  private let members: Set<Member>

  init(_ paths: some Sequence<String> = []) {
    members = Set(paths.lazy.map(Member.init))
  }

  private init(members: Set<Member>) {
    self.members = members
  }

  var count: Int { members.count }
  var texts: some Sequence<String> { members.lazy.map(\.text) }

  /// By bytes.
  func sorted() -> [String] {
    members.sorted { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }.map(\.text)
  }

  func contains(_ path: String) -> Bool {
    members.contains(Member(path))
  }

  func subtracting(_ other: PathSet) -> PathSet {
    PathSet(members: members.subtracting(other.members))
  }

  func union(_ other: PathSet) -> PathSet {
    PathSet(members: members.union(other.members))
  }

  private struct Member: Hashable, Sendable {
    let text: String

    init(_ text: String) {
      self.text = text
    }

    static func == (left: Self, right: Self) -> Bool {
      left.text.utf8.elementsEqual(right.text.utf8)
    }

    func hash(into hasher: inout Hasher) {
      text.withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
  }
}
