internal import SwiftSyntax

extension TypeInference {
  /// The type of what something holds that is passed through; nil where nothing tells.
  func element(of expression: ExprSyntax) -> String? {
    type(of: expression).flatMap(types.element)
  }

  /// The type of `x[0]`, and of `x[1...]`, which holds the same as `x`.
  func type(ofSubscript call: SubscriptCallExprSyntax) -> String? {
    guard call.arguments.count == 1, let argument = call.arguments.first, argument.label == nil,
      let array = type(of: call.calledExpression), let element = types.element(of: array)
    else { return nil }
    return argument.expression.isRange ? element.array : element
  }

  /// The type of an array all of whose elements are known to be of one.
  func type(ofLiteral literal: ArrayExprSyntax) -> String? {
    var found: String?
    for element in literal.elements.map(\.expression) {
      // A name with only a dot before it would be asked for what the array must be, without end.
      guard !element.isImplicitMember, let type = type(of: element), found == nil || found == type
      else { return nil }
      found = type
    }
    return found?.array
  }

  /// The type that what is in an array literal must have for the array to be what it must be.
  func expected(ofElement element: ArrayElementSyntax) -> String? {
    let literal = element.parent?.parent?.as(ArrayExprSyntax.self)
    return literal.flatMap { expected(at: ExprSyntax($0)) }.flatMap(types.element)
  }

  /// The type of a cast, or of what `??` stands between.
  func type(ofSequence sequence: SequenceExprSyntax) -> String? {
    var found: String?
    for operand in sequence.elements.split(whereSeparator: \.isCoalescing) {
      if operand.count == 1, operand.allSatisfy(\.adapts) { continue }
      guard let type = type(ofOperand: operand), found == nil || found == type else { return nil }
      found = type
    }
    return found
  }

  private func type(ofOperand operand: ExprListSyntax.SubSequence) -> String? {
    operand.count == 1
      ? operand.first.flatMap(type(of:)) : operand.castType?.written.map(path)
  }
}

extension Collection<ExprSyntax> {
  /// The type that something is cast to; nil where it is none, or only asked whether it is of a type.
  var castType: TypeSyntax? {
    guard count == 3, let last = dropFirst(2).first,
      dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true
    else { return nil }
    return last.as(TypeExprSyntax.self)?.type
  }
}

extension ExprSyntax {
  fileprivate var isCoalescing: Bool {
    self.as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
  }

  /// Whether it is of any type that is wanted, as far as its elements are.
  fileprivate var adapts: Bool {
    self.is(ArrayExprSyntax.self) || self.is(NilLiteralExprSyntax.self) || isImplicitMember
  }

  /// Whether it is written as a range: `1...`, `..<n`, `a...b`, `...`.
  fileprivate var isRange: Bool {
    if let inner = wrapped { return inner.isRange }
    let signs: Set = ["...", "..<"]
    if let one = self.as(DeclReferenceExprSyntax.self) { return signs.contains(one.baseName.text) }
    if let one = self.as(PrefixOperatorExprSyntax.self) { return signs.contains(one.operator.text) }
    if let one = self.as(PostfixOperatorExprSyntax.self) {
      return signs.contains(one.operator.text)
    }
    return self.as(SequenceExprSyntax.self)?.elements.contains { element in
      element.as(BinaryOperatorExprSyntax.self).map { signs.contains($0.operator.text) } ?? false
    } ?? false
  }
}
