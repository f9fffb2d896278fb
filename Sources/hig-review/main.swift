import Foundation
import ReviewFeed
import SwiftUses

/// Reads a request as JSON from stdin, and writes what each of its files uses to stdout, in the same order.
@Sendable func answer() -> Never {
  do {
    let input = try FileHandle.standardInput.readToEnd() ?? Data()
    let request = try JSONDecoder().decode(ReviewRequest.self, from: input)
    let answer = try JSONEncoder().encode(UseReader.uses(in: request.files, of: request.names))
    try FileHandle.standardOutput.write(contentsOf: answer)
    exit(EXIT_SUCCESS)
  } catch {
    let usage = "hig-review: 'hig review' runs this program; it reads what that sends\n"
    try? FileHandle.standardError.write(contentsOf: Data(usage.utf8))
    exit(2)
  }
}

// A chain of members is as deep as it is long. What is not used of the stack takes no memory.
let thread = Thread { answer() }
thread.stackSize = 512 << 20
thread.start()
while true { sleep(.max) }
