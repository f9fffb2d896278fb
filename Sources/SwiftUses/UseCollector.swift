internal import ReviewFeed
internal import SwiftSyntax

/// Collects where a file uses the names that are looked for.
final class UseCollector: DeclarationVisitor {
  private(set) var uses: Set<NameUse> = []
  private var scopes = Scopes()
  private let types: TypeTable
  private let names: KnownNames
  private let lines: LineStarts

  init(_ types: TypeTable, _ names: KnownNames, _ lines: LineStarts) {
    (self.types, self.names, self.lines) = (types, names, lines)
    super.init(viewMode: .sourceAccurate)
  }

  private var inference: TypeInference { TypeInference(types: types, scopes: scopes) }

  // Types ------------------------------------------------------------------------------------------

  override func enterType(_ name: String, _: InheritanceClauseSyntax?) {
    scopes.enter(type: name)
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

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    add([node.name.plain], at: node.name)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let name = TypeSyntax(node).written { add([name], at: node.name) }
    return .visitChildren
  }

  // Bodies -----------------------------------------------------------------------------------------

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    addMember(
      node.name, of: scopes.type,
      labels: node.signature.parameterClause.parameters.map(\.firstName.text))
    scopes.enterBody(returning: node.signature.returnClause?.type.written)
    return .visitChildren
  }

  override func visitPost(_: FunctionDeclSyntax) { scopes.leaveBody() }

  override func visit(_: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.enterBody(returning: nil)
    return .visitChildren
  }

  override func visitPost(_: InitializerDeclSyntax) { scopes.leaveBody() }

  override func visit(_: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    scopes.enterBody(returning: nil)
    return .visitChildren
  }

  override func visitPost(_: ClosureExprSyntax) { scopes.leaveBody() }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    let binding = node.parent?.as(PatternBindingSyntax.self)
    scopes.enterBody(returning: binding?.typeAnnotation?.type.written)
    return .visitChildren
  }

  override func visitPost(_: AccessorBlockSyntax) { scopes.leaveBody() }

  // Variables --------------------------------------------------------------------------------------

  override func visitPost(_ node: FunctionParameterSyntax) {
    scopes.declare((node.secondName ?? node.firstName).plain, node.type.written)
  }

  override func visitPost(_ node: ClosureParameterSyntax) {
    scopes.declare((node.secondName ?? node.firstName).plain, node.type?.written)
  }

  override func visitPost(_ node: ClosureShorthandParameterSyntax) {
    scopes.declare(node.name.plain, nil)
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if node.isMember, let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier {
      addMember(name, of: scopes.type)
    }
    return .visitChildren
  }

  override func visitPost(_ node: PatternBindingSyntax) {
    guard !node.isMember else { return }
    let given = node.initializer.flatMap { inference.type(of: $0.value) }
    declare(node.pattern, node.typeAnnotation?.type.written ?? given)
  }

  override func visitPost(_ node: OptionalBindingConditionSyntax) {
    // Of `if let bar` the type is what it was.
    guard let value = node.initializer?.value else { return }
    declare(node.pattern, node.typeAnnotation?.type.written ?? inference.type(of: value))
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    declare(node.pattern, node.typeAnnotation?.type.written)
    return .visitChildren
  }

  private func declare(_ pattern: PatternSyntax, _ type: String?) {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.plain else { return }
    scopes.declare(name, type)
  }

  // Expressions ------------------------------------------------------------------------------------

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.plain
    guard !scopes.isLocal(name) else { return .skipChildren }
    if name.asTypeName != nil {
      add([name], at: node.baseName)
    } else {
      for type in scopes.types.reversed() {
        addMember(node.baseName, of: type, labels: node.calledLabels)
      }
    }
    return .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    node.base.map(walk)
    addMember(
      node.declName.baseName, of: inference.owner(of: node), labels: ExprSyntax(node).calledLabels)
    return .skipChildren
  }

  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
    guard var type = node.root?.written else { return .visitChildren }
    node.root.map(walk)
    for component in node.components {
      guard let name = component.component.as(KeyPathPropertyComponentSyntax.self)?.declName else {
        break
      }
      addMember(name.baseName, of: type)
      guard let next = types.type(of: name.baseName.plain, in: type) else { break }
      type = next
    }
    return .skipChildren
  }

  // Uses -------------------------------------------------------------------------------------------

  /// Adds the member of a type, or of the nearest one above it that is looked for.
  ///
  /// - Parameter labels: those of a method, which may belong to its name.
  private func addMember(
    _ name: TokenSyntax, of type: @autoclosure () -> String?,
    labels: @autoclosure () -> [String]? = nil
  ) {
    let text = name.plain
    guard names.mayBe(text), let type = type(), !type.isEmpty else { return }
    let labels = labels()
    let labelled = labels.map { "\(text)(\($0.map { "\($0):" }.joined()))" }
    add(
      types.lineage(of: type).flatMap { owner in
        [labelled, text].compactMap(\.self).map { "\(owner).\($0)" }
      }, at: name)
  }

  /// Adds the first of several meanings that is looked for.
  private func add(_ meanings: [String], at token: TokenSyntax) {
    let name = meanings.first { names.contains($0) && !types.isOwn($0) }
    guard let name else { return }
    let place = lines.place(of: token.positionAfterSkippingLeadingTrivia.utf8Offset)
    uses.insert(
      NameUse(
        name: name, line: place.line, column: place.column, length: token.text.utf8.count))
  }
}

extension PatternBindingSyntax {
  /// Whether it is a member of a type, and no variable of a body.
  fileprivate var isMember: Bool {
    parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true
  }
}

extension SyntaxProtocol {
  /// The labels of the arguments where this is what is called.
  fileprivate var calledLabels: [String]? {
    guard let call = parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == id
    else { return nil }
    return call.arguments.map { $0.label?.text ?? "_" }
  }
}
