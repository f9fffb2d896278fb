/// File names for API names that are safe in a URL and on any file system.
enum SymbolFileName {
  /// A different file name, without extension, for each of the names; names that differ in case
  /// alone get a number, because some file systems take them for one.
  static func assign(to names: [String]) -> [String: String] {
    var taken = reserved
    var files: [String: String] = [:]
    // What the next name gets whose file is taken; a hundred thousand may begin alike.
    var numbers: [String: Int] = [:]
    for name in names where files[name] == nil {
      let base = base(of: name)
      var candidate = base
      while !taken.insert(candidate.lowercased()).inserted {
        let number = numbers[base, default: 2]
        candidate = "\(base)-\(number)"
        numbers[base] = number + 1
      }
      files[name] = candidate
    }
    return files
  }

  /// Those of the files whose name their API alone does not tell.
  static func numbered(_ files: [String: String]) -> [String: String] {
    files.filter { name, file in file != words(of: name) }
  }

  /// What stands there already, and what Windows takes for devices.
  private static let reserved: Set<String> = Set(
    ["index", "con", "prn", "aux", "nul"] + (1...9).flatMap { ["com\($0)", "lpt\($0)"] })

  /// In bytes; no file system takes more than 255, with endings and numbers.
  private static let longest = 100

  /// The words without a dot first, which would hide the file; an operator has none.
  private static func base(of name: String) -> String {
    let base = words(of: name).drop { $0 == "." }
    return base.isEmpty ? "operator" : String(base)
  }

  /// Letters, digits and dots; any run of other characters is one hyphen.
  private static func words(of name: String) -> String {
    let words = name.split { character in
      !(character.isASCII && (character.isLetter || character.isNumber || character == "."))
    }
    return String(words.joined(separator: "-").prefix(longest))
  }
}
