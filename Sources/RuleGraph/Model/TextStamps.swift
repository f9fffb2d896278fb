/// The stamps that an unchanged text may have been accepted with.
package struct TextStamps: Equatable, Sendable {
  /// As they are taken now.
  package let present: TextStamp
  /// As they were taken while the group of a page counted in the links to it; `nil` where that is the same.
  package let grouped: TextStamp?

  func matches(_ accepted: TextStamp) -> Bool {
    present == accepted || grouped == accepted
  }

  /// What differs from the text that was accepted.
  func aspects(changedSince accepted: TextStamp) -> Set<TextAspect> {
    let aspects = present.aspects(changedIn: accepted)
    guard !aspects.isEmpty, let others = grouped?.aspects(changedIn: accepted) else {
      return aspects
    }
    return others.count < aspects.count ? others : aspects
  }
}
