import Docset
import Foundation
import SiteRenderer

extension SiteLock {
  /// Whether what was written into the folder is a docset.
  var holdsDocset: Bool {
    let written = FileManager.default.contents(atPath: "\(site)/\(SiteWriter.manifestName)")
    return written?.starts(with: Data(DocsetPlaces.properties.utf8)) == true
  }
}
