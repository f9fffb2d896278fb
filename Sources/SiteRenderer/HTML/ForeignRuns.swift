import RuleGraph

/// Finds words of other languages in a text by their script, so that they can say their language.
///
/// Screen readers need it to speak them, and browsers to pick a font. Latin letters tell nothing:
/// API names are Latin in every language.
struct ForeignRuns: Sendable {
  private let scripts: [(code: String, systems: [WritingSystem])]
  /// For each byte, whether it may begin a character of these scripts in UTF-8: most texts have none of them.
  private let mayBegin: [Bool]

  /// - Parameter language: the language the texts are written in.
  init(in language: String, of site: Site) {
    let own = site.languages.first { $0.code == language }.map {
      WritingSystem.systems(of: $0.script)
    }
    let scripts = site.languages.filter { $0.code != language }.map { other in
      let systems = WritingSystem.systems(of: other.script).filter { system in
        system != .latin && own?.contains(system) != true
      }
      return (code: other.code, systems: systems)
    }.filter { !$0.systems.isEmpty }
    self.scripts = scripts
    let beginnings = scripts.flatMap(\.systems).flatMap(\.letters).map {
      Self.firstByte($0.lowerBound)...Self.firstByte($0.upperBound)
    }
    mayBegin = (0...255).map { byte in beginnings.contains { $0.contains(byte) } }
  }

  /// Text as markup.
  func markup(_ text: String) -> TrustedHTML {
    markup(TrustedHTML(text: text))
  }

  /// Markup with an element around each run; tags and drawings stay as they are.
  func markup(_ html: TrustedHTML) -> TrustedHTML {
    guard !scripts.isEmpty, html.markup.utf8.contains(where: { mayBegin[Int($0)] }),
      html.markup.unicodeScalars.contains(where: { language(of: $0) != nil })
    else { return html }
    let bytes = Array(html.markup.utf8)
    var scan = RunScan()
    for piece in MarkupPieces(bytes, keptWhole: ["svg"]) {
      let text = String(decoding: bytes[piece.range], as: UTF8.self)
      guard piece.tag == nil else {
        scan.addTag(text)
        continue
      }
      for scalar in text.unicodeScalars {
        scan.add(scalar, in: language(of: scalar))
      }
    }
    return TrustedHTML(markup: scan.finished())
  }

  private static func firstByte(_ scalar: UInt32) -> Int {
    Unicode.Scalar(scalar).flatMap { String($0).utf8.first }.map(Int.init) ?? 0
  }

  private func language(of scalar: Unicode.Scalar) -> String? {
    guard scalar.value >= 0x370, let system = WritingSystem(letter: scalar.value) else {
      return nil
    }
    return scripts.first { $0.systems.contains(system) }?.code
  }
}

/// A walk over markup that puts runs into elements.
private struct RunScan {
  private var output = ""
  /// The language of the run that is open, and what may still belong to it.
  private var language: String?
  private var pending = ""

  /// A tag, with what is kept whole behind it.
  mutating func addTag(_ tag: String) {
    close()
    output += tag
  }

  mutating func add(_ scalar: Unicode.Scalar, in found: String?) {
    if let found {
      open(found)
      output.unicodeScalars.append(scalar)
    } else if language != nil, Self.mayStandWithin(scalar) {
      pending.unicodeScalars.append(scalar)
    } else {
      close()
      output.unicodeScalars.append(scalar)
    }
  }

  /// Signs within a run: what Latin texts have as well, and those of a script itself, as ، and 、.
  private static func mayStandWithin(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20, 0x2C: true
    case 0x0370...0x1FFF, 0x3001...0x303F, 0x30FB: WritingSystem(letter: scalar.value) == nil
    default: false
    }
  }

  mutating func finished() -> String {
    close()
    return output
  }

  private mutating func open(_ found: String) {
    if language == found {
      output += pending
      pending = ""
    } else {
      close()
      output += "<span lang=\"\(found)\">"
      language = found
    }
  }

  private mutating func close() {
    if language != nil { output += "</span>" }
    language = nil
    output += pending
    pending = ""
  }
}
