/// A blank that looks like a space, and is a letter to Markdown and YAML.
enum WideBlank: Unicode.Scalar, CaseIterable {
  /// As word processors have it.
  case noBreak = "\u{A0}"
  /// As East Asian keyboards type it.
  case fullWidth = "\u{3000}"

  /// What it is called; it cannot be shown.
  var name: String {
    switch self {
    case .noBreak: "no-break space U+00A0"
    case .fullWidth: "full-width blank U+3000"
    }
  }

  /// The one that some bytes begin with.
  init?(beginning bytes: some Sequence<UInt8>) {
    guard let blank = Self.allCases.first(where: { bytes.starts(with: $0.bytes) }) else {
      return nil
    }
    self = blank
  }

  var bytes: String.UTF8View { String(rawValue).utf8 }

  /// A text without such blanks at its ends.
  static func trimmed(_ text: String) -> String {
    // Nearly all names are ASCII.
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
    let isBlank = { WideBlank(rawValue: $0) != nil }
    let rest = text.unicodeScalars.drop(while: isBlank)
    let count = rest.reversed().prefix(while: isBlank).count
    return String(rest.dropLast(count))
  }
}
