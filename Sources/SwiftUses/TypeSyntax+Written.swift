internal import SwiftSyntax

extension TypeSyntax {
  /// The name of a type without the module, `UIBarButtonItem.SystemItem`; nil for what has none, such as functions.
  var written: String? {
    if let type = self.as(IdentifierTypeSyntax.self) {
      return type.genericArgumentClause?.array(of: type.name) ?? type.name.plain
    }
    if let type = self.as(ArrayTypeSyntax.self) { return type.element.written?.array }
    if let type = self.as(MemberTypeSyntax.self) {
      guard let base = type.baseType.written, base.element == nil else { return nil }
      return SystemTypes.modules.contains(base) ? type.name.plain : "\(base).\(type.name.plain)"
    }
    return inner?.written
  }

  /// What is optional, opaque, in brackets, or has an attribute.
  private var inner: TypeSyntax? {
    if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType }
    if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return type.wrappedType }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType }
    if let type = self.as(SomeOrAnyTypeSyntax.self) { return type.constraint }
    if let type = self.as(CompositionTypeSyntax.self) { return type.elements.first?.type }
    if let type = self.as(TupleTypeSyntax.self), type.elements.count == 1 {
      return type.elements.first?.type
    }
    return nil
  }
}

extension GenericArgumentClauseSyntax {
  /// `Array<T>`, where that is what the brackets stand behind.
  func array(of name: TokenSyntax) -> String? {
    guard name.plain == "Array", arguments.count == 1,
      case .type(let type)? = arguments.first?.argument, let element = type.written
    else { return nil }
    return "Array<\(element)>"
  }
}

extension FunctionParameterSyntax {
  /// The type of what is taken, an array where that may be several.
  var taken: String? { ellipsis == nil ? type.written : type.written?.array }
}

extension ClosureParameterSyntax {
  /// The type of what is taken, an array where that may be several; nil where none is written.
  var taken: String? { ellipsis == nil ? type?.written : type?.written?.array }
}

extension PatternBindingSyntax {
  /// The type that is written for what it binds, of `bar` in `var bar, other: UITabBar` behind another.
  var annotation: TypeSyntax? {
    if let typeAnnotation { return typeAnnotation.type }
    var binding = self
    // More than anybody writes would each be looked for past all others.
    for _ in 0..<32 {
      guard binding.initializer == nil, let next = binding.next else { return nil }
      if let annotation = next.typeAnnotation { return annotation.type }
      binding = next
    }
    return nil
  }

  /// The one behind it, without a look at all before it.
  private var next: PatternBindingSyntax? {
    var node = lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)?.parent
    while let inner = node, !inner.is(CodeBlockItemSyntax.self) {
      if let binding = inner.as(PatternBindingSyntax.self) {
        return binding.parent?.id == parent?.id ? binding : nil
      }
      node = inner.parent
    }
    return nil
  }
}

extension GenericParameterSyntax {
  /// The type that what stands for it is one of, be that said in its brackets or behind `where`.
  var bound: String? {
    if let type = inheritedType?.written { return type }
    let declaration = parent?.parent?.parent?.asProtocol((any WithGenericParametersSyntax).self)
    return declaration?.genericWhereClause?.requirements.lazy
      .compactMap { $0.requirement.as(ConformanceRequirementSyntax.self) }
      .first { $0.leftType.written == name.plain }?.rightType.written
  }
}

extension TokenSyntax {
  /// The name without the backticks that let it be a keyword.
  var plain: String {
    let text = text
    return text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`")
      ? String(text.dropFirst().dropLast()) : text
  }
}
