import CommonMark
import RuleGraph

/// Reads XLIFF 1.2 as tools write it: what they add is passed over.
package struct ExchangeReader {
  package struct Fault: Error, Equatable, Sendable, CustomStringConvertible {
    package let line: Int
    package let problem: String

    package var description: String { "line \(line): \(problem)" }
  }

  /// The elements whose content is about a unit and not of it.
  private static let skipped: Set<String> = [
    "note", "context-group", "count-group", "prop-group", "alt-trans", "seg-source", "header",
    "bin-unit",
  ]

  private let events: [XMLEvent]
  private let lines: LineTable
  private var position = 0
  private var files: [ReturnedFile] = []
  /// Of the marks of the source or target that was read last.
  private var labels: [Int: MarkLabel] = [:]

  /// - Throws: `Fault` when the document is in another encoding or not well-formed.
  package init(_ document: [UInt8]) throws(Fault) {
    let bytes = try ExchangeEncoding.utf8(document)
    lines = bytes.withUnsafeBufferPointer(LineTable.init)
    do {
      events = try XMLEventReader.events(of: bytes)
    } catch {
      throw Fault(
        line: lines.position(of: error.offset).line,
        problem: "not well-formed XML: \(error.problem)")
    }
  }

  /// A document of XLIFF 1.0 or 1.1 is read as well: what is looked for here is called the same there.
  ///
  /// - Throws: `Fault` when it is no XLIFF 1.
  package func read() throws(Fault) -> [ReturnedFile] {
    var run = self
    guard let root = events.lazy.compactMap(\.tag).first, root.localName == "xliff" else {
      throw Fault(line: 1, problem: "the root is not <xliff>")
    }
    guard let version = root.value("version"), version.hasPrefix("1.") else {
      let found = root.value("version") ?? "none"
      throw Fault(
        line: lines.position(of: root.offset).line,
        problem: "the version of XLIFF must be 1.2, not \(found)")
    }
    try run.readFiles()
    return run.files
  }

  private mutating func readFiles() throws(Fault) {
    while let event = next() {
      guard let tag = event.tag else { continue }
      let line = lines.position(of: tag.offset).line
      if Self.skipped.contains(tag.localName) {
        skip()
      } else if tag.localName == "file" {
        guard let source = tag.value("source-language") else {
          throw Fault(line: line, problem: "<file> has no source-language")
        }
        files.append(
          ReturnedFile(source: source, target: tag.value("target-language") ?? "", line: line))
      } else if tag.localName == "trans-unit" {
        guard tag.value("id") != nil, !files.isEmpty else {
          throw Fault(line: line, problem: "<trans-unit> has no id, or stands in no <file>")
        }
        files[files.count - 1].units.append(try readUnit(tag, line))
      }
    }
  }

  private mutating func readUnit(_ unit: XMLTag, _ line: Int) throws(Fault) -> ReturnedUnit {
    let id = unit.value("id") ?? ""
    let isApproved = unit.value("approved") == "yes"
    var source: [Segment.Piece]?
    var target: [Segment.Piece]?
    let exported = unit.value("extradata").flatMap { ExportedState($0) }
    var isFinished = isApproved
    var isOpen = false
    var marks: (source: [Int: MarkLabel], target: [Int: MarkLabel]) = ([:], [:])
    var language: String?
    while let event = next(), event != .end {
      guard let tag = event.tag else { continue }
      switch tag.localName {
      case "source":
        source = try readPieces()
        marks.source = labels
      case "target":
        let pieces = try readPieces()
        language = tag.value("xml:lang")
        target = pieces.isEmpty ? nil : pieces
        marks.target = labels
        isFinished = isApproved || Self.finished.contains(tag.value("state") ?? "")
        isOpen = !isApproved && Self.open.contains(tag.value("state") ?? "")
      default: skip()
      }
    }
    guard let source else { throw Fault(line: line, problem: "'\(id)' has no <source>") }
    // Tools put the source where nothing is translated yet.
    if isOpen, exported?.target == nil, target == source { target = nil }
    var returned = ReturnedUnit(
      id: id, line: line, words: (source, target), isFinished: isFinished)
    (returned.sourceLabels, returned.labels) = marks
    returned.exported = exported
    let ownLanguage = files.last?.target ?? ""
    returned.strangeLanguage = language.flatMap {
      LanguageSubtags.differ($0, ownLanguage) ? $0 : nil
    }
    return returned
  }

  private static let finished: Set<String> = ["final", "signed-off", "translated"]
  private static let open: Set<String> = ["new", "needs-translation"]

  /// The inlines up to the end of the element that was just begun.
  private mutating func readPieces() throws(Fault) -> [Segment.Piece] {
    var pieces: [Segment.Piece] = []
    /// What each open element closes; `nil` for one that is passed over.
    var open: [Int?] = []
    labels = [:]
    while let event = next() {
      switch event {
      case .text(let text): pieces.append(.text(text))
      case .start(let tag): try read(tag, &pieces, &open)
      case .end:
        guard let last = open.popLast() else { return Segment.normalized(pieces) }
        if let id = last { pieces.append(.close(id)) }
      }
    }
    return pieces
  }

  private mutating func read(
    _ tag: XMLTag, _ pieces: inout [Segment.Piece], _ open: inout [Int?]
  ) throws(Fault) {
    switch tag.localName {
    case "g":
      let id = try number(tag)
      pieces.append(.open(id))
      open.append(id)
      labels[id] = MarkLabel(tag, text: "")
    case "x", "ph":
      let id = try number(tag)
      pieces.append(.mark(id))
      labels[id] = MarkLabel(tag, text: skip())
    // A tool's own segments and remarks stand around the words.
    case "mrk": open.append(nil)
    default:
      throw Fault(
        line: lines.position(of: tag.offset).line,
        problem: "<\(tag.localName)> is no inline element of ours")
    }
  }

  private func number(_ tag: XMLTag) throws(Fault) -> Int {
    guard let id = tag.value("id").flatMap({ Int($0) }) else {
      throw Fault(
        line: lines.position(of: tag.offset).line,
        problem: "an inline element has no number for an id")
    }
    return id
  }

  private mutating func next() -> XMLEvent? {
    guard position < events.count else { return nil }
    defer { position += 1 }
    return events[position]
  }

  /// Goes past the end of the element that was just begun, and gives the text in it.
  @discardableResult
  private mutating func skip() -> String {
    var depth = 1
    var words = ""
    while depth > 0, let event = next() {
      switch event {
      case .start: depth += 1
      case .end: depth -= 1
      case .text(let text): words += text
      }
    }
    return words
  }
}

extension XMLEvent {
  fileprivate var tag: XMLTag? {
    if case .start(let tag) = self { tag } else { nil }
  }
}

extension XMLTag {
  /// The name without its namespace prefix.
  fileprivate var localName: String {
    name.split(separator: ":").last.map(String.init) ?? name
  }
}
