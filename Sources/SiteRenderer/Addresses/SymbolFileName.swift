/// File names for API names that are safe in a URL and on any file system.
enum SymbolFileName {
  /// A different file name, without extension, for each of the names; names that differ in case
  /// alone get a number, because some file systems take them for one.
  static func assign(to names: [String]) -> [String: String] {
    var taken: Set<String> = ["index"]
    var files: [String: String] = [:]
    for name in names where files[name] == nil {
      let base = base(of: name)
      var candidate = base
      var number = 2
      while !taken.insert(candidate.lowercased()).inserted {
        candidate = "\(base)-\(number)"
        number += 1
      }
      files[name] = candidate
    }
    return files
  }

  /// Letters, digits and dots; any run of other characters is one hyphen.
  private static func base(of name: String) -> String {
    let words = name.split { character in
      !(character.isASCII && (character.isLetter || character.isNumber || character == "."))
    }
    return words.joined(separator: "-")
  }
}
