internal import SwiftSyntax

/// Visits a file, and knows at each place in which types, bodies and blocks it is.
class ScopeVisitor: DeclarationVisitor {
  private(set) final var scopes = Scopes()

  /// Lets a name stand for a variable or function from here to the end of the block; its type may not be known.
  final func declare(_ name: TokenSyntax, _ type: String?) {
    scopes.declare(name.plain, type.flatMap(scopes.type(meantBy:)))
  }

  // Types ------------------------------------------------------------------------------------------

  override func enterType(_ node: any NamedDeclSyntax & DeclGroupSyntax) {
    scopes.enter(declared: node.name.plain)
  }

  override func leaveType() {
    scopes.leaveType()
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    walk(node.extendedType)
    node.inheritanceClause.map(walk)
    node.genericWhereClause.map(walk)
    scopes.enter(type: node.extendedType.written ?? "")
    walk(node.memberBlock)
    scopes.leaveType()
    return .skipChildren
  }

  // Bodies -----------------------------------------------------------------------------------------

  private func enter(returning result: String?) -> SyntaxVisitorContinueKind {
    scopes.enterBody(returning: result)
    return .visitChildren
  }

  /// Enters what is a part of a body and returns what that does.
  private func enterBlock() -> SyntaxVisitorContinueKind {
    enter(returning: scopes.result)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(returning: node.signature.returnClause?.type.written)
  }
  override func visitPost(_: FunctionDeclSyntax) { scopes.leaveBody() }

  override func visit(_: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(returning: nil)
  }
  override func visitPost(_: InitializerDeclSyntax) { scopes.leaveBody() }

  override func visit(_: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(returning: nil)
  }
  override func visitPost(_: DeinitializerDeclSyntax) { scopes.leaveBody() }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(returning: node.returnClause.type.written)
  }
  override func visitPost(_: SubscriptDeclSyntax) { scopes.leaveBody() }

  override func visit(_: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    enter(returning: nil)
  }
  override func visitPost(_: ClosureExprSyntax) { scopes.leaveBody() }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    guard let binding = node.parent?.as(PatternBindingSyntax.self) else { return enterBlock() }
    // What is observed may be given its type where it is set up.
    return enter(
      returning: binding.annotation?.written ?? binding.initializer?.value.constructed)
  }
  override func visitPost(_: AccessorBlockSyntax) { scopes.leaveBody() }

  override func visit(_: AccessorDeclSyntax) -> SyntaxVisitorContinueKind { enterBlock() }
  override func visitPost(_: AccessorDeclSyntax) { scopes.leaveBody() }

  // Blocks -----------------------------------------------------------------------------------------

  override func visit(_: CodeBlockSyntax) -> SyntaxVisitorContinueKind { enterBlock() }
  override func visitPost(_: CodeBlockSyntax) { scopes.leaveBody() }

  // What these bind ends with them, though it stands before the braces.

  /// What is done otherwise knows nothing of it.
  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    scopes.enterBody(returning: scopes.result)
    walk(node.conditions)
    walk(node.body)
    scopes.leaveBody()
    node.elseBody.map { walk($0) }
    return .skipChildren
  }

  override func visit(_: WhileStmtSyntax) -> SyntaxVisitorContinueKind { enterBlock() }
  override func visitPost(_: WhileStmtSyntax) { scopes.leaveBody() }

  override func visit(_: ForStmtSyntax) -> SyntaxVisitorContinueKind { enterBlock() }
  override func visitPost(_: ForStmtSyntax) { scopes.leaveBody() }

  override func visit(_: SwitchCaseSyntax) -> SyntaxVisitorContinueKind { enterBlock() }
  override func visitPost(_: SwitchCaseSyntax) { scopes.leaveBody() }

  override func visit(_: CatchClauseSyntax) -> SyntaxVisitorContinueKind { enterBlock() }
  override func visitPost(_: CatchClauseSyntax) { scopes.leaveBody() }

  /// Functions and types of a block are known in all of it, before they are declared too.
  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    guard scopes.isInBody else { return .visitChildren }
    for declaration in node.compactMap({ $0.item.asProtocol((any NamedDeclSyntax).self) }) {
      declare(declaration.name, nil)
    }
    return .visitChildren
  }
}
