import CommonMark

/// A text holds no character that only one font knows.
enum PrivateCharacterCheck: Check {
  static let description = CheckDescription(
    id: "file/private-character", severity: .warning,
    texts: (
      summary: "A text holds no character that only one font knows.",
      explanation: """
      Characters of Unicode's private use area, from U+E000 to U+F8FF, mean something in one font and are boxes in every \
      other. Some word processors begin list items with them: write `- ` instead.
      """
    ),
    bad: [
      .page("↓\u{F0B7} Keep tabs enabled", marksWholeText: true),
      .page("탭을 켜 두세요 ↓\u{E001}.", language: "ko"),
    ],
    good: [.page("- Keep tabs enabled · • ● ⌘ ＃ 탭")])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.textsWithRareMarks.compactMap { source in
      let found = source.text.withBytes { bytes in
        bytes.indices.filter { isPrivate($0, in: bytes) }
      }
      return found.first.map { report($0, count: found.count, in: source) }
    }
  }

  /// The three bytes of U+E000 to U+F8FF.
  private static func isPrivate(_ place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    switch bytes[place] {
    case 0xEE: true
    case 0xEF: (0x80...0xA3).contains(bytes[place + 1])
    default: false
    }
  }

  /// The first of a file: a program that writes them writes many.
  private static func report(_ place: Int, count: Int, in source: SourceText) -> Diagnostic {
    let location = source.location(place..<place + 3)
    let scalar = source.slice(location.range)?.unicodeScalars.first ?? "\u{FFFD}"
    let others = count > 1 ? ", the first of \(count)" : ""
    return report(
      at: location,
      Message(
        "\(InvisibleCharacter.code(of: scalar)) shows as a box in most fonts\(others)",
        explanation: bullets.contains(scalar.value & 0xFF)
          ? "A word processor begins an item with it; write '- '." : nil))
  }

  /// The squares, discs and arrows of the fonts Symbol and Wingdings.
  private static let bullets: Set<UInt32> = [0xA7, 0xA8, 0xB7, 0xD8, 0xFC, 0x6C, 0x6E, 0x71]
}
