import Foundation

/// Where other file systems, or other parts of the same, are shown.
enum MountPoints {
  /// Whether there is one beneath a folder, which went with it to wherever the folder is moved.
  ///
  /// Only Linux lets one stand on a file, or show a part of the same file system, which no number of a device tells.
  static func areBeneath(_ folder: String) -> Bool {
    // It has no size, so it is read to its end.
    let list = FileManager.default.contents(atPath: "/proc/self/mountinfo") ?? Data()
    let lead = Array("\(written(folder))/".utf8)
    return list.split(separator: UInt8(ascii: "\n")).contains { line in
      let fields = line.split(separator: UInt8(ascii: " "), maxSplits: 5)
      return fields.count > 5 && fields[4].starts(with: lead)
    }
  }

  /// A path as the list has it, whose columns stand between blanks.
  private static func written(_ path: String) -> String {
    path.replacing("\\", with: "\\134").replacing(" ", with: "\\040")
      .replacing("\t", with: "\\011").replacing("\n", with: "\\012")
  }
}
