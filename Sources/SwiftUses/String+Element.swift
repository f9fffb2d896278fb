/// Names of types as `TypeSyntax.written` gives them: `UITabBar`, `UITabBarItem.SystemItem`, `[UITabBarItem]`.
extension String {
  /// The type of what an array holds, `T` of `[T]` and `Array<T>`; nil for what is no array.
  var element: String? {
    let (open, close) = hasPrefix(Self.arrayBeginning) ? (Self.arrayBeginning, ">") : ("[", "]")
    guard hasPrefix(open), hasSuffix(close) else { return nil }
    return String(dropFirst(open.count).dropLast(close.count))
  }

  /// The type of an array that holds what is of this one.
  var array: String { "[\(self)]" }

  /// Whether an array is written like any other type, so that a type of the files may be meant.
  var isNamedArray: Bool { hasPrefix(Self.arrayBeginning) }

  private static let arrayBeginning = "Array<"

  /// The type, or an array of it, by another name; nil where there is none.
  func renamed(_ rename: (String) -> String?) -> String? {
    guard let element else { return rename(self) }
    return element.renamed(rename).map { isNamedArray ? "\(Self.arrayBeginning)\($0)>" : $0.array }
  }

  /// What stands before the first dot: the type in which all others of the path stand.
  var outermost: String { element?.outermost ?? String(prefix { $0 != "." }) }
}
