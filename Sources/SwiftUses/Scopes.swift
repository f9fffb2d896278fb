/// What names stand for at a place in a file: in the types around it, and among local variables.
struct Scopes {
  /// By their paths, `Outer.Inner`; of those that a body declares by their names.
  private(set) var types: [String] = []
  private var locals: [[String: String?]] = [[:]]
  private var results: [String?] = []

  /// The innermost type around the place.
  var type: String? { types.last }

  /// The type that the innermost function or accessor returns.
  var result: String? { results.last ?? nil }

  /// Whether the place is in a function, an accessor or a closure.
  var isInBody: Bool { !results.isEmpty }

  /// Enters a type that is declared at the place.
  mutating func enter(declared name: String) {
    enter(type: isInBody ? name : type.map { "\($0).\(name)" } ?? name)
  }

  /// - Parameter type: its path.
  mutating func enter(type: String) {
    types.append(type)
    locals.append([:])
  }

  mutating func leaveType() {
    types.removeLast()
    locals.removeLast()
  }

  mutating func enterBody(returning result: String?) {
    results.append(result)
    locals.append([:])
  }

  mutating func leaveBody() {
    results.removeLast()
    locals.removeLast()
  }

  /// Lets a name stand for a variable from here to the end of the body or block; its type may not be known.
  mutating func declare(_ name: String, _ type: String?) {
    locals[locals.count - 1][name] = .some(type)
  }

  func isLocal(_ name: String) -> Bool {
    locals.contains { $0[name] != nil }
  }

  func type(ofLocal name: String) -> String? {
    locals.last { $0[name] != nil }?[name] ?? nil
  }

  /// The type that the name of one stands for: of a parameter such as `T` the one that it is bound to, and of a type that
  /// a body declares none, because nothing is known of it.
  func type(meantBy name: String) -> String? {
    name.renamed { isLocal($0) ? type(ofLocal: $0) : $0 }
  }

  /// Whether what stands before a name's first dot is declared by a body around the place, or is a parameter.
  func isLocal(beginningOf name: String) -> Bool {
    isLocal(name.outermost)
  }
}
