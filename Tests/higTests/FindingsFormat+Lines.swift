@testable import hig

extension FindingsFormat {
  /// All lines at once.
  func lines(for findings: Findings) -> [String] {
    var lines: [String] = []
    write(findings) { lines += $0 }
    return lines
  }
}
