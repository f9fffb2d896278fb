internal import SwiftSyntax

/// Visits a file, and knows at each place what a name stands for.
class NameVisitor: ScopeVisitor {
  final let types: TypeTable

  init(_ types: TypeTable) {
    self.types = types
    super.init(viewMode: .sourceAccurate)
  }

  final var inference: TypeInference { TypeInference(types: types, scopes: scopes) }

  // What is taken ----------------------------------------------------------------------------------

  override func visitPost(_ node: FunctionParameterSyntax) {
    declare(node.secondName ?? node.firstName, node.taken.map(inference.path))
  }

  override func visitPost(_ node: ClosureParameterSyntax) {
    let isAlone = node.parent?.as(ClosureParameterListSyntax.self)?.count == 1
    let given = isAlone && node.type == nil ? scopes.type(ofLocal: "$0") : nil
    declare(node.secondName ?? node.firstName, node.taken.map(inference.path) ?? given)
  }

  /// What a closure takes is called `$0` as well, which stands for nothing of one around it.
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    let given = inference.given(to: node)
    let next = super.visit(node)
    for number in 0...1 { declare(.dollarIdentifier("$\(number)"), given.dropFirst(number).first) }
    return next
  }

  override func visitPost(_ node: ClosureShorthandParameterListSyntax) {
    // Where more is taken than an array gives, a method of the files is called.
    let isGiven = node.count == 1 || scopes.type(ofLocal: "$1") != nil
    for (number, parameter) in node.enumerated() {
      declare(parameter.name, isGiven ? scopes.type(ofLocal: "$\(number)") : nil)
    }
  }

  override func visitPost(_ node: AccessorParametersSyntax) {
    declare(node.name, scopes.result.map(inference.path))
  }

  /// What is set has a name even where none is given.
  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    let next = super.visit(node)
    guard node.parameters == nil else { return next }
    let name: String? =
      switch node.accessorSpecifier.tokenKind {
      case .keyword(.set), .keyword(.willSet): "newValue"
      case .keyword(.didSet): "oldValue"
      default: nil
      }
    name.map { declare(.identifier($0), scopes.result.map(inference.path)) }
    return next
  }

  override func visitPost(_ node: ClosureCaptureSyntax) {
    let given = node.initializer.map { inference.type(of: $0.value) }
    declare(node.name, given ?? scopes.type(ofLocal: node.name.plain))
  }

  override func visitPost(_ node: GenericParameterSyntax) {
    declare(node.name, node.bound.map(inference.path))
  }

  // What is bound ----------------------------------------------------------------------------------

  override func visitPost(_ node: PatternBindingSyntax) {
    guard !node.isMember else { return }
    let given = node.initializer.flatMap { inference.type(of: $0.value) }
    bind(node.pattern, to: node.annotation?.written.map(inference.path) ?? given)
  }

  override func visitPost(_ node: OptionalBindingConditionSyntax) {
    // Of `if let bar` the type is what it was.
    let given =
      node.initializer.map { inference.type(of: $0.value) }
      ?? node.shorthandName.flatMap { inference.type(ofName: $0) }
    bind(node.pattern, to: node.typeAnnotation?.type.written.map(inference.path) ?? given)
  }

  override func visitPost(_ node: MatchingPatternConditionSyntax) {
    bind(node.pattern, to: nil)
  }

  override func visit(_ node: SwitchCaseItemSyntax) -> SyntaxVisitorContinueKind {
    bind(node.pattern, to: nil)
    return .visitChildren
  }

  override func visit(_ node: CatchItemSyntax) -> SyntaxVisitorContinueKind {
    node.pattern.map { bind($0, to: nil) }
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    _ = super.visit(node)
    walk(node.pattern)
    node.typeAnnotation.map(walk)
    walk(node.sequence)
    let given = node.typeAnnotation?.type.written.map(inference.path)
    bind(node.pattern, to: given ?? inference.element(of: node.sequence))
    node.whereClause.map(walk)
    walk(node.body)
    return .skipChildren
  }

  /// Lets the names of a pattern stand for what it binds; of what types several are nothing tells.
  private func bind(_ pattern: PatternSyntax, to type: String?) {
    let type =
      pattern.is(IdentifierPatternSyntax.self) ? type : pattern.castType.map(inference.path)
    for name in pattern.boundNames { declare(name, type) }
  }
}
