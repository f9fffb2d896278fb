import CommonMark
import RuleGraph

/// The twin of the list of checks.
struct ChecksTwin {
  let viewpoint: Viewpoint

  func bytes() -> [UInt8] {
    var twin = TwinText()
    twin.heading(1, viewpoint.wording["checks.title"])
    twin.quote(viewpoint.wording["checks.description"])
    twin.items(
      CheckPage.all.map { check in
        let url = viewpoint.twinURL(to: .check(check.id))
        return "\(TwinText.link(TwinText.code(check.id), to: url)): \(check.summary)"
      })
    return twin.finished()
  }
}

/// The twin of a check's page; its words are Markdown already.
struct CheckTwin {
  let viewpoint: Viewpoint
  let check: CheckDescription

  func bytes() -> [UInt8] {
    var twin = TwinText()
    twin.heading(1, TwinText.code(check.id))
    twin.quote(check.summary)
    twin.items([
      viewpoint.wording["severity.\(check.severity.rawValue)"],
      TwinText.link(viewpoint.wording["checks.title"], to: viewpoint.twinURL(to: .checks)),
    ])
    twin.block(check.explanation)
    write("checks.bad", check.bad, to: &twin)
    write("checks.good", check.good, to: &twin)
    return twin.finished()
  }

  private func write(_ key: String, _ examples: [CheckExample], to twin: inout TwinText) {
    guard !examples.isEmpty else { return }
    twin.heading(2, viewpoint.wording[key])
    for example in examples {
      for (path, text) in example.files.sorted(by: { $0.key < $1.key }) where !text.isEmpty {
        let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
        let fence = String(repeating: "`", count: max(3, longest + 1))
        let end = text.hasSuffix("\n") ? "" : "\n"
        twin.block("\(TwinText.code(path))\n\n\(fence)\n\(text)\(end)\(fence)")
      }
    }
  }
}
