import Foundation
import RuleGraph

/// A finding as SARIF has it.
struct SarifResult: Encodable {
  let ruleId: String
  /// The place of the check among the rules of the run.
  let ruleIndex: Int?
  let level: String
  let message: SarifText
  let locations: [SarifLocation]
  let relatedLocations: [SarifLocation]
  let fixes: [SarifFix]
  /// By the name that code hosts look for; the value stays when lines move.
  let partialFingerprints: [String: String]

  /// - Parameter level: where it is another than the severity says.
  init(
    _ diagnostic: Diagnostic, _ places: SarifPlaces,
    identity: (index: Int?, fingerprint: String), level: String? = nil
  ) {
    ruleId = diagnostic.check
    ruleIndex = identity.index
    partialFingerprints = ["primaryLocationLineHash": identity.fingerprint]
    self.level = level ?? diagnostic.severity.rawValue
    let text = [diagnostic.summary, diagnostic.explanation].compactMap(\.self)
    message = SarifText(text.joined(separator: "\n"))
    locations = [SarifLocation(diagnostic.location, places)]
    relatedLocations = diagnostic.notes.map {
      SarifLocation($0.location, places, message: SarifText($0.text))
    }
    fixes = diagnostic.fixIts.map { SarifFix($0, places) }
  }
}

/// Where things are, as SARIF tells it.
struct SarifPlaces {
  let printer: DiagnosticPrinter
  let checkout: CheckoutPaths

  func artifact(_ location: SourceLocation) -> SarifArtifact {
    SarifArtifact(checkout.path(of: location.path))
  }

  func region(_ location: SourceLocation) -> SarifRegion {
    SarifRegion(location, printer)
  }
}

/// A place in a file, with what is to be said of it.
struct SarifLocation: Encodable {
  let physicalLocation: Place
  let message: SarifText?

  struct Place: Encodable {
    let artifactLocation: SarifArtifact
    let region: SarifRegion
  }

  init(_ location: SourceLocation, _ places: SarifPlaces, message: SarifText? = nil) {
    physicalLocation = Place(
      artifactLocation: places.artifact(location), region: places.region(location))
    self.message = message
  }
}

/// A file by its address.
struct SarifArtifact: Encodable {
  let uri: String

  init(_ path: String) {
    let encoded = path.addingPercentEncoding(withAllowedCharacters: Self.allowed) ?? path
    uri = path.hasPrefix("/") ? "file://\(encoded)" : encoded
  }

  /// A colon in the first folder would make a scheme of it.
  private static let allowed = CharacterSet.urlPathAllowed.subtracting(
    CharacterSet(charactersIn: ":"))
}

/// Lines and UTF-16 columns from 1; the end is just past the last unit.
struct SarifRegion: Encodable {
  let startLine: Int
  let startColumn: Int
  let endLine: Int
  let endColumn: Int

  init(_ location: SourceLocation, _ printer: DiagnosticPrinter) {
    let end = printer.end(of: location)
    startLine = location.line
    startColumn = printer.column(of: location)
    endLine = end.line
    endColumn = end.column
  }
}

/// A replacement that would mend a finding.
struct SarifFix: Encodable {
  let artifactChanges: [Change]

  struct Change: Encodable {
    let artifactLocation: SarifArtifact
    let replacements: [Replacement]
  }

  struct Replacement: Encodable {
    let deletedRegion: SarifRegion
    let insertedContent: SarifText
  }

  init(_ fixIt: FixIt, _ places: SarifPlaces) {
    artifactChanges = [
      Change(
        artifactLocation: places.artifact(fixIt.location),
        replacements: [
          Replacement(
            deletedRegion: places.region(fixIt.location),
            insertedContent: SarifText(fixIt.replacement))
        ])
    ]
  }
}
