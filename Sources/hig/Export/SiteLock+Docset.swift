import Docset
import RuleGraph
import SiteRenderer

extension SiteLock {
  /// Whether what was written into the folder is a docset.
  var holdsDocset: Bool {
    let (list, first) = ("\(site)/\(SiteWriter.manifestName)", DocsetPlaces.properties.utf8)
    let written = try? FileBytes.read(list, limit: first.count, follows: false)
    return written?.bytes.starts(with: first) == true
  }
}
