import CommonMark

/// What the torn links of a passage do to its facts: a link less, and digits of addresses among the numbers.
///
/// The links themselves are another check's finding; that the languages do not agree follows from them.
struct TornFacts {
  /// Whether a link may be missing.
  let hasLinks: Bool
  /// The numbers in what was meant as addresses.
  let numbers: Set<String>

  init(_ passage: Passage) {
    let document = passage.document
    let links = TornLink.all(among: passage.nodes, of: document)
    hasLinks = !links.isEmpty
    numbers = document.text.withBytes { bytes in
      Set(
        links.flatMap { link in
          PassageFacts.numbers(in: UnsafeBufferPointer(rebasing: bytes[link.address(in: bytes)]))
        })
    }
  }
}
