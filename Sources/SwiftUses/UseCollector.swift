internal import ReviewFeed
internal import SwiftSyntax

/// Collects where a file uses the names that are looked for.
final class UseCollector: NameVisitor {
  private(set) var uses: Set<NameUse> = []
  private let names: KnownNames
  private let lines: LineStarts

  init(_ types: TypeTable, _ names: KnownNames, _ lines: LineStarts) {
    (self.names, self.lines) = (names, lines)
    super.init(types)
  }

  // Types ------------------------------------------------------------------------------------------

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    add([node.name.plain], at: node.name)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let name = TypeSyntax(node).written { add([name], at: node.name) }
    return .visitChildren
  }

  // Declarations -----------------------------------------------------------------------------------

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.isMember {
      addMember(
        node.name, of: scopes.type,
        labels: node.signature.parameterClause.parameters.map(\.firstName.text))
    }
    return super.visit(node)
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if node.isMember, let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier {
      addMember(name, of: scopes.type)
    }
    return .visitChildren
  }

  override func visitPost(_ node: OptionalBindingConditionSyntax) {
    node.shorthandName.map { addMember(alone: $0) }
    super.visitPost(node)
  }

  // Expressions ------------------------------------------------------------------------------------

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.plain
    if name.asTypeName == nil {
      addMember(alone: node.baseName, labels: node.writtenLabels ?? node.calledLabels)
    } else if !scopes.isLocal(name) {
      add([name], at: node.baseName)
    }
    return .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName
    // `UIKit.UISwitch` is the type alone.
    if let base = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.plain,
      SystemTypes.modules.contains(base), name.plain.asTypeName != nil
    {
      add([name.plain], at: name)
      return .skipChildren
    }
    node.base.map(walk)
    addMember(
      name, of: inference.owner(of: node),
      labels: node.declName.writtenLabels ?? ExprSyntax(node).calledLabels)
    return .skipChildren
  }

  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
    guard var type = node.root?.written.map(inference.path) else { return .visitChildren }
    for component in node.components {
      guard let name = component.component.as(KeyPathPropertyComponentSyntax.self)?.declName else {
        break
      }
      addMember(name.baseName, of: type)
      guard let next = types.type(of: name.baseName.plain, in: type) else { break }
      type = next
    }
    return .visitChildren
  }

  /// The name is a member of what stands before it in the path, and none of the type around it.
  override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
    node.genericArgumentClause.map(walk)
    return .skipChildren
  }

  // Uses -------------------------------------------------------------------------------------------

  /// Adds the member of a type around the place that is named by itself.
  private func addMember(alone name: TokenSyntax, labels: @autoclosure () -> [String]? = nil) {
    let text = name.plain
    guard names.mayBe(text), !scopes.isLocal(text) else { return }
    for type in inference.owners(of: text) { addMember(name, of: type, labels: labels()) }
  }

  /// Adds the member of a type, or of the nearest one above it that is looked for.
  ///
  /// - Parameter labels: those of a method, which may belong to its name.
  private func addMember(
    _ name: TokenSyntax, of type: @autoclosure () -> String?,
    labels: @autoclosure () -> [String]? = nil
  ) {
    let text = name.plain
    guard names.mayBe(text), let type = type(), !type.isEmpty,
      !scopes.isLocal(beginningOf: type)
    else { return }
    let labels = labels()
    let labelled = labels.map { "\(text)(\($0.map { "\($0):" }.joined()))" }
    add(
      types.lineage(of: type).flatMap { owner in
        [labelled, text].compactMap(\.self).map { "\(owner).\($0)" }
      }, at: name)
  }

  /// Adds the first of several meanings that is looked for.
  private func add(_ meanings: [String], at token: TokenSyntax) {
    let name = meanings.first { names.contains($0) && !types.isOwn($0, within: scopes.types) }
    guard let name, !scopes.isLocal(beginningOf: name) else { return }
    let place = lines.place(of: token.positionAfterSkippingLeadingTrivia.utf8Offset)
    uses.insert(
      NameUse(
        name: name, line: place.line, column: place.column, length: token.text.utf8.count))
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

extension DeclReferenceExprSyntax {
  /// The labels that stand behind the name, as in `#selector(show(_:sender:))`.
  fileprivate var writtenLabels: [String]? {
    argumentNames?.arguments.map(\.name.text)
  }
}
