/// Lists of numbers, one behind the other in one array.
///
/// An array of arrays takes an allocation for each list, and a count of references whenever one is looked at.
struct Runs<Number: Sendable>: Sendable {
  private(set) var numbers: [Number] = []
  /// Where each list ends.
  private var ends: [Int32] = []

  /// How many lists there are.
  var count: Int { ends.count }

  /// Where a list stands among all numbers.
  func places(of list: Int) -> Range<Int> {
    (list == 0 ? 0 : Int(ends[list - 1]))..<Int(ends[list])
  }

  subscript(list: Int) -> ArraySlice<Number> { numbers[places(of: list)] }

  /// Adds a number to the list that is begun.
  mutating func add(_ number: Number) {
    numbers.append(number)
  }

  /// Ends the list that is begun.
  mutating func close() {
    ends.append(Int32(numbers.count))
  }

  /// Gives back the memory that was kept for more.
  mutating func trim() {
    numbers = numbers.map(\.self)
    ends = ends.map(\.self)
  }

  /// Adds a whole list.
  mutating func append(_ list: some Sequence<Number>) {
    numbers.append(contentsOf: list)
    close()
  }
}
