/// The stamps that an unchanged text may have been accepted with.
package struct TextStamps: Sendable {
  /// As they are taken now.
  package let present: TextStamp
  /// What takes the other one, which few ask for; `nil` where no link has a group.
  private let stamper: TextStamper?

  init(present: TextStamp, grouping stamper: TextStamper?) {
    self.present = present
    self.stamper = stamper
  }

  /// As they were taken while the group of a page counted in the links to it; `nil` where that is the same.
  var grouped: TextStamp? {
    stamper?.grouped(present.kind)
  }

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
