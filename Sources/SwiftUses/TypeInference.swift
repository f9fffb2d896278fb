internal import SwiftSyntax

/// Tells the types of expressions, where the text or the table of types does.
struct TypeInference {
  let types: TypeTable
  let scopes: Scopes

  /// The type of what an expression gives; nil where nothing tells.
  func type(of expression: ExprSyntax) -> String? {
    guard !expression.isLongChain else { return nil }
    if let inner = expression.wrapped { return type(of: inner) }
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      return type(ofName: name.baseName)
    }
    if expression.is(SuperExprSyntax.self) {
      return scopes.type.flatMap { types.lineage(of: $0).dropFirst().first }
    }
    if let access = expression.as(MemberAccessExprSyntax.self) { return type(ofMember: access) }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return constructed(by: call) ?? type(ofCalled: call.calledExpression)
    }
    if let call = expression.as(SubscriptCallExprSyntax.self) { return type(ofSubscript: call) }
    if let literal = expression.as(ArrayExprSyntax.self) { return type(ofLiteral: literal) }
    return expression.as(SequenceExprSyntax.self).flatMap(type(ofSequence:))
  }

  /// The type whose member an access names, a member of the type itself or of a value; nil where the type is not known.
  func owner(of access: MemberAccessExprSyntax) -> String? {
    guard let base = access.base else { return expected(at: ExprSyntax(access)) }
    guard !base.isLongChain else { return nil }
    if let name = base.typePath, !scopes.isLocal(name) { return path(of: name) }
    return type(of: base)
  }

  /// The path of a type by what it is called at the place.
  func path(of name: String) -> String {
    guard let type = scopes.type else { return types.path(of: name, in: "") }
    let known = name.renamed {
      $0 == "Self" || $0.hasPrefix("Self.") ? type + $0.dropFirst(4) : $0
    }
    return types.path(of: known ?? name, in: type)
  }

  /// The types around the place of which a name that stands alone may be a member, the innermost first.
  ///
  /// A type that inherits may have any name from what nobody knows, which then is none of a type further out.
  func owners(of name: String) -> [String] {
    var found: [String] = []
    for type in scopes.types.reversed() {
      found.append(type)
      if types.mayHave(name, in: type) { break }
    }
    return found
  }

  /// The type of what a name stands for that stands alone.
  func type(ofName name: TokenSyntax) -> String? {
    let text = name.plain
    if name.tokenKind == .keyword(.self) { return scopes.type }
    if scopes.isLocal(text) { return scopes.type(ofLocal: text) }
    return type(ofMember: text, written: text)
  }

  /// The type of a member that stands alone, or of what stands in no type.
  ///
  /// - Parameter member: the name as it is known, behind which a method has `()`.
  private func type(ofMember member: String, written name: String) -> String? {
    let owners = owners(of: name)
    if let type = owners.lazy.compactMap({ types.type(of: member, in: $0) }).first { return type }
    // What a type inherits from may have any name.
    return owners.allSatisfy { types.isPlain($0) && !types.mayHave(name, in: $0) }
      ? types.type(of: member, in: Declarations.globals) : nil
  }

  /// What a method returns.
  private func type(ofCalled callee: ExprSyntax) -> String? {
    if let access = callee.as(MemberAccessExprSyntax.self) {
      let name = access.declName.baseName.plain
      guard let owner = owner(of: access) else { return nil }
      // What `UITabBar.appearance()` gives is written to like a tab bar.
      let isAppearance = name == "appearance" && access.base?.typePath != nil
      return types.type(of: "\(name)()", in: owner) ?? (isAppearance ? owner : nil)
    }
    guard let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.plain, !scopes.isLocal(name)
    else { return nil }
    return type(ofMember: "\(name)()", written: name)
  }

  private func type(ofMember access: MemberAccessExprSyntax) -> String? {
    owner(of: access).flatMap { types.type(of: access.declName.baseName.plain, in: $0) }
  }

  // What is expected ------------------------------------------------------------------------------

  /// The type that an expression must have where it stands, as `.cancel` among arguments.
  func expected(at expression: ExprSyntax) -> String? {
    var node = Syntax(expression)
    while let parent = node.parent {
      if let argument = parent.as(LabeledExprSyntax.self) {
        return expected(ofArgument: argument)
      }
      if let element = parent.as(ArrayElementSyntax.self) { return expected(ofElement: element) }
      if let clause = parent.as(InitializerClauseSyntax.self) { return expected(of: clause) }
      if isResult(parent) { return scopes.result.map(path) }
      if let pattern = parent.as(ExpressionPatternSyntax.self) {
        return pattern.matched.flatMap(type(of:))
      }
      if let list = parent.as(ExprListSyntax.self) {
        switch Operand(node, in: list) {
        // Each would be asked for the other's type without end.
        case .like(let other): return other.isImplicitMember ? nil : type(of: other)
        case .unknown: return nil
        case .whole: break
        }
      }
      guard isWhole(parent, of: node) else { return nil }
      node = parent
    }
    return nil
  }

  /// Whether a function returns what is in something.
  private func isResult(_ parent: Syntax) -> Bool {
    parent.is(ReturnStmtSyntax.self) || parent.is(CodeBlockItemSyntax.self) && isAlone(parent)
  }

  /// Whether something is of the type of a part: the call of `.fixedSpace(8)` gives what its name does, and what is in a
  /// choice is what the choice is.
  private func isWhole(_ parent: Syntax, of node: Syntax) -> Bool {
    parent.is(ExprListSyntax.self) || parent.is(SequenceExprSyntax.self)
      || parent.is(UnresolvedTernaryExprSyntax.self) || isCall(parent, of: node)
  }

  private func isCall(_ parent: Syntax, of node: Syntax) -> Bool {
    parent.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
  }

  /// Whether something is all of a body, which then returns it.
  private func isAlone(_ item: Syntax) -> Bool {
    item.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
  }

  private func expected(ofArgument argument: LabeledExprSyntax) -> String? {
    guard let list = argument.parent?.as(LabeledExprListSyntax.self) else { return nil }
    // What is in brackets alone is as if there were none.
    if let tuple = list.parent?.as(TupleExprSyntax.self) {
      return tuple.elements.count == 1 ? expected(at: ExprSyntax(tuple)) : nil
    }
    guard let call = list.parent?.as(FunctionCallExprSyntax.self), let label = argument.label,
      let callee = constructed(by: call)
    else { return nil }
    return types.type(ofArgument: label.plain, in: callee)
  }

  /// The type that a call makes one of: `UIButton(type:)`, `UIButton.init(type:)`, `.init(type:)`, `super.init(type:)`.
  private func constructed(by call: FunctionCallExprSyntax) -> String? {
    if let name = call.calledExpression.typePath { return path(of: name) }
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.tokenKind == .keyword(.`init`)
    else { return nil }
    return owner(of: access)
  }

  private func expected(of clause: InitializerClauseSyntax) -> String? {
    if let binding = clause.parent?.as(PatternBindingSyntax.self) {
      return binding.annotation?.written.map(path)
    }
    return clause.parent?.as(FunctionParameterSyntax.self)?.type.written.map(path)
  }
}

