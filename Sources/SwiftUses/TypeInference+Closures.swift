internal import SwiftSyntax

extension TypeInference {
  /// The types of what a closure is given, in order, where it stands in the call of a method of an array.
  func given(to closure: ClosureExprSyntax) -> [String] {
    guard let access = closure.calling?.calledExpression.as(MemberAccessExprSyntax.self),
      let count = ArrayMembers.givenElements[access.declName.baseName.plain],
      let element = owner(of: access).flatMap(types.element)
    else { return [] }
    return Array(repeating: element, count: count)
  }
}

extension ClosureExprSyntax {
  /// The call that it is handed to, within the brackets or as the first behind them.
  fileprivate var calling: FunctionCallExprSyntax? {
    if let call = parent?.as(FunctionCallExprSyntax.self) {
      return call.trailingClosure?.id == id ? call : nil
    }
    return parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
  }
}
