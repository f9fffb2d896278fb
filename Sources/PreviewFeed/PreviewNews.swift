/// What one look at the content brought: which site is shown now, and what is wrong.
package struct PreviewNews: Codable, Equatable, Sendable {
  /// Counts the sites that were made; 0 before the first, when there is nothing to show.
  package let site: Int
  package let problems: [PreviewProblem]

  package init(site: Int, problems: [PreviewProblem] = []) {
    self.site = site
    self.problems = problems
  }
}
