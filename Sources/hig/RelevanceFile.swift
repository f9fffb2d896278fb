import ArgumentParser
import RuleGraph
import SearchProof

/// A table of queries on disk.
struct RelevanceFile {
  let path: String

  /// - Throws: `ExitStatus.failure` after saying what is wrong with the file.
  func table(for graph: Graph) throws -> RelevanceTable {
    guard let text = String(validating: try bytes(), as: UTF8.self) else {
      throw ValidationError("'\(path)' is not UTF-8.")
    }
    do {
      return try RelevanceTable(
        text.hasPrefix("\u{FEFF}") ? String(text.unicodeScalars.dropFirst()) : text,
        rules: Set(graph.rules.map(\.id.description)),
        languages: Set(graph.site.languageCodes))
    } catch {
      Console.talk(error.problems.map { "\(path):\($0.line): error: \($0.problem)" })
      throw ExitStatus.failure
    }
  }

  private func bytes() throws -> [UInt8] {
    do throws(SystemCallError) {
      return try OpenFile.bytes(of: path)
    } catch {
      throw ValidationError("cannot read '\(path)': \(error.reason)")
    }
  }
}
