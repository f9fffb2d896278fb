import RuleGraph

/// Compiles the template of a page for the type of its view.
///
/// Whatever a template asks for that its views do not have is an error here, before any page is made.
struct TemplateCompiler {
  let sources: [String: [TemplateNode]]
  let words: Wording
  /// The template that is being compiled, for messages.
  private var name: String
  private var literals: [UInt8] = []
  /// What each section around is about, outermost first.
  private var scopes: [Scope]
  /// The blocks that including templates have given, by name.
  private var blocks: [String: Block] = [:]
  /// How many partials are being included one in another.
  private var depth = 0
  /// How many tags and texts have been compiled, with those of partials as often as they are included.
  private var nodeCount = 0

  private static let deepest = 64
  private static let mostNodes = 100_000
  private static let mostLiterals = 64 << 20

  private struct Scope {
    let type: any FieldValue.Type
    let members: [String: Member]

    init(_ type: any FieldValue.Type) {
      self.type = type
      members = Dictionary(
        type.members.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }
  }

  private struct Block {
    let nodes: [TemplateNode]
    let template: String
  }

  private init(
    _ name: String, _ sources: [String: [TemplateNode]], _ words: Wording,
    _ view: any FieldValue.Type
  ) {
    self.name = name
    self.sources = sources
    self.words = words
    scopes = [Scope(view)]
  }

  /// - Throws: `TemplateFault` for a name or partial that is not there.
  static func program(
    _ name: String, from sources: [String: [TemplateNode]], words: Wording, for view: any View.Type
  ) throws(TemplateFault) -> TemplateProgram {
    var compiler = TemplateCompiler(name, sources, words, view)
    let steps = try compiler.steps(for: sources[name] ?? [])
    return TemplateProgram(literals: compiler.literals, steps: steps)
  }

  private mutating func steps(
    for nodes: [TemplateNode]
  ) throws(TemplateFault) -> [TemplateStep] {
    var steps: [TemplateStep] = []
    nodeCount += nodes.count
    for node in nodes {
      for step in try self.steps(for: node) { Self.append(step, to: &steps) }
    }
    return steps
  }

  /// Neighbouring literals become one, which is what most tags of a partial come down to.
  private static func append(_ step: TemplateStep, to steps: inout [TemplateStep]) {
    if case .literal(let next) = step, case .literal(let last) = steps.last,
      last.upperBound == next.lowerBound
    {
      steps[steps.count - 1] = .literal(last.lowerBound..<next.upperBound)
    } else {
      steps.append(step)
    }
  }

  private mutating func steps(for node: TemplateNode) throws(TemplateFault) -> [TemplateStep] {
    switch node {
    case .text(let text): [literal(text)]
    case .value(let name): [try value(name)]
    case .markup(let name): [try markup(name)]
    case .section(let name, let inner, let isInverted):
      [try section(name, inner, isInverted: isInverted)]
    case .partial(let name, let given): try partial(name, given)
    case .block(let name, let inner): try block(name, otherwise: inner)
    }
  }

  private mutating func literal(_ text: String) -> TemplateStep {
    let start = literals.count
    literals += text.utf8
    return .literal(start..<literals.count)
  }

  private mutating func value(_ name: TemplateName) throws(TemplateFault) -> TemplateStep {
    if name.parts.first == "words", !name.isLocal {
      let key = name.parts.dropFirst().joined(separator: ".")
      guard words.strings[key] != nil else {
        throw invalid(
          "no language has the text '\(key)'" + near(key, among: words.strings.keys), name)
      }
      return literal(TrustedHTML(text: words[key]).markup)
    }
    let found = try find(name)
    guard found.place.type.isPrintable, !found.isQuestion else {
      throw invalid("'\(name)' is not a text", name)
    }
    return .value(found.place)
  }

