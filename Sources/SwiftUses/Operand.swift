internal import SwiftSyntax

/// What the operators beside an operand say of its type.
enum Operand {
  /// It is that of another, with which it is compared or to which it is assigned.
  case like(ExprSyntax)
  /// It is that of all that the operators make.
  case whole
  /// They may take and give what they like.
  case unknown

  init(_ node: Syntax, in list: ExprListSyntax) {
    let elements = Array(list)
    guard let own = elements.firstIndex(where: { $0.id == node.id }) else {
      self = .unknown
      return
    }
    let beside = [(own + 1, own + 2), (own - 1, own - 2)].compactMap { sign, other in
      elements.indices.contains(other)
        ? elements[sign].operatorName.map { (name: $0, other: elements[other]) } : nil
    }
    let isArray = node.is(ArrayExprSyntax.self)
    let other = beside.first {
      Self.ofOneType.contains($0.name) || isArray && Self.joining.contains($0.name)
    }
    if let other = other?.other {
      self = .like(other)
    } else if beside.contains(where: { $0.name != "??" }) {
      self = .unknown
    } else {
      let assignment = elements[..<own].lastIndex { $0.is(AssignmentExprSyntax.self) }
      self = assignment.flatMap { $0 > 0 ? .like(elements[$0 - 1]) : nil } ?? .whole
    }
  }

  /// What stands between two things of one type.
  private static let ofOneType: Set = ["==", "!=", "===", "!==", "<", ">", "<=", ">=", "~="]

  /// What stands between an array and one that is put behind it.
  private static let joining: Set = ["+", "+="]
}

extension ExprSyntax {
  fileprivate var operatorName: String? {
    self.as(BinaryOperatorExprSyntax.self)?.operator.text
  }
}

extension ExpressionPatternSyntax {
  /// What is looked at in the `switch`, `if case` or `guard case` of a pattern; `nil` for one of a loop or a `catch`.
  var matched: ExprSyntax? {
    if let condition = parent?.as(MatchingPatternConditionSyntax.self) {
      return condition.initializer.value
    }
    guard parent?.is(SwitchCaseItemSyntax.self) == true else { return nil }
    var node = parent
    while let next = node, !next.is(SwitchExprSyntax.self) { node = next.parent }
    return node?.as(SwitchExprSyntax.self)?.subject
  }
}
