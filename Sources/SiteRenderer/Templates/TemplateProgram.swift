import CommonMark

/// A template made ready for views of one type: names are places in memory, partials and words are written out.
struct TemplateProgram: Sendable {
  private let literals: [UInt8]
  private let operations: [Operation]

  init(literals: [UInt8], steps: [TemplateStep]) {
    self.literals = literals
    operations = Operation.flat(steps)
  }

  /// The HTML of a view, which must be of the type the program was compiled for.
  func render(_ view: some View, capacity: Int = 16_384) -> [UInt8] {
    literals.withUnsafeBufferPointer { literals in
      operations.withUnsafeBufferPointer { operations in
        withUnsafePointer(to: view) { address in
          var run = TemplateRun(
            literals: literals, operations: operations, html: HTMLText(capacity: capacity))
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

/// A step without those within it, which follow it: nothing is counted as used or let go while a program runs, which
/// took a third of its time.
private struct Operation: Sendable {
  enum Action {
    case literal
    case value
    case section
    case condition
    case inverseCondition
  }

  let action: Action
  /// The stretch of the literals.
  var literal = 0..<0
  var frame = 0
  var offset = 0
  var access = ValueAccess(Bool.self)
  /// The position past the operations that are within this one.
  var end = 0

  static func flat(_ steps: [TemplateStep]) -> [Operation] {
    var operations: [Operation] = []
    for step in steps { append(step, to: &operations) }
    return operations
  }

  private static func append(_ step: TemplateStep, to operations: inout [Operation]) {
    switch step {
    case .literal(let range): operations.append(Operation(action: .literal, literal: range))
    case .value(let place): operations.append(Operation(.value, place))
    case .section(let place, let inner): append(.section, place, inner, to: &operations)
    case .condition(let place, let inner, let isInverted):
      append(isInverted ? .inverseCondition : .condition, place, inner, to: &operations)
    }
  }

  private static func append(
    _ action: Action, _ place: ValuePlace, _ inner: [TemplateStep],
    to operations: inout [Operation]
  ) {
    let position = operations.count
    operations.append(Operation(action, place))
    for step in inner { append(step, to: &operations) }
    operations[position].end = operations.count
  }

  private init(action: Action, literal: Range<Int>) {
    self.action = action
    self.literal = literal
  }

  private init(_ action: Action, _ place: ValuePlace) {
    self.action = action
    (frame, offset, access) = (place.frame, place.offset, place.access)
  }
}

/// One rendering of one page.
private struct TemplateRun {
  let literals: UnsafeBufferPointer<UInt8>
  let operations: UnsafeBufferPointer<Operation>
  var html: HTMLText
  /// The addresses of what the sections around are about, valid while those are visited.
  var frames: [UnsafeRawPointer] = []

  mutating func perform(_ range: Range<Int>) {
    var position = range.lowerBound
    while position < range.upperBound {
      let operation = operations[position]
      let address = frames[operation.frame] + operation.offset
      position += 1
      switch operation.action {
      case .literal:
        html.append(bytes: UnsafeBufferPointer(rebasing: literals[operation.literal]))
      case .value: operation.access.write(address, &html)
      case .section:
        let inner = position..<operation.end
        operation.access.visit(address) { element in
          frames.append(element)
          perform(inner)
          frames.removeLast()
        }
        position = operation.end
      case .condition:
        if !operation.access.isShown(address) { position = operation.end }
      case .inverseCondition:
        if operation.access.isShown(address) { position = operation.end }
      }
    }
  }
}
