import CommonMark

/// Reads `editions.yml`.
struct EditionReader {
  static let keys = ["id", "date", "title", "summary"]

  let record: YAMLRecord

  /// The editions, oldest first.
  func read(_ reading: inout DataReading) -> [Edition] {
    record.expectKeys(["editions"], &reading.faults)
    var dates: [Located<String>] = []
    let editions = record.records("editions", &reading.faults)
      .compactMap { edition($0, &dates, &reading) }
    let unique = reading.faults.unique(editions, id: \.id, at: \.location)
    // Of two editions of one date neither is the older; of one that stands there twice the date does as well.
    if unique.count == editions.count {
      _ = reading.faults.unique(dates, id: \.value, at: \.location)
    }
    return unique.sorted { ($0.date, $0.id) < ($1.date, $1.id) }
  }

  /// - Parameter dates: those of all editions.
  private func edition(
    _ record: YAMLRecord, _ dates: inout [Located<String>], _ reading: inout DataReading
  ) -> Edition? {
    record.expectKeys(Self.keys, &reading.faults)
    let id = record.requiredID(&reading.faults)
    let date = record.requiredString("date", &reading.faults)
    let title = record.requiredLocalized("title", &reading)
    let summary = record.localized("summary", &reading)
    guard let id, let date, let title else { return nil }
    dates.append(date)
    if !isDate(date.value) {
      let expected = "a date such as 2013, 2013-09 or 2013-09-18"
      reading.faults.append(
        Fault(.valueOfWrongType(key: "date", expected: expected), at: date.location))
    }
    return Edition(
      id: id.value, date: date.value, words: (title, summary), location: id.location)
  }

  /// ISO 8601 to the year, month or day, so that the order of texts is that of time.
  private func isDate(_ text: String) -> Bool {
    let pieces = text.split(separator: "-", omittingEmptySubsequences: false)
    let limits: [(length: Int, values: ClosedRange<Int>)] = [
      (4, 1...9999), (2, 1...12), (2, 1...lastDay(of: pieces.prefix(2).map { Int($0) ?? 0 })),
    ]
    return (1...3).contains(pieces.count)
      && zip(pieces, limits).allSatisfy { piece, limit in
        isNumber(piece, length: limit.length) && limit.values.contains(Int(piece) ?? -1)
      }
  }

  /// - Parameter month: the year and the month in it.
  private func lastDay(of month: [Int]) -> Int {
    guard month.count == 2, let year = month.first else { return 31 }
    let isLeapYear = year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
    return switch month[1] {
    case 2: isLeapYear ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private func isNumber(_ text: Substring, length: Int) -> Bool {
    return text.utf8.count == length && text.utf8.allSatisfy(\.isDigit)
  }
}
