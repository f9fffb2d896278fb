/// Why a call of an assistant has no answer.
enum AssistantError: Error, CustomStringConvertible {
  case unknownTool(String)
  case noArguments
  case missingArgument(String)
  case emptyArgument(String)
  case unknownArgument(String, known: [String])
  case badArgument(String, String)
  case nothingNamed(String, String)

  var description: String {
    switch self {
    case .unknownTool(let name): "There is no tool '\(name)'."
    case .noArguments: "The arguments must be an object."
    case .missingArgument(let name): "The argument '\(name)' is missing."
    case .emptyArgument(let name): "The argument '\(name)' is empty."
    case .unknownArgument(let name, let known):
      "There is no argument '\(name)'; the tool has \(known.joined(separator: ", "))."
    case .badArgument(let name, let expected): "The argument '\(name)' must be \(expected)."
    case .nothingNamed(let name, let near): "Nothing is named '\(name)'\(near)"
    }
  }
}
