import ArgumentParser
import Foundation
import RuleGraph

/// Chooses the language of an answer: the one asked for, else that of the query's script, else that
/// of the environment, else the first of the site.
struct LanguageChoice {
  let languages: [Language]
  var asked: String?
  var environment = ProcessInfo.processInfo.environment

  /// - Throws: `ValidationError` when the language asked for is none of the site's.
  func code(for query: String) throws -> String {
    if let asked {
      guard languages.contains(where: { $0.code == asked }) else {
        let known = languages.map(\.code).joined(separator: ", ")
        throw ValidationError("There is no language '\(asked)'; the site has \(known).")
      }
      return asked
    }
    return ofScript(query) ?? ofEnvironment ?? languages.first?.code ?? ""
  }

  /// Latin letters decide nothing, because API names are written in them in every language.
  private func ofScript(_ query: String) -> String? {
    languages.first { language in
      Self.scripts[language.script].map { ranges in
        query.unicodeScalars.contains { scalar in ranges.contains { $0.contains(scalar.value) } }
      } ?? false
    }?.code
  }

  /// `LANGUAGE` is a list, and like `LANG` it says `ko_KR.UTF-8` for `ko`.
  private var ofEnvironment: String? {
    let names = ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
    let codes = names.flatMap { $0.split(separator: ":") }
      .compactMap { $0.split { "_.@-".contains($0) }.first.map(String.init) }
    return codes.first { code in languages.contains { $0.code == code } }
  }

  /// The letters by which a script is known, by its ISO 15924 code.
  private static let scripts: [String: [ClosedRange<UInt32>]] = [
    "Arab": [0x0600...0x06FF],
    "Cyrl": [0x0400...0x052F],
    "Deva": [0x0900...0x097F],
    "Grek": [0x0370...0x03FF],
    "Hang": [0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7A3],
    "Hans": [0x4E00...0x9FFF],
    "Hant": [0x4E00...0x9FFF],
    "Hebr": [0x0590...0x05FF],
    "Jpan": [0x3040...0x30FF, 0x4E00...0x9FFF],
    "Thai": [0x0E00...0x0E7F],
  ]
}
