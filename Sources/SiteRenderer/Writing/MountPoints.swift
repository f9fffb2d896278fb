import Foundation

/// Where other file systems, or other parts of the same, are shown.
enum MountPoints {
  /// The paths of those beneath a folder, from there; they go with it to wherever the folder is moved.
  ///
  /// Only Linux lets one stand on a file, or show a part of the same file system, which no number of a device tells.
  static func beneath(_ folder: String) -> [String] {
    // It has no size, so it is read to its end.
    let list = FileManager.default.contents(atPath: "/proc/self/mountinfo") ?? Data()
    let lead = "\(folder)/"
    return list.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let fields = line.split(separator: UInt8(ascii: " "), maxSplits: 5)
      guard fields.count > 5 else { return nil }
      let path = meant(by: String(decoding: fields[4], as: UTF8.self))
      return path.hasPrefix(lead) ? String(path.dropFirst(lead.count)) : nil
    }
  }

  /// A path of the list, whose columns stand between blanks.
  private static func meant(by path: String) -> String {
    path.replacing("\\012", with: "\n").replacing("\\011", with: "\t")
      .replacing("\\040", with: " ").replacing("\\134", with: "\\")
  }
}
