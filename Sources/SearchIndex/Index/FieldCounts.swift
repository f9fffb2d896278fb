/// The parts of a rule that weigh differently.
enum Field: Int, CaseIterable, Sendable {
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

  /// How much a long text is held against its words, from 0 to 1.
  var lengthPenalty: Double {
    self == .body ? 0.75 : 0.3
  }

  var isTitle: Bool {
    self == .title || self == .component
  }
}

/// How often each key occurs in each field of one rule, and how many words the fields have.
struct FieldCounts: Sendable {
  private(set) var counts: [String: [Int]] = [:]
  private(set) var lengths = Field.allCases.map { _ in 0 }

  mutating func add(_ keys: [String], to field: Field) {
    for key in keys {
      counts[key, default: Field.allCases.map { _ in 0 }][field.rawValue] += 1
    }
  }

  mutating func lengthen(_ field: Field, by words: Int) {
    lengths[field.rawValue] += words
  }
}
