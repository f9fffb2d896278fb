import CommonMark
internal import Yams

extension YAMLText {
  /// What is said of `-label`, `– label` and `• label`.
  static let noItem = "begins no item of a list"

  /// A fault where a line at which the parser stumbles, or the one above, was meant as an item of a list.
  func itemWithoutMark(_ problem: String, at mark: Yams.Mark?) -> Fault? {
    guard ["mapping values", "expected ':'"].contains(where: problem.contains) else { return nil }
    let below = position(of: mark).line
    let lines = (max(firstLine, below - 1)...max(firstLine, below)).reversed()
    return lines.lazy.compactMap(itemWithoutMark(inLine:)).first
  }

  private func itemWithoutMark(inLine number: Int) -> Fault? {
    let line = source.line(number)
    let text = line.drop { $0 == " " }
    guard let mark = text.first, let next = text.dropFirst().first else { return nil }
    let isLookalike = Self.lookalikes.contains(mark)
    guard isLookalike || mark == "-" && next.isLetter else { return nil }
    let words = isLookalike ? "'\(mark)'" : "'-' without a space behind it"
    let place = SourceLocation(
      path: source.path, line: number, column: line.utf8.count - text.utf8.count + 1,
      length: mark.utf8.count)
    return Fault(.yamlInvalid(problem: "\(words) \(Self.noItem)"), at: place)
  }

  /// Dashes and bullets, as word processors and Korean keyboards write them.
  private static let lookalikes: Set<Character> = [
    "‐", "‑", "‒", "–", "—", "―", "−", "•", "·", "‣",
  ]
}
