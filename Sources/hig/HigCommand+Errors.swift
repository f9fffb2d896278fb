import ArgumentParser
import RuleGraph
import SearchIndex
import SiteRenderer

extension HigCommand {
  /// What has a place in the templates is to be mended; what cannot be read is a failure.
  private static func report(_ error: TemplateError) -> Int32 {
    Console.talk(error.message(after: "Error: "))
    guard case .faulty(_, let count) = error else { return ExitStatus.failure.rawValue }
    Console.talk("\(Findings.summary(errors: count, warnings: 0)); nothing was written")
    return ExitStatus.nothingFound.rawValue
  }

  /// Reports an error, and gives the exit code.
  static func report(_ error: any Error) -> Int32 {
    if let code = error as? ExitCode { return code.rawValue }
    // What only the content shows to make no sense is no fault of the usage.
    if let error = error as? ValidationError {
      Console.talk("Error: \(error.message)")
      return ExitStatus.failure.rawValue
    }
    if let error = error as? TemplateError { return report(error) }
    if let error = error as? UnmergedFile {
      Console.talk("hig: \(error); nothing was written")
      return ExitStatus.nothingFound.rawValue
    }
    if let error = error as? SearchIndexError {
      Console.talk("Error: \(error); 'hig build' writes the index anew")
      return ExitStatus.failure.rawValue
    }
    let message = fullMessage(for: error)
    if exitCode(for: error) == .success {
      Console.print([message])
      return ExitCode.success.rawValue
    }
    Console.talk(message)
    return ExitStatus.failure.rawValue
  }
}
