internal import SwiftSyntax

extension PatternSyntax {
  /// The names that are bound, as both of `let (a, b)` and the one of `case .some(let a)`.
  var boundNames: [TokenSyntax] {
    if let pattern = self.as(IdentifierPatternSyntax.self) { return [pattern.identifier] }
    let collector = BoundNameCollector(viewMode: .sourceAccurate)
    collector.walk(self)
    return collector.names
  }

  /// The type of the one name that is bound in `let item as UITabBarItem`; nil for other patterns.
  var castType: String? {
    let pattern = self.as(ValueBindingPatternSyntax.self)?.pattern ?? self
    guard let expression = pattern.as(ExpressionPatternSyntax.self)?.expression,
      let parts = expression.as(SequenceExprSyntax.self)?.elements, parts.count == 3,
      parts.first?.as(PatternExprSyntax.self)?.pattern.is(IdentifierPatternSyntax.self) == true
    else { return nil }
    return parts.last?.as(TypeExprSyntax.self)?.type.written
  }
}

/// Collects the names in a pattern, which stand among expressions where it has some.
private final class BoundNameCollector: SyntaxVisitor {
  private(set) var names: [TokenSyntax] = []

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    names.append(node.identifier)
    return .skipChildren
  }

  override func visit(_: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension OptionalBindingConditionSyntax {
  /// The name that is bound to what it stood for, as in `if let bar`.
  var shorthandName: TokenSyntax? {
    guard initializer == nil else { return nil }
    return pattern.as(IdentifierPatternSyntax.self)?.identifier
  }
}

extension DeclSyntaxProtocol {
  /// Whether it is a member of a type, and stands in no body.
  var isMember: Bool {
    parent?.is(MemberBlockItemSyntax.self) == true
  }
}

extension PatternBindingSyntax {
  /// Whether it is a member of a type, and no variable of a body.
  var isMember: Bool {
    parent?.parent?.as(VariableDeclSyntax.self)?.isMember == true
  }
}
