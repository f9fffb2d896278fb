/// The parts of a rule that weigh differently.
enum Field: CaseIterable, Sendable {
  case title, component, api, body

  /// How much one occurrence counts.
  var weight: Double {
    switch self {
    case .title: 6
    case .component: 3
    case .api: 2.5
    case .body: 1
    }
  }

  /// How much a text's length counts against its words, from 0 to 1.
  var lengthPenalty: Double {
    self == .body ? 0.75 : 0.3
  }
}

/// A number for each field.
///
/// Not an array, because there is one for each key of each rule.
struct FieldNumbers<Number: Numeric & Sendable>: Sendable {
  private var title: Number = 0
  private var component: Number = 0
  private var api: Number = 0
  private var body: Number = 0

  init() {}

  /// The number that each field is given.
  init(_ number: (Field) -> Number) {
    for field in Field.allCases { self[field] = number(field) }
  }

  var isInTitle: Bool {
    title != 0 || component != 0
  }

  var isOnceInBody: Bool {
    body == 1 && title == 0 && component == 0 && api == 0
  }

  subscript(field: Field) -> Number {
    get {
      switch field {
      case .title: title
      case .component: component
      case .api: api
      case .body: body
      }
    }
    set {
      switch field {
      case .title: title = newValue
      case .component: component = newValue
      case .api: api = newValue
      case .body: body = newValue
      }
    }
  }
}

/// Counts stop at the highest number there is: a rule that has a word so often is found by it all the same.
extension FieldNumbers where Number: FixedWidthInteger {
  mutating func add(_ other: FieldNumbers) {
    for field in Field.allCases { add(other[field], to: field) }
  }

  mutating func add(_ count: Number, to field: Field) {
    let (sum, isOver) = self[field].addingReportingOverflow(count)
    self[field] = isOver ? .max : sum
  }
}
