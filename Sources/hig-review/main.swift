import Foundation
import ReviewFeed
import SwiftUses

/// Reads a request as JSON from stdin, and writes what each of its files uses to stdout, in the same order.
///
/// - Returns: the exit status. What was read is let go before the program ends with it.
@Sendable func answer() -> Int32 {
  do {
    let input = try FileHandle.standardInput.readToEnd() ?? Data()
    let request = try JSONDecoder().decode(ReviewRequest.self, from: input)
    let uses = UseReader.uses(in: request.files, of: request.names) {
      ProcessorTime.allow(for: $0.text.utf8.count)
    }
    ProcessorTime.allow(for: input.count)
    let answer = try JSONEncoder().encode(uses)
    try FileHandle.standardOutput.write(contentsOf: answer)
    return EXIT_SUCCESS
  } catch {
    let usage = "hig-review: 'hig review' runs this program; it reads what that sends\n"
    try? FileHandle.standardError.write(contentsOf: Data(usage.utf8))
    return 2
  }
}

// A chain of members is as deep as it is long. What is not used of the stack takes no memory.
let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
pthread_attr_init(attributes)
pthread_attr_setstacksize(attributes, 512 << 20)
#if os(Linux)
  var thread: pthread_t = 0
#else
  var thread: pthread_t?
#endif
// Foundation does not say that there is none to be had, and its end would be waited for.
guard pthread_create(&thread, attributes, { _ in exit(answer()) }, nil) == 0 else { exit(2) }
// Where nobody waits for the answer any more, as when hig is interrupted, there is nothing left to do.
var reader = pollfd(fd: STDOUT_FILENO, events: Int16(POLLHUP), revents: 0)
while poll(&reader, 1, -1) <= 0 || reader.revents == 0 {}
_exit(2)
