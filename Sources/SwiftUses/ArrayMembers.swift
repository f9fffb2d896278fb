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
}
