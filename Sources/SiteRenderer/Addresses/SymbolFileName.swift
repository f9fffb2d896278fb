/// File names for API names that are safe in a URL and on any file system.
enum SymbolFileName {
  /// A different file name, without extension, for each of the names; names that differ in case
  /// alone get a number, because some file systems take them for one.
  static func assign(to names: [String]) -> [String: String] {
    var taken: Set<String> = ["index"]
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
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return files.filter { name, file in
      file.utf8.last.map(digits.contains) == true && file != base(of: name)
    }
  }

  /// In bytes; no file system takes more than 255, with endings and numbers.
  private static let longest = 100

  /// Letters, digits and dots; any run of other characters is one hyphen.
  private static func base(of name: String) -> String {
    let words = name.split { character in
      !(character.isASCII && (character.isLetter || character.isNumber || character == "."))
    }
    return String(words.joined(separator: "-").prefix(longest))
  }
}
