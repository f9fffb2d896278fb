/// What the members of arrays give; of optional arrays too, for those are known by the same names.
enum ArrayMembers {
  /// The type of a member of an array, of a method if its name ends with `()`; nil for what is none.
  static func type(of member: String, in type: String) -> String? {
    guard let element = type.element else { return nil }
    if givingElement.contains(member) { return element }
    return givingArray.contains(member) ? type : nil
  }

  private static let givingElement: Set = [
    "first", "last", "first()", "last()", "max()", "min()", "popLast()", "randomElement()",
    "remove()", "removeFirst()", "removeLast()",
  ]

  /// What they give is passed through, and read by number, like an array.
  private static let givingArray: Set = [
    "drop()", "dropFirst()", "dropLast()", "filter()", "prefix()", "reversed()", "shuffled()",
    "sorted()", "suffix()",
  ]

  /// How many elements at a time methods give to the closure that they take.
  ///
  /// An optional array gives itself to the one of `map`, which then has none of an element's members.
  static let givenElements = [
    "allSatisfy": 1, "compactMap": 1, "contains": 1, "drop": 1, "filter": 1, "first": 1,
    "firstIndex": 1, "flatMap": 1, "forEach": 1, "last": 1, "lastIndex": 1, "map": 1, "max": 2,
    "min": 2, "prefix": 1, "removeAll": 1, "sort": 2, "sorted": 2,
  ]
}
