/// The terms, and which of them are forms of others.
struct TermTable: Sendable {
  private(set) var keys: [String] = []
  /// For each term its forms beside itself.
  private(set) var forms: [[Int32]] = []
  private var numbers: [String: Int32] = [:]

  func number(ofKnown key: String) -> Int32? {
    numbers[key]
  }

  mutating func number(of key: String) -> Int32 {
    if let known = numbers[key] { return known }
    let number = Int32(keys.count)
    numbers[key] = number
    keys.append(key)
    forms.append([])
    return number
  }

  /// Says that what is found under a form is found under its stem.
  mutating func tie(_ stem: Int32, to form: Int32) {
    if stem != form, !forms[Int(stem)].contains(form) { forms[Int(stem)].append(form) }
  }
}