  private func markup(_ name: TemplateName) throws(TemplateFault) -> TemplateStep {
    let place = try find(name).place
    guard place.type.isMarkup, !place.type.isList else {
      throw TemplateFault(unescaped: "html(\(name))", in: self.name, at: name.range)
    }
    return .value(place)
  }

  private mutating func section(
    _ name: TemplateName, _ inner: [TemplateNode], isInverted: Bool
  ) throws(TemplateFault) -> TemplateStep {
    let (place, isQuestion) = try find(name)
    if isInverted || isQuestion || place.type.isFlag {
      return .condition(place, try steps(for: inner), isInverted: isInverted)
    }
    scopes.append(Scope(place.type.content))
    defer { scopes.removeLast() }
    return .section(place, try steps(for: inner))
  }

  private mutating func partial(
    _ name: TemplateName, _ given: [String: [TemplateNode]]
  ) throws(TemplateFault) -> [TemplateStep] {
    let included = name.description
    guard let nodes = sources[included] else {
      throw invalid("there is no template '\(name)'" + near(included, among: sources.keys), name)
    }
    guard depth < Self.deepest else { throw invalid("'\(name)' includes itself", name) }
    guard nodeCount < Self.mostNodes, literals.count < Self.mostLiterals else {
      throw invalid("the page becomes too large with all that is included before '\(name)'", name)
    }
    let outer = (self.name, blocks)
    // What the outermost template says about a block holds.
    let own = given.mapValues { Block(nodes: $0, template: self.name) }
    blocks.merge(own) { outer, _ in outer }
    self.name = included
    depth += 1
    defer {
      (self.name, blocks) = outer
      depth -= 1
    }
    return try steps(for: nodes)
  }

  private mutating func block(
    _ name: TemplateName, otherwise nodes: [TemplateNode]
  ) throws(TemplateFault) -> [TemplateStep] {
    // A block of the same name within it is its own default.
    guard let block = blocks.removeValue(forKey: name.description) else {
      return try steps(for: nodes)
    }
    let template = self.name
    self.name = block.template
    defer {
      self.name = template
      blocks[name.description] = block
    }
    return try steps(for: block.nodes)
  }

  /// Where the value of a name is, looked for from the innermost section outwards.
  private func find(
    _ name: TemplateName
  ) throws(TemplateFault) -> (place: ValuePlace, isQuestion: Bool) {
    guard let first = name.parts.first else {
      let type = scopes[scopes.count - 1].type
      let access = ValueAccess(type)
      return (ValuePlace(frame: scopes.count - 1, offset: 0, type: type, access: access), false)
    }
    let frames = name.isLocal ? [scopes.count - 1] : Array(scopes.indices.reversed())
    for frame in frames {
      guard let member = scopes[frame].members[first] else { continue }
      var target = member
      for part in name.parts.dropFirst() { target = try self.member(part, of: target, in: name) }
      let place = ValuePlace(
        frame: frame, offset: target.offset, type: target.type, access: target.access)
      return (place, target.isQuestion)
    }
    let all = frames.flatMap { scopes[$0].members.keys }
    let meant = near(first, among: all)
    throw invalid("no view has '\(first)'" + (meant.isEmpty ? "; there are \(known)" : meant), name)
  }

  private func member(
    _ name: String, of owner: Member, in whole: TemplateName
  ) throws(TemplateFault) -> Member {
    guard let member = owner.type.members.first(where: { $0.name == name }) else {
      throw invalid("'\(whole)': '\(owner.name)' has no '\(name)', or may be absent itself", whole)
    }
    return member.moved(by: owner.offset)
  }

  private var known: String {
    scopes[scopes.count - 1].members.keys.sorted().map { "'\($0)'" }.joined(separator: ", ")
  }

  private func near(_ name: String, among names: some Sequence<String>) -> String {
    Suggestion(name: NearestName.of(name, among: names.sorted())).phrase
  }

  private func invalid(_ problem: String, _ tag: TemplateName) -> TemplateFault {
    TemplateFault(template: name, range: tag.range, problem: problem)
  }
}
