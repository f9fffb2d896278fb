/// What is known of types: what stands above them, and of what type their members are.
struct TypeTable {
  private var supertypes: [String: [String]]
  private var members: [String: [String: String]]
  /// By type and label, what initializers take.
  private let arguments: [String: [String: String]]
  /// Types of the files themselves, which are none of the system's even where they have the name of one.
  private var own: Set<String> = []
  /// Those that stand in another, by its path.
  private var nested: [String: Set<String>] = [:]
  /// All names of members that the files give a type, be their own types known or not.
  private var declared: [String: Set<String>] = [:]

  /// What the system declares.
  static let system = TypeTable(
    supertypes: SystemTypes.supertypes, members: SystemTypes.members,
    arguments: SystemTypes.arguments)

  private init(
    supertypes: [String: [String]], members: [String: [String: String]],
    arguments: [String: [String: String]]
  ) {
    self.supertypes = supertypes
    self.members = members
    self.arguments = arguments
  }

  mutating func add(_ declarations: Declarations) {
    // What stands above the system's type of the name does not stand above this one.
    for type in declarations.types {
      supertypes[type]?.removeAll { SystemTypes.supertypes[type]?.contains($0) == true }
    }
    supertypes.merge(declarations.supertypes) { $0 + $1 }
    members.merge(declarations.members) { $0.merging($1) { first, _ in first } }
    own.formUnion(declarations.types)
    nested.merge(declarations.nestedTypes) { $0.union($1) }
    declared.merge(declarations.memberNames) { $0.union($1) }
  }

  /// A type and all above it, the nearest first.
  func lineage(of type: String) -> [String] {
    var found = [type]
    var next = 0
    while next < found.count {
      let above = (supertypes[found[next]] ?? []).map { path(of: $0, in: found[next]) }
      for type in above where !found.contains(type) { found.append(type) }
      next += 1
    }
    return found
  }

  /// The type of a member of a type, or of one above it.
  func type(of member: String, in type: String) -> String? {
    lineage(of: type).lazy.compactMap { owner in
      members[owner]?[member].map { path(of: $0, in: owner, self: type) }
        ?? ArrayMembers.type(of: member, in: owner)
    }.first
  }

  /// The type of what one holds that is an array, or another name of one.
  func element(of type: String) -> String? {
    lineage(of: type).lazy.compactMap(\.element).first
  }

  /// The path of a type by the name that it has within another: `Outer.Inner` of `Inner`, where `Outer`, something above
  /// it or what it stands in has such a type; otherwise the name.
  ///
  /// - Parameter itself: what `Self` stands for.
  func path(of name: String, in type: String, self itself: String = "Self") -> String {
    // One that the files declare need not hold anything.
    if name.isNamedArray, own.contains("Array") || plainPath(of: "Array", in: type) != "Array" {
      return "Array"
    }
    return name.renamed { $0 == "Self" ? itself : plainPath(of: $0, in: type) } ?? name
  }

  private func plainPath(of name: String, in type: String) -> String {
    if nested.isEmpty { return name }
    let first = name.outermost
    var around = type[...]
    while !around.isEmpty {
      if let holder = holder(of: first, from: String(around)) { return "\(holder).\(name)" }
      around = around.lastIndex(of: ".").map { around[..<$0] } ?? ""
    }
    return name
  }

  /// The type, or the nearest above it by the names that are written there, in which one of a name stands.
  private func holder(of inner: String, from type: String) -> String? {
    var found = [type]
    var next = 0
    while next < found.count {
      if nested[found[next]]?.contains(inner) == true { return found[next] }
      found += (supertypes[found[next]] ?? []).filter { !found.contains($0) }
      next += 1
    }
    return nil
  }

  /// The type of what an initializer of a type, or of one above it, takes by a label.
  func type(ofArgument label: String, in type: String) -> String? {
    lineage(of: type).lazy.compactMap { arguments[$0]?[label] }.first
  }

  /// Whether a type has a member of a name, or inherits from something that may.
  func mayHave(_ member: String, in type: String) -> Bool {
    declared[type]?.contains(member) == true || supertypes[type]?.isEmpty == false
  }

  /// Whether the files themselves declare a type, or the one in which it stands.
  func isPlain(_ type: String) -> Bool { own.contains(type.outermost) }

  /// Whether a name, or the part before its first dot, is declared in the files, even if only in one of some types.
  func isOwn(_ name: String, within types: [String]) -> Bool {
    let first = name.outermost
    return own.contains(first) || types.contains { nested[$0]?.contains(first) == true }
  }
}
