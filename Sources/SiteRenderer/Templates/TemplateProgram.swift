import CommonMark

/// A template made ready for views of one type: names are places in memory, partials and words are written out.
struct TemplateProgram: Sendable {
  let literals: [UInt8]
  let steps: [TemplateStep]

  /// The HTML of a view, which must be of the type the program was compiled for.
  func render(_ view: some View, capacity: Int = 16_384) -> [UInt8] {
    var run = TemplateRun(literals: literals, html: HTMLText(capacity: capacity))
    withUnsafePointer(to: view) { address in
      run.frames.append(UnsafeRawPointer(address))
      run.perform(steps)
    }
    return run.html.bytes
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
}

/// One rendering of one page.
private struct TemplateRun {
  let literals: [UInt8]
  var html: HTMLText
  /// The addresses of what the sections around are about, valid while those are visited.
  var frames: [UnsafeRawPointer] = []

  mutating func perform(_ steps: [TemplateStep]) {
    for step in steps {
      switch step {
      case .literal(let range):
        literals.withUnsafeBufferPointer {
          html.append(bytes: UnsafeBufferPointer(rebasing: $0[range]))
        }
      case .value(let place):
        place.type.write(at: address(of: place), to: &html)
      case .section(let place, let inner):
        place.type.visit(at: address(of: place)) { element in
          frames.append(element)
          perform(inner)
          frames.removeLast()
        }
      case .condition(let place, let inner, let isInverted):
        if place.type.isShown(at: address(of: place)) != isInverted { perform(inner) }
      }
    }
  }

  private func address(of place: ValuePlace) -> UnsafeRawPointer {
    frames[place.frame] + place.offset
  }
}
