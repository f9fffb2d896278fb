/// What was written into an id besides the name itself.
struct IDSlip {
  /// What is left when it is taken out.
  let meant: String
  /// The same where it is right as it is.
  let name: String?
  /// What stood behind it and has to stay: ` .do`.
  private(set) var rest = ""
  let advice: String

  /// - Returns: `nil` where nothing but the name can be meant.
  init?(_ id: String) {
    if id.hasSuffix(",") {
      self.init(String(id.dropLast()), advice: "Attributes have spaces between them, no commas.")
    } else if let dot = id.lastIndex(of: "."), id[dot...].isKind {
      let name = String(id[..<dot])
      self.init(
        HeadingReader.isValidID(name) ? name : nil, of: name,
        advice: "Attributes have spaces between them.")
      rest = " \(id[dot...])"
    } else if let slash = id.lastIndex(of: "/") {
      let name = String(id[slash...].dropFirst())
      guard HeadingReader.isValidID(name) else { return nil }
      self.init(name, of: name, advice: "In its heading a rule has no component before its name.")
    } else {
      return nil
    }
  }

  /// What is left without the characters that cannot be seen.
  ///
  /// - Returns: `nil` where there are none, or where that is no id.
  static func visibleID(of id: String) -> String? {
    let visible = InvisibleCharacter.removed(from: id)
    return visible != id && HeadingReader.isValidID(visible) ? visible : nil
  }

  private init(_ meant: String, advice: String) {
    self.init(nil, of: meant, advice: advice)
  }

  private init(_ name: String?, of meant: String, advice: String) {
    (self.meant, self.name, self.advice) = (meant, name, advice)
  }
}

extension Substring {
  /// Whether it is the class of a heading, with its dot.
  fileprivate var isKind: Bool {
    HeadingReader.classes.contains(String(dropFirst()))
  }
}
