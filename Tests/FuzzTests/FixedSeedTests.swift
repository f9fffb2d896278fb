import Foundation
import Fuzzing
import SmallContent
import Testing

/// The same few hundred bad inputs for each reader in every run; `hig-fuzz` has as many as one likes.
@Suite struct FixedSeedTests {
  private static let files = SmallGuide.files.mapValues { Array($0.utf8) }

  @Test(arguments: FuzzedReaders.all.map(\.name))
  func `bad input ends in a value or a fault, and soon`(_ name: String) throws {
    let type = try #require(FuzzedReaders.all.first { $0.name == name })
    let reader = type.init(files: Self.files)
    for seed in 0..<UInt64(400) {
      let start = ContinuousClock.now
      reader.read(seed)
      let time = ContinuousClock.now - start
      // A second in a release build on a quiet machine is more here.
      #expect(time < .seconds(10), "\(name) \(seed)")
    }
  }

  @Test func `the same seed makes the same input`() {
    for type in FuzzedReaders.all {
      let (one, two) = (type.init(files: Self.files), type.init(files: Self.files))
      for seed in 0..<UInt64(50) { #expect(one.input(seed) == two.input(seed)) }
      #expect(Set((0..<UInt64(50)).map(one.input)).count > 40)
    }
  }
}
