import ArgumentParser
import Foundation
import Fuzzing

/// Feeds the readers, and all that is made of what they read, bad input by the million: `hig-fuzz --reader yaml --count 1000000`.
///
/// A crash leaves the seed in the file that `--log` names; `--from SEED --count 1` is then the case again.
@main
struct HigFuzz: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "hig-fuzz")

  @Option(
    help: ArgumentHelp(
      "\(FuzzedReaders.names.joined(separator: ", ")); all where none is named."))
  var reader: [String] = []

  @Option(help: "The first seed.")
  var from: UInt64 = 0

  @Option(help: "How many seeds for each reader.")
  var count: UInt64 = 10_000

  @Option(help: "The folder of the content that is made bad.")
  var content = "Content"

  @Option(help: "Where the seed that is being read is written.")
  var log = "hig-fuzz.log"

  @Option(help: "How many milliseconds of a processor a seed may take.")
  var patience = 1_000.0

  @Option(help: "How many megabytes may be in use.")
  var memory = 4_096

  @Flag(help: "Write the input of the first seed and end.")
  var show = false

  func run() throws {
    var limit = rlimit(rlim_cur: rlim_t(memory << 20), rlim_max: rlim_t(memory << 20))
    #if os(Linux)
      setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    #else
      setrlimit(RLIMIT_AS, &limit)
    #endif
    var isInTime = true
    for type in FuzzedReaders.all where reader.isEmpty || reader.contains(type.name) {
      let reader = type.init(files: files())
      if show {
        FileHandle.standardOutput.write(Data(reader.input(from)))
        return
      }
      isInTime = try run(reader, named: type.name) && isInTime
    }
    if !isInTime { throw ExitCode.failure }
  }

  /// - Returns: whether no seed took longer than it may.
  private func run(_ reader: any FuzzedReader, named name: String) throws -> Bool {
    let file = open(log, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    defer { close(file) }
    let start = ContinuousClock.now
    var slowest = (seed: from, time: Duration.zero)
    for seed in from..<from + count {
      let line = Array("\(name) \(seed)                    \n".utf8)
      pwrite(file, line, line.count, 0)
      // What hangs for good is ended by the system.
      alarm(300)
      let begin = Self.processorTime
      reader.read(seed)
      let time = Self.processorTime - begin
      if time > slowest.time { slowest = (seed, time) }
      if time > .milliseconds(patience) { print("\(name) \(seed): took \(time)") }
    }
    alarm(0)
    print(
      "\(name): \(count) inputs in \(ContinuousClock.now - start), slowest \(slowest.seed) with "
        + "\(slowest.time), \(peak) MB")
    return slowest.time <= .milliseconds(patience)
  }

  /// How long the processors worked for this program: others on the machine must not seem to be hangs.
  private static var processorTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// The most memory that was in use, in megabytes.
  private var peak: Int {
    var usage = rusage()
    #if os(Linux)
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return usage.ru_maxrss / 1024
    #else
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss / 1_048_576
    #endif
  }

  private func files() -> [String: [UInt8]] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: content)) ?? []
    let texts = paths.filter { path in
      [".md", ".yml", ".tsv", ".lock", ".svg"].contains(where: path.hasSuffix)
    }
    let pairs = texts.compactMap { path in
      FileManager.default.contents(atPath: "\(content)/\(path)").map { (path, Array($0)) }
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }
}
