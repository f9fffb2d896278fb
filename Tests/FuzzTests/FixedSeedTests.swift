import Foundation
import Fuzzing
import Patience
import SmallContent
import Testing

/// The same hundred bad inputs for each reader in every run; `hig-fuzz` has as many as one likes.
@Suite struct FixedSeedTests {
  private static let files = SmallGuide.files.mapValues { Array($0.utf8) }

  /// To make a site takes a hundred times as long as to read a file, and a guide ten times as long.
  private static func count(_ name: String) -> UInt64 {
    switch name {
    case FuzzedMoments.name: 15
    case FuzzedSite.name, FuzzedExchange.name, FuzzedFigure.name: 30
    case FuzzedEdits.name: 60
    // Sixteen for each file of the index.
    case FuzzedShards.name: 160
    default: 120
    }
  }

  @Test(.patience, arguments: FuzzedReaders.names)
  func `bad input ends in a value or a fault, and soon`(_ name: String) throws {
    let reader = try #require(FuzzedReaders.reader(name, files: Self.files))
    for seed in 0..<Self.count(name) {
      let seconds = ProcessorTime.seconds { reader.read(seed) }
      // One in a release build is more here.
      #expect(seconds < 10, "\(name) \(seed)")
    }
  }

  @Test(arguments: FuzzedReaders.names)
  func `the same seed makes the same input`(_ name: String) throws {
    let one = try #require(FuzzedReaders.reader(name, files: Self.files))
    let two = try #require(FuzzedReaders.reader(name, files: Self.files))
    let inputs = (0..<UInt64(50)).map { one.input($0) }
    #expect(inputs == (0..<UInt64(50)).map { two.input($0) })
    #expect(Set(inputs).count > 40)
  }
}
