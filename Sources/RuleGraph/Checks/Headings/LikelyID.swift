/// The id that was meant where somebody wrote a name instead.
enum LikelyID {
  /// The same name as an id, `KeepTabs` as `keep-tabs`; `nil` for an id, and where that is none or letters would be lost.
  static func name(of text: String) -> String? {
    guard !HeadingReader.isValidID(text),
      text.allSatisfy({ $0.isASCII || !$0.isLetter && !$0.isNumber })
    else { return nil }
    var name = ""
    var before: Character = "-"
    for character in text {
      if character.isUppercase, before.isLowercase { name += "-" }
      name += character.isLetter || character.isNumber ? character.lowercased() : "-"
      before = character
    }
    let words = name.split(separator: "-").joined(separator: "-")
    return words.contains { $0.isLetter } && HeadingReader.isValidID(words) ? words : nil
  }
}
