extension Graph {
  /// For each rule the heading that it is below, if that is not a part.
  package var sections: [RuleID: Component.Section] {
    components.reduce(into: [:]) { sections, component in
      var section: Component.Section?
      for entry in component.outline {
        switch entry {
        case .section(let next): section = next
        case .part: section = nil
        case .rule(let rule): sections[rule] = section
        }
      }
    }
  }
}
