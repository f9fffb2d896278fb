extension HTMLText {
  /// Appends a URL for an attribute: reserved characters stay, all others become `%XX`, as libcmark does.
  package mutating func append(url: String) {
    for byte in url.utf8 {
      switch byte {
      case UInt8(ascii: "&"): append(markup: "&amp;")
      case UInt8(ascii: "'"): append(markup: "&#x27;")
      case let byte where byte.isSafeInHref: append(bytes: CollectionOfOne(byte))
      default: append(markup: "%" + Self.hexDigits(byte))
      }
    }
  }

  private static func hexDigits(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.utf8.count == 1 ? "0" + digits : digits
  }
}

extension String {
  /// Appends text with `&`, `<`, `>` and `"` escaped, as libcmark does.
  package mutating func appendHTMLEscaped(_ text: String) {
    var html = HTMLText()
    html.append(text: text)
    self += html.text
  }

  /// Whether a URL would run code or open local files: `javascript:`, `vbscript:`, `file:`, `data:` but for images, and
  /// one that begins with a host.
  package var isUnsafeURL: Bool {
    if isNetworkPath { return true }
    // Nearly all addresses are paths.
    guard utf8.prefix(16).contains(UInt8(ascii: ":")) else { return false }
    let start = String(decoding: utf8.prefix(16), as: UTF8.self).lowercased()
    if ["png", "gif", "jpeg", "webp"].contains(where: { start.hasPrefix("data:image/" + $0) }) {
      return false
    }
    return ["javascript:", "vbscript:", "file:", "data:"].contains(where: start.hasPrefix)
  }
}

extension String {
  /// Whether a URL begins with a host, without a scheme (RFC 3986): on a page opened from disk, `//host/a` is
  /// `file://host/a`, which a system may look for on another computer.
  package var isNetworkPath: Bool { utf8.starts(with: "//".utf8) }
}

extension UInt8 {
  /// libcmark's table `HREF_SAFE`, the two characters with entities of their own aside.
  fileprivate var isSafeInHref: Bool {
    if isLetterOrDigit { return true }
    return switch self {
    case UInt8(ascii: "!"), UInt8(ascii: "#")...UInt8(ascii: "%"), UInt8(ascii: "("),
      UInt8(ascii: ")")...UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: ";"),
      UInt8(ascii: "="), UInt8(ascii: "?"), UInt8(ascii: "@"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
