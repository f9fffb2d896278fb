import RuleGraph

/// Writes units as XLIFF 1.2.
package struct ExchangeWriter {
  package static let namespace = "urn:oasis:names:tc:xliff:document:1.2"

  private let source: String
  private let target: String
  private var lines: [String] = []

  package init(from source: String, to target: String) {
    self.source = source
    self.target = target
  }

  /// - Parameter pages: the path of each page below the content folder, and its groups.
  package func text(of pages: [(path: String, groups: [UnitGroup])]) -> String {
    var run = self
    run.lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<xliff version=\"1.2\" xmlns=\"\(Self.namespace)\">",
    ]
    for page in pages where !page.groups.isEmpty { run.add(page.path, page.groups) }
    if pages.allSatisfy(\.groups.isEmpty) { run.addEmptyFile() }
    run.lines.append("</xliff>")
    return run.lines.joined(separator: "\n") + "\n"
  }

  private mutating func add(_ path: String, _ groups: [UnitGroup]) {
    addFileStart(path)
    for group in groups where !group.units.isEmpty { add(group) }
    lines += ["    </body>", "  </file>"]
  }

  private mutating func addFileStart(_ path: String) {
    lines += [
      "  <file original=\"\(path.xmlEscaped)\" datatype=\"x-markdown\""
        + " source-language=\"\(source)\" target-language=\"\(target)\" xml:space=\"preserve\">",
      "    <header><tool tool-id=\"hig\" tool-name=\"hig\"/></header>", "    <body>",
    ]
  }

  /// A document must have a file, even when nothing is to be done.
  private mutating func addEmptyFile() {
    addFileStart("none")
    lines += ["    </body>", "  </file>"]
  }

  private mutating func add(_ group: UnitGroup) {
    let restype = group.rule == nil ? "x-heading" : "x-rule"
    lines.append(
      "      <group id=\"\(group.id.xmlEscaped)\" restype=\"\(restype)\""
        + " resname=\"\(group.id.xmlEscaped)\">")
    lines.append(
      "        <context-group purpose=\"location\">"
        + "<context context-type=\"sourcefile\">\(group.location.path.xmlEscaped)</context>"
        + "<context context-type=\"linenumber\">\(group.location.line)</context></context-group>")
    for unit in group.units { add(unit, group) }
    lines.append("      </group>")
  }

  private mutating func add(_ unit: TranslationUnit, _ group: UnitGroup) {
    let isFinal = group.state == .translated && unit.target != nil
    lines.append(
      "        <trans-unit id=\"\(unit.id.xmlEscaped)\" resname=\"\(unit.id.xmlEscaped)\""
        + " approved=\"\(isFinal ? "yes" : "no")\" extradata=\"\(ExportedState(unit))\""
        + " xml:space=\"preserve\">")
    lines.append("          <source xml:lang=\"\(source)\">\(Self.inlines(unit.source))</source>")
    if let segment = unit.target {
      lines.append(
        "          <target xml:lang=\"\(target)\" state=\"\(Self.state(group.state))\">"
          + "\(Self.inlines(segment))</target>")
    }
    lines.append(
      "          <note from=\"hig\">\((group.id + ": " + group.note).xmlEscaped)</note>")
    lines.append("        </trans-unit>")
  }

  private static func state(_ state: TranslationState) -> String {
    switch state {
    case .translated: "final"
    case .needsReview: "needs-review-translation"
    case .stale: "needs-translation"
    case .missing: "new"
    }
  }

  static func inlines(_ segment: Segment) -> String {
    segment.pieces.map { piece in
      switch piece {
      case .text(let text): text.xmlEscaped
      case .open(let id): "<g id=\"\(id)\"\(attributes(segment.marks[id]))>"
      case .close: "</g>"
      case .mark(let id): alone(id, segment.marks[id])
      }
    }.joined()
  }

  private static func attributes(_ mark: InlineMark?) -> String {
    guard let label = mark.map(MarkLabel.init) else { return "" }
    let destination = label.destination.map { " xid=\"\($0.xmlEscaped)\"" } ?? ""
    return " ctype=\"\(label.type)\"\(destination)"
  }

  /// What a tool shows in place of the words: the code itself where there is any.
  private static func alone(_ id: Int, _ mark: InlineMark?) -> String {
    let mark = mark ?? .block
    let (label, head) = (MarkLabel(mark), "id=\"\(id)\"\(attributes(mark))")
    return switch mark {
    case .code, .html: "<ph \(head)>\(label.text.xmlEscaped)</ph>"
    case .character: "<x \(head) equiv-text=\"\(label.text)\"/>"
    default: "<x \(head)/>"
    }
  }
}
