import CommonMark

/// A template made ready for views of one type: names are places in memory, partials and words are written out.
struct TemplateProgram: Sendable {
  private let literals: [UInt8]
  private let operations: [Operation]
  private let accesses: [ValueAccess]
  /// How many views are looked at at once, each in a section of the one before.
  private let depth: Int

  init(literals: [UInt8], steps: [TemplateStep]) {
    self.literals = literals
    var list = OperationList()
    for step in steps { list.append(step, at: 1) }
    operations = list.operations
    accesses = list.accesses
    depth = list.depth
  }

  /// The HTML of a view, which must be of the type the program was compiled for.
  func render(_ view: some View, capacity: Int = 16_384) -> [UInt8] {
    withUnsafeTemporaryAllocation(of: UnsafeRawPointer.self, capacity: depth) { frames in
      literals.withUnsafeBufferPointer { literals in
        operations.withUnsafeBufferPointer { operations in
          accesses.withUnsafeBufferPointer { accesses in
            var run = TemplateRun(
              literals: literals, operations: operations, accesses: accesses, frames: frames,
              html: HTMLText(capacity: capacity))
            withUnsafePointer(to: view) { run.perform(operations.indices, on: $0, at: 0) }
            return run.html.bytes
          }
        }
      }
    }
  }
}

/// What a program does next.
indirect enum TemplateStep: Sendable {
  /// Appends a stretch of the program's literals.
  case literal(Range<Int>)
  case value(ValuePlace)
  /// Performs the steps for each thing the value stands for.
  case section(ValuePlace, [TemplateStep])
  /// Performs the steps when the value is to be shown, or when it is not.
  case condition(ValuePlace, [TemplateStep], isInverted: Bool)
}

/// Where a value is found while a program runs.
struct ValuePlace: Sendable {
  /// The section around it whose view holds it, counted from the outermost.
  let frame: Int
  let offset: Int
  let type: any FieldValue.Type
  let access: ValueAccess
}

/// A step without those within it, which follow it: numbers alone, so that nothing is counted as used or let go while a
/// program runs, which took a third of its time.
private struct Operation: Sendable {
  enum Action {
    case literal
    case value
    case section
    case condition
    case inverseCondition
  }

  let action: Action
  /// Where the stretch of the literals begins, or the value stands in its view.
  let offset: Int
  /// The section around whose view holds the value.
  var frame = 0
  /// The position among what values are accessed by.
  var access = 0
  /// The end of the stretch of the literals, or the position past the operations that are within this one.
  var end = 0
}

/// The steps of a template, one after the other.
private struct OperationList {
  private(set) var operations: [Operation] = []
  private(set) var accesses: [ValueAccess] = []
  /// How many views are looked at at once, at most.
  private(set) var depth = 1

  /// - Parameter depth: how many views are looked at there.
  mutating func append(_ step: TemplateStep, at depth: Int) {
    switch step {
    case .literal(let range):
      operations.append(
        Operation(action: .literal, offset: range.lowerBound, end: range.upperBound))
    case .value(let place): append(.value, place) { _ in }
    case .section(let place, let inner):
      self.depth = max(self.depth, depth + 1)
      append(.section, place) { for step in inner { $0.append(step, at: depth + 1) } }
    case .condition(let place, let inner, let isInverted):
      append(isInverted ? .inverseCondition : .condition, place) {
        for step in inner { $0.append(step, at: depth) }
      }
    }
  }

  private mutating func append(
    _ action: Operation.Action, _ place: ValuePlace, inner: (inout OperationList) -> Void
  ) {
    let position = operations.count
    operations.append(
      Operation(action: action, offset: place.offset, frame: place.frame, access: accesses.count))
    accesses.append(place.access)
    inner(&self)
    operations[position].end = operations.count
  }
}

/// One rendering of one page.
private struct TemplateRun {
  let literals: UnsafeBufferPointer<UInt8>
  let operations: UnsafeBufferPointer<Operation>
  let accesses: UnsafeBufferPointer<ValueAccess>
  /// The addresses of what the sections around are about, valid while those are visited.
  let frames: UnsafeMutableBufferPointer<UnsafeRawPointer>
  var html: HTMLText

  /// - Parameters:
  ///   - view: what the section around the operations is about.
  ///   - depth: the number of sections around that one.
  mutating func perform(_ range: Range<Int>, on view: UnsafeRawPointer, at depth: Int) {
    frames.initializeElement(at: depth, to: view)
    var position = range.lowerBound
    while position < range.upperBound {
      let operation = operations[position]
      position += 1
      switch operation.action {
      case .literal:
        let literal = literals[operation.offset..<operation.end]
        html.append(bytes: UnsafeBufferPointer(rebasing: literal))
      case .value: accesses[operation.access].write(address(for: operation), &html)
      case .section:
        let inner = position..<operation.end
        accesses[operation.access].visit(address(for: operation)) { element in
          perform(inner, on: element, at: depth + 1)
        }
        position = operation.end
      case .condition: if !isShown(operation) { position = operation.end }
      case .inverseCondition: if isShown(operation) { position = operation.end }
      }
    }
  }

  private func address(for operation: Operation) -> UnsafeRawPointer {
    frames[operation.frame] + operation.offset
  }

  private func isShown(_ operation: Operation) -> Bool {
    accesses[operation.access].isShown(address(for: operation))
  }
}
