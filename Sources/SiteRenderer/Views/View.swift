import CommonMark

/// A typed value that a template can show.
///
/// Its fields are the names a template may use. Beside a list `rules` a template may ask for `hasRules`.
protocol View: FieldValue {
  static var fields: [Field<Self>] { get }
}

/// A stored property of a view, under the name by which templates know it.
struct Field<Owner>: Sendable {
  let member: Member

  init<Value: FieldValue>(_ name: String, _ property: KeyPath<Owner, Value>) {
    guard let offset = MemoryLayout<Owner>.offset(of: property) else {
      preconditionFailure("'\(name)' of \(Owner.self) is not a stored property")
    }
    member = Member(
      name: name, offset: offset, type: Value.self, access: ValueAccess(Value.self))
  }

  /// A field of an inner view, as one of the view around it.
  init<Inner: View>(_ field: Field<Inner>, within inner: KeyPath<Owner, Inner>) {
    member = field.member.moved(by: Field("", inner).member.offset)
  }
}

extension View {
  static var isPrintable: Bool { false }

  static var members: [Member] {
    fields.map(\.member).flatMap { field in
      field.type.isList ? [field, Member(flagOf: field)] : [field]
    }
  }

  static func write(at address: UnsafeRawPointer, to html: inout HTMLText) {}
}

extension Member {
  /// `hasRules` for a list `rules`: the same value, used as a flag.
  fileprivate init(flagOf list: Member) {
    let name = "has" + list.name.prefix(1).uppercased() + list.name.dropFirst()
    self.init(
      name: name, offset: list.offset, type: list.type, access: list.access, isQuestion: true)
  }
}