extension ExprSyntax {
  /// Whether it is a chain of more members than anybody writes, each of which would be looked into anew by the next.
  fileprivate var isLongChain: Bool {
    var link = self
    for _ in 0..<32 {
      guard let next = link.link else { return false }
      link = next
    }
    return true
  }

  /// What stands before the last dot or bracket.
  private var link: ExprSyntax? {
    if let one = self.as(MemberAccessExprSyntax.self) { return one.base }
    if let one = self.as(FunctionCallExprSyntax.self) { return one.calledExpression }
    if let one = self.as(SubscriptCallExprSyntax.self) { return one.calledExpression }
    return wrapped
  }

  /// What an expression is that only says how another is taken: `x?`, `x!`, `try x`, `(x)`.
  var wrapped: ExprSyntax? {
    if let one = self.as(OptionalChainingExprSyntax.self) { return one.expression }
    if let one = self.as(ForceUnwrapExprSyntax.self) { return one.expression }
    if let one = self.as(TryExprSyntax.self) { return one.expression }
    if let one = self.as(AwaitExprSyntax.self) { return one.expression }
    if let one = self.as(TupleExprSyntax.self), one.elements.count == 1 {
      return one.elements.first?.expression
    }
    return nil
  }

  /// Whether it is a name with a dot and nothing before it, called or not: `.cancel`, `(.cancel)`, `.fixedSpace(8)`.
  var isImplicitMember: Bool {
    var one = self
    while let inner = one.wrapped ?? one.as(FunctionCallExprSyntax.self)?.calledExpression {
      one = inner
    }
    return one.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
  }
}
