/// How words in Latin letters end when read in Korean.
enum LatinReading {
  /// Reads the last hump of the word: `Bar` of `UITabBar`, `URL` of `baseURL`, `pt` of `44pt`.
  static func finalConsonant(of text: ArraySlice<Character>) -> FinalConsonant? {
    let isLetter = { (character: Character) in character.isASCII && character.isLetter }
    let run = Array(text.suffix(text.reversed().prefix(while: isLetter).count))
    if text.dropLast(run.count).last?.isNumber == true, let unit = WordReadings.units[String(run)] {
      return unit
    }
    let lower = run.suffix(run.reversed().prefix { $0.isLowercase }.count)
    let rest = run.dropLast(lower.count)
    let upper = String(rest.suffix(rest.reversed().prefix { $0.isUppercase }.count))
    if lower.isEmpty { return abbreviation(upper, isWhole: upper.count == run.count) }
    if lower.elementsEqual("s"), upper.count > 1 {
      // A plural such as APIs is read with 즈 or without; only a vowel is sure either way.
      return abbreviation(upper, isWhole: true) == .absent ? .absent : nil
    }
    return word((upper.suffix(1) + String(lower)).lowercased())
  }

  /// Spelled letter by letter, unless it is long and may be read as a word too.
  private static func abbreviation(_ letters: String, isWhole: Bool) -> FinalConsonant? {
    // X alone is 엑스 or 텐.
    if letters == "X", isWhole { return nil }
    if let reading = WordReadings.abbreviations[letters] { return reading.finalConsonant }
    guard let last = letters.last else { return nil }
    let spelled = WordReadings.letterName(last)
    guard letters.count > 4 else { return spelled }
    return word(letters.lowercased()) == spelled ? spelled : nil
  }

  /// Reads a lower-case word by the longest ending known.
  private static func word(_ word: String) -> FinalConsonant? {
    if word.count == 1, let only = word.first {
      return word == "x" ? nil : WordReadings.letterName(Character(only.uppercased()))
    }
    var ending = Substring(word)
    while !ending.isEmpty {
      if let reading = WordReadings.endings[String(ending)] { return reading.finalConsonant }
      ending.removeFirst()
    }
    return nil
  }
}
