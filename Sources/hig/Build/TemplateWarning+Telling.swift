import SiteRenderer

extension [TemplateWarning] {
  /// Reports what was found in the templates.
  ///
  /// - Parameter strict: whether it stops a build.
  /// - Throws: `ExitStatus.nothingFound` when it does.
  func tell(strict: Bool) throws {
    Console.talk(flatMap(\.lines))
    guard strict, !isEmpty else { return }
    Console.talk("\(Findings.summary(errors: 0, warnings: count)); nothing was written")
    throw ExitStatus.nothingFound
  }
}
