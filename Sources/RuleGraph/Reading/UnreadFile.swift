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
    /// A folder that is called as a page or a data file is.
    case folder
    /// A name that is not UTF-8.
    case misnamed
    /// A name with a character that is not seen.
    case unseenCharacter
    /// A name that no file can have on Windows.
    case refusedByWindows
    /// More bytes than the limit.
    case tooLarge(limit: Int)
    /// Another path differs only in case or in the form of its letters.
    case alike(String)
  }
}

extension UnreadFile.Reason: CustomStringConvertible {
  package var description: String {
    switch self {
    case .leavesContent: "the link leaves the content folder"
    case .leadsNowhere: "the link leads to nothing"
    case .leadsToNoFile: "the link leads to something that is not a file"
    case .special: "this is a pipe, a socket or a device, and not a file"
    case .folder: "this is a folder, and not a file"
    case .misnamed: "the name is not UTF-8"
    case .unseenCharacter: "the name has a character that cannot be seen"
    case .refusedByWindows: "no file can be called so on Windows"
    case .tooLarge(let limit): "the file has more than \(limit) bytes"
    case .alike(let other): "on some systems this is the same file as '\(other)'"
    }
  }
}
