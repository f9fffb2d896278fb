import CommonMark

/// A value that a template can print, or use as a section.
///
/// Templates read values where they stand in memory, by address: a page has some thousand of them, and boxing each one
/// to look at it (what `Mirror` and dictionaries of `Any` come down to) made 60 % of the time of a build.
protocol FieldValue: Sendable {
  /// The names that may follow this value's, and that a section of it brings into scope.
  static var members: [Member] { get }
  /// What a section of the value is about: the value itself, what it wraps, or its elements.
  static var content: any FieldValue.Type { get }
  static var isList: Bool { get }
  static var isPrintable: Bool { get }
  static var isMarkup: Bool { get }
  /// A flag only shows its section or not; anything else becomes what `{{.}}` means in it.
  static var isFlag: Bool { get }

  /// Appends the value in HTML; text is escaped.
  static func write(at address: UnsafeRawPointer, to html: inout HTMLText)
  /// Whether a section of the value is shown at all.
  static func isShown(at address: UnsafeRawPointer) -> Bool
  /// Calls the body with the address of each thing that a section of the value is shown for.
  static func visit(at address: UnsafeRawPointer, _ body: (UnsafeRawPointer) -> Void)
}

/// A name that a template may use, and where in the memory of its owner the value stands.
struct Member: Sendable {
  let name: String
  let offset: Int
  let type: any FieldValue.Type
  let access: ValueAccess
  /// Whether the name asks if a list has anything, instead of standing for its elements.
  var isQuestion = false

  /// The same value in the memory of a view that holds its owner at an offset.
  func moved(by distance: Int) -> Member {
    Member(
      name: name, offset: offset + distance, type: type, access: access, isQuestion: isQuestion)
  }
}

/// What templates do with a value, made for its very type: asked of any type at all, the same takes twice the time.
struct ValueAccess: Sendable {
  let write: @Sendable (UnsafeRawPointer, inout HTMLText) -> Void
  let isShown: @Sendable (UnsafeRawPointer) -> Bool
  let visit: @Sendable (UnsafeRawPointer, (UnsafeRawPointer) -> Void) -> Void

  init<Value: FieldValue>(_ type: Value.Type) {
    write = { Value.write(at: $0, to: &$1) }
    isShown = { Value.isShown(at: $0) }
    visit = { Value.visit(at: $0, $1) }
  }
}

extension FieldValue {
  static var members: [Member] { [] }
  static var content: any FieldValue.Type { Self.self }
  static var isList: Bool { false }
  static var isPrintable: Bool { true }
  static var isMarkup: Bool { false }
  static var isFlag: Bool { false }

  static func isShown(at address: UnsafeRawPointer) -> Bool { true }

  static func visit(at address: UnsafeRawPointer, _ body: (UnsafeRawPointer) -> Void) {
    if isShown(at: address) { body(address) }
  }

  fileprivate static func value(at address: UnsafeRawPointer) -> Self {
    address.assumingMemoryBound(to: Self.self).pointee
  }
}

extension String: FieldValue {
  static func write(at address: UnsafeRawPointer, to html: inout HTMLText) {
    html.append(text: value(at: address), escapingApostrophes: true)
  }
}

extension Int: FieldValue {
  static func write(at address: UnsafeRawPointer, to html: inout HTMLText) {
    html.append(markup: String(value(at: address)))
  }
}

extension Bool: FieldValue {
  static var isFlag: Bool { true }
  static var isPrintable: Bool { false }

  static func write(at address: UnsafeRawPointer, to html: inout HTMLText) {}

  static func isShown(at address: UnsafeRawPointer) -> Bool { value(at: address) }
}

extension TrustedHTML: FieldValue {
  static var isMarkup: Bool { true }

  static func write(at address: UnsafeRawPointer, to html: inout HTMLText) {
    html.append(markup: value(at: address).markup)
  }

  static func isShown(at address: UnsafeRawPointer) -> Bool { !value(at: address).isEmpty }
}

extension Optional: FieldValue where Wrapped: FieldValue {
  static var content: any FieldValue.Type { Wrapped.content }
  static var isList: Bool { Wrapped.isList }
  static var isPrintable: Bool { Wrapped.isPrintable }
  static var isMarkup: Bool { Wrapped.isMarkup }
  static var isFlag: Bool { Wrapped.isFlag }

  // What is wrapped begins where the optional does, and is looked at in place: to take it out copies a whole view, and
  // counts every text in it as used once more.

  static func write(at address: UnsafeRawPointer, to html: inout HTMLText) {
    if isPresent(at: address) { Wrapped.write(at: address, to: &html) }
  }

  static func isShown(at address: UnsafeRawPointer) -> Bool {
    isPresent(at: address) && Wrapped.isShown(at: address)
  }

  static func visit(at address: UnsafeRawPointer, _ body: (UnsafeRawPointer) -> Void) {
    if isPresent(at: address) { Wrapped.visit(at: address, body) }
  }

  private static func isPresent(at address: UnsafeRawPointer) -> Bool {
    if case .some = address.assumingMemoryBound(to: Self.self).pointee { true } else { false }
  }
}

extension Array: FieldValue where Element: FieldValue {
  static var content: any FieldValue.Type { Element.self }
  static var isList: Bool { true }
  static var isPrintable: Bool { false }
  static var isMarkup: Bool { Element.isMarkup }

  static func write(at address: UnsafeRawPointer, to html: inout HTMLText) {}

  static func isShown(at address: UnsafeRawPointer) -> Bool { !value(at: address).isEmpty }

  static func visit(at address: UnsafeRawPointer, _ body: (UnsafeRawPointer) -> Void) {
    value(at: address).withUnsafeBufferPointer { elements in
      guard let first = elements.baseAddress else { return }
      for position in elements.indices { body(first + position) }
    }
  }
}
