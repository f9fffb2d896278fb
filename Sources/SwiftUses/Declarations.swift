/// What a file declares.
struct Declarations {
  /// Types that stand in no other.
  var types: Set<String> = []
  /// Those of them that no other file sees, and other names of types that none does.
  var privateTypes: Set<String> = []
  /// Types that stand in another, by its path.
  var nestedTypes: [String: Set<String>] = [:]
  /// What types inherit from and conform to, by their paths, `Outer.Inner`.
  var supertypes: [String: [String]] = [:]
  /// Types of properties, and of what methods return, whose names end with `()`.
  var members: [String: [String: String]] = [:]
  /// The names of all members, without the labels of methods.
  var memberNames: [String: Set<String>] = [:]

  /// What other files see.
  var shared: Declarations { part { !privateTypes.contains($0) } }

  /// What only the file itself sees: its private types, and what it says of them.
  var own: Declarations { part(privateTypes.contains) }

  /// What is said of some types, and of those that stand in them.
  private func part(_ isWanted: (String) -> Bool) -> Declarations {
    func isWithin(_ path: String) -> Bool { isWanted(String(path.prefix { $0 != "." })) }
    return Declarations(
      types: types.filter(isWanted), nestedTypes: nestedTypes.filter { isWithin($0.key) },
      supertypes: supertypes.filter { isWithin($0.key) },
      members: members.filter { isWithin($0.key) },
      memberNames: memberNames.filter { isWithin($0.key) })
  }
}
