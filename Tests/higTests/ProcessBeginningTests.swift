import Foundation
import Testing

@testable import hig

/// Programs that are started and waited for.
@Suite struct ProcessBeginningTests {
  private func status(of line: String) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line]
    try process.begin().wait()
    return process.terminationStatus
  }

  @Test func `the status is there at the end, however soon that comes`() throws {
    for number: Int32 in 0..<20 { #expect(try status(of: "exit \(number)") == number) }
    #expect(try status(of: "sleep 0.1; exit 3") == 3)
  }

  @Test func `what a program had open is not kept when it has ended`() throws {
    weak var kept: Pipe?
    try {
      let (process, pipe) = (Process(), Pipe())
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = ["-c", "echo 끝"]
      process.standardOutput = pipe
      kept = pipe
      try process.begin().wait()
    }()
    // Foundation's own thread may hold the process a moment longer.
    for _ in 0..<1_000 where kept != nil { usleep(10_000) }
    #expect(kept == nil)
  }

  @Test func `a program that is not there is an error`() {
    let process = Process()
    process.executableURL = URL(filePath: "/nowhere/프로그램")
    #expect(throws: (any Error).self) { try process.begin() }
  }
}
