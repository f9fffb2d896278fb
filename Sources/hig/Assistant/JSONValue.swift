import Foundation
import RuleGraph

/// Any JSON, for messages whose form the other side decides.
enum JSONValue: Codable, Equatable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  /// A number with up to 38 digits is kept exactly, because an answer carries the id of its question. One with more is
  /// rounded.
  case number(Decimal)
  /// A number outside the range of those.
  case double(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  private static let deepest = 32

  init(from decoder: any Decoder) throws {
    // What is looked for and not found is told with all that it stands in, which takes seconds at some hundred.
    guard decoder.codingPath.count < Self.deepest else {
      let words = "It is nested more than \(Self.deepest) deep."
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: words))
    }
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Decimal.self) {
      self = .number(value)
    } else if let value = try? container.decode(Double.self) {
      self = .double(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .double(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let values): try container.encode(values)
    case .object(let members): try container.encode(members)
    }
  }

  subscript(key: String) -> JSONValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  /// The names of the members of an object, in order.
  var names: [String] {
    if case .object(let members) = self { members.keys.sorted() } else { [] }
  }

  /// Whether it can be the id of a question.
  var isID: Bool {
    switch self {
    case .string, .integer, .number, .double: true
    case .null, .bool, .array, .object: false
    }
  }

  /// As it may be shown; an id is given back as it came.
  var text: String? {
    if case .string(let value) = self { value.withoutStackedMarks } else { nil }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral,
  ExpressibleByArrayLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral
{
  init(stringLiteral value: String) { self = .string(value) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(integerLiteral value: Int) { self = .integer(value) }
  init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements, uniquingKeysWith: { $1 }))
  }
}
