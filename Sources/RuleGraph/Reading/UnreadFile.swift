/// A file of the content folder that is not read, or not safely.
package struct UnreadFile: Equatable, Sendable {
  /// Below the root.
  package let path: String
  package let reason: Reason

  package init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  package enum Reason: Equatable, Sendable {
    /// A link to something outside the content folder.
    case leavesContent
    case leadsNowhere
    /// A link to a folder or a device.
    case leadsToNoFile
    /// A pipe, a socket or a device.
    case special
    /// A name that is not UTF-8.
    case misnamed
    /// A name with a character that is not seen.
    case unseenCharacter
    /// More bytes than the limit.
    case tooLarge(limit: Int)
    /// Another path differs only in case or in the form of its letters.
    case alike(String)
  }
}
