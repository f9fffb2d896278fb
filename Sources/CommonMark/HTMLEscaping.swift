extension String {
  /// Appends text with `&`, `<`, `>` and `"` escaped, as libcmark does.
  package mutating func appendHTMLEscaped(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var start = 0
      for offset in 0..<bytes.count {
        guard let escape = Self.htmlEscape(of: bytes[offset]) else { continue }
        append(String(decoding: bytes[start..<offset], as: UTF8.self))
        append(escape)
        start = offset + 1
      }
      append(String(decoding: bytes[start...], as: UTF8.self))
    }
  }

  private static func htmlEscape(of byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    default: nil
    }
  }

  /// Appends a URL for an attribute: reserved characters stay, all others become `%XX`, as libcmark does.
  package mutating func appendHrefEscaped(_ url: String) {
    for byte in url.utf8 {
      switch byte {
      case UInt8(ascii: "&"): append("&amp;")
      case UInt8(ascii: "'"): append("&#x27;")
      case let byte where byte.isSafeInHref: unicodeScalars.append(Unicode.Scalar(byte))
      default: append("%" + Self.hexDigits(byte))
      }
    }
  }

  private static func hexDigits(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.utf8.count == 1 ? "0" + digits : digits
  }

  /// Whether a URL would run code or open local files: `javascript:`, `vbscript:`, `file:`, `data:` but for images.
  package var isUnsafeURL: Bool {
    let start = String(decoding: utf8.prefix(16), as: UTF8.self).lowercased()
    if ["png", "gif", "jpeg", "webp"].contains(where: { start.hasPrefix("data:image/" + $0) }) {
      return false
    }
    return ["javascript:", "vbscript:", "file:", "data:"].contains(where: start.hasPrefix)
  }
}

extension UInt8 {
  /// libcmark's table `HREF_SAFE`, the two characters with entities of their own aside.
  fileprivate var isSafeInHref: Bool { isLetterOrDigit || Self.safeMarks.contains(self) }

  private static let safeMarks = Set("!#$%()*+,-./:;=?@_".utf8)
}
