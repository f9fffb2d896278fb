internal import SwiftSyntax

/// Collects what a file declares: its types, what they inherit, and of what type their members are.
final class DeclarationCollector: DeclarationVisitor {
  private(set) var declarations = Declarations()
  /// The types around the place, each by its path.
  private var types: [String] = []
  /// What their generic parameters are bound to; nil where nothing tells.
  private var parameters: [[String: String?]] = []

  init() {
    super.init(viewMode: .sourceAccurate)
  }

  override func enterType(_ node: any NamedDeclSyntax & DeclGroupSyntax) {
    let name = node.name.plain
    if let outer = types.last {
      declarations.nestedTypes[outer, default: []].insert(name)
    } else {
      declarations.types.insert(name)
      if node.modifiers.arePrivate { declarations.privateTypes.insert(name) }
    }
    let path = types.last.map { "\($0).\(name)" } ?? name
    inherit(path, node.inheritanceClause)
    types.append(path)
    parameters.append(bounds(of: node.asProtocol((any WithGenericParametersSyntax).self)))
  }

  private func bounds(of node: (any WithGenericParametersSyntax)?) -> [String: String?] {
    let parameters = node?.genericParameterClause?.parameters.map { ($0.name.plain, $0.bound) }
    return Dictionary(parameters ?? [], uniquingKeysWith: { first, _ in first })
  }

  override func leaveType() {
    types.removeLast()
    parameters.removeLast()
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.written ?? ""
    inherit(name, node.inheritanceClause)
    types.append(name)
    parameters.append([:])
    return .visitChildren
  }

  override func visitPost(_: ExtensionDeclSyntax) { leaveType() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.plain
    // `UITabBar` within a type is the system's where it is set to `UIKit.UITabBar`.
    guard let type = node.initializer.value.written, type != name else { return .skipChildren }
    if let outer = types.last {
      declarations.nestedTypes[outer, default: []].insert(name)
    } else if node.modifiers.arePrivate {
      declarations.privateTypes.insert(name)
    }
    declarations.supertypes[types.last.map { "\($0).\(name)" } ?? name, default: []].append(type)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      binding.pattern.boundNames.forEach(declare)
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plain,
        let type = binding.annotation?.written ?? binding.initializer?.value.constructed
      else { continue }
      add(name, type, isPrivate: node.modifiers.arePrivate)
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
    let bounds = bounds(of: node)
    let result = node.signature.returnClause?.type.written
    if let type = result?.renamed({ bounds[$0] ?? $0 }) {
      add("\(node.name.plain)()", type, isPrivate: node.modifiers.arePrivate)
    }
    return .skipChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
    return .skipChildren
  }

  // What bodies declare is no member, and known in them alone.

  override func visit(_: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_: SwitchCaseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func inherit(_ name: String, _ clause: InheritanceClauseSyntax?) {
    let above = clause?.inheritedTypes.compactMap(\.type.written) ?? []
    if !above.isEmpty { declarations.supertypes[name, default: []] += above }
  }

  private func declare(_ member: TokenSyntax) {
    guard let owner = types.last else { return }
    declarations.memberNames[owner, default: []].insert(member.plain)
  }

  private func add(_ member: String, _ type: String, isPrivate: Bool) {
    if types.isEmpty, isPrivate { declarations.privateGlobals.insert(member) }
    let owner = types.last ?? Declarations.globals
    let known = type.renamed { name in
      parameters.last { $0[name] != nil }.map { $0[name] ?? nil } ?? name
    }
    if let known { declarations.members[owner, default: [:]][member] = known }
  }
}

extension DeclModifierListSyntax {
  /// Whether no other file may use what has them, where it stands in no type.
  fileprivate var arePrivate: Bool {
    contains { [.keyword(.private), .keyword(.fileprivate)].contains($0.name.tokenKind) }
  }
}

extension ExprSyntax {
  /// The type whose initializer is called, `UISlider` of `UISlider(frame: .zero)` or `UISlider.init()`, or to which
  /// something is cast.
  var constructed: String? {
    if let inner = wrapped { return inner.constructed }
    if let cast = self.as(SequenceExprSyntax.self)?.elements.castType { return cast.written }
    if let literal = self.as(ArrayExprSyntax.self) { return literal.constructed }
    guard let callee = self.as(FunctionCallExprSyntax.self)?.calledExpression else { return nil }
    return callee.typePath ?? callee.initialized?.typePath
  }

  /// What stands before `.init`.
  var initialized: ExprSyntax? {
    guard let access = self.as(MemberAccessExprSyntax.self),
      access.declName.baseName.tokenKind == .keyword(.`init`)
    else { return nil }
    return access.base
  }

  /// A type by its name, which begins with a capital letter: `UIBarButtonItem.SystemItem`.
  var typePath: String? {
    if let list = self.as(ArrayExprSyntax.self)?.elements {
      return list.count == 1 ? list.first?.expression.typePath?.array : nil
    }
    if let generic = self.as(GenericSpecializationExprSyntax.self),
      let name = generic.expression.as(DeclReferenceExprSyntax.self)?.baseName
    {
      return generic.genericArgumentClause.array(of: name)
    }
    if let name = self.as(DeclReferenceExprSyntax.self)?.baseName.plain { return name.asTypeName }
    guard let access = self.as(MemberAccessExprSyntax.self),
      let name = access.declName.baseName.plain.asTypeName, let base = access.base?.typePath
    else { return nil }
    return SystemTypes.modules.contains(base) ? name : "\(base).\(name)"
  }
}

extension ArrayExprSyntax {
  /// The type of an array all of whose elements are made by an initializer of one type.
  fileprivate var constructed: String? {
    guard let first = elements.first?.expression.constructed,
      elements.dropFirst().allSatisfy({ $0.expression.constructed == first })
    else { return nil }
    return first.array
  }
}

extension String {
  /// The name where it begins like one of a type.
  var asTypeName: String? {
    first?.isUppercase == true ? self : nil
  }
}
