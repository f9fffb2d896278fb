internal import SwiftSyntax

/// Visits a file, and says where a type that it declares begins and ends, whatever kind of type it is.
class DeclarationVisitor: SyntaxVisitor {
  func enterType(_ node: any NamedDeclSyntax & DeclGroupSyntax) {}

  func leaveType() {}

  private func begin(_ node: some NamedDeclSyntax & DeclGroupSyntax) -> SyntaxVisitorContinueKind {
    enterType(node)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { begin(node) }
  override func visitPost(_: ClassDeclSyntax) { leaveType() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { begin(node) }
  override func visitPost(_: StructDeclSyntax) { leaveType() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { begin(node) }
  override func visitPost(_: EnumDeclSyntax) { leaveType() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { begin(node) }
  override func visitPost(_: ActorDeclSyntax) { leaveType() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { begin(node) }
  override func visitPost(_: ProtocolDeclSyntax) { leaveType() }
}
