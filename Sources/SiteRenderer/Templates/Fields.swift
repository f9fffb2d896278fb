internal import Mustache

/// A typed value that a template can show.
///
/// Its stored properties are the names a template may use.
protocol View: Sendable {}

/// A view as templates see it.
///
/// Properties are looked up once, here, because reflection for every tag of a template is many
/// times slower. Beside a list `rules` there is a flag `hasRules`.
struct Fields: MustacheParent, Sendable {
  private var values: [String: any Sendable] = [:]

  init(_ view: any View) {
    for property in Mirror(reflecting: view).children {
      guard let name = property.label else { continue }
      values[name] = Self.value(property.value)
      if let flag = Self.hasAny(values[name]) { values[Self.question(name)] = flag }
    }
  }

  func child(named name: String) -> Any? {
    values[name]
  }

  /// The same fields and those of another value under a name.
  func adding(_ fields: Fields, named name: String) -> Fields {
    var result = self
    result.values[name] = fields
    return result
  }

  /// Whether a list has anything in it; `nil` for what is not a list.
  private static func hasAny(_ value: (any Sendable)?) -> Bool? {
    switch value {
    case let views as [Fields]: !views.isEmpty
    case let texts as [String]: !texts.isEmpty
    case let markups as [TrustedHTML]: !markups.isEmpty
    default: nil
    }
  }

  private static func question(_ name: String) -> String {
    "has" + name.prefix(1).uppercased() + name.dropFirst()
  }

  private static func value(_ value: Any) -> any Sendable {
    switch value {
    case let text as String: text
    case let flag as Bool: flag
    case let number as Int: String(number)
    case let markup as TrustedHTML: markup
    case let view as any View: Fields(view)
    case let views as [any View]: views.map { Fields($0) }
    case let texts as [String]: texts
    case let markups as [TrustedHTML]: markups
    default: Absent()
    }
  }
}

/// A property without a value.
///
/// It hides a property of the same name further out, which a plain `nil` would let a template see.
private struct Absent: MustacheCustomRenderable {
  var renderText: String { "" }
  var isNull: Bool { true }
}
