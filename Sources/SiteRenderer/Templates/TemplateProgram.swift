import CommonMark

/// A template made ready for views of one type: names are places in memory, partials and words are written out.
struct TemplateProgram: Sendable {
  private let literals: [UInt8]
  private let operations: [Operation]
  private let accesses: [ValueAccess]

  init(literals: [UInt8], steps: [TemplateStep]) {
    self.literals = literals
    var list = OperationList()
    for step in steps { list.append(step) }
    operations = list.operations
    accesses = list.accesses
  }

  /// The HTML of a view, which must be of the type the program was compiled for.
  func render(_ view: some View, capacity: Int = 16_384) -> [UInt8] {
    literals.withUnsafeBufferPointer { literals in
      operations.withUnsafeBufferPointer { operations in
        withUnsafePointer(to: view) { address in
          var run = TemplateRun(
            literals: literals, operations: operations, accesses: accesses,
            html: HTMLText(capacity: capacity))
          run.frames.append(UnsafeRawPointer(address))
          run.perform(operations.indices)
          return run.html.bytes
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

  mutating func append(_ step: TemplateStep) {
    switch step {
    case .literal(let range):
      operations.append(
        Operation(action: .literal, offset: range.lowerBound, end: range.upperBound))
    case .value(let place): append(.value, place, [])
    case .section(let place, let inner): append(.section, place, inner)
    case .condition(let place, let inner, let isInverted):
      append(isInverted ? .inverseCondition : .condition, place, inner)
    }
  }

  private mutating func append(
    _ action: Operation.Action, _ place: ValuePlace, _ inner: [TemplateStep]
  ) {
    let position = operations.count
    operations.append(
      Operation(action: action, offset: place.offset, frame: place.frame, access: accesses.count))
    accesses.append(place.access)
    for step in inner { append(step) }
    operations[position].end = operations.count
  }
}

/// One rendering of one page.
private struct TemplateRun {
  let literals: UnsafeBufferPointer<UInt8>
  let operations: UnsafeBufferPointer<Operation>
  let accesses: [ValueAccess]
  var html: HTMLText
  /// The addresses of what the sections around are about, valid while those are visited.
  var frames: [UnsafeRawPointer] = []

  mutating func perform(_ range: Range<Int>) {
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
          frames.append(element)
          perform(inner)
          frames.removeLast()
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
