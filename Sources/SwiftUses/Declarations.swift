/// What a file declares.
struct Declarations {
  /// Types that stand in no other.
  var types: Set<String> = []
  /// Those of them that no other file sees, and other names of types that none does.
  var privateTypes: Set<String> = []
  /// What stands in no type, as if it were members of this one.
  static let globals = "#"
  /// Those of them that no other file sees.
  var privateGlobals: Set<String> = []
  /// Types that stand in another, by its path.
  var nestedTypes: [String: Set<String>] = [:]
  /// What types inherit from and conform to, by their paths, `Outer.Inner`.
  var supertypes: [String: [String]] = [:]
  /// Types of properties, and of what methods return, whose names end with `()`.
  var members: [String: [String: String]] = [:]
  /// The names of all members, without the labels of methods.
  var memberNames: [String: Set<String>] = [:]

  /// What other files see.
  var shared: Declarations {
    part {
      !privateTypes.contains($0)
    } global: {
      !privateGlobals.contains($0)
    }
  }

  /// What only the file itself sees: its private types, and what it says of them.
  var own: Declarations { part(privateTypes.contains, global: privateGlobals.contains) }

  /// What is said of some types, and of those that stand in them; and of some of what stands in none.
  private func part(
    _ isWanted: (String) -> Bool, global isWantedGlobal: (String) -> Bool
  ) -> Declarations {
    func isWithin(_ path: String) -> Bool { isWanted(path.outermost) }
    var members = members.filter { $0.key != Self.globals && isWithin($0.key) }
    members[Self.globals] = self.members[Self.globals]?.filter { isWantedGlobal($0.key) }
    return Declarations(
      types: types.filter(isWanted), nestedTypes: nestedTypes.filter { isWithin($0.key) },
      supertypes: supertypes.filter { isWithin($0.key) },
      members: members, memberNames: memberNames.filter { isWithin($0.key) })
  }
}
