/// What one look at the content brought: which site is shown now, and what is wrong.
package struct PreviewNews: Codable, Equatable, Sendable {
  /// Counts the sites that were made; 0 before the first, when there is nothing to show.
  package let site: Int
  /// The number of the newest search index; `nil` before the first.
  package let index: Int?
  package let problems: [PreviewProblem]

  package init(site: Int, index: Int? = nil, problems: [PreviewProblem] = []) {
    self.site = site
    self.index = index
    self.problems = problems
  }
}
