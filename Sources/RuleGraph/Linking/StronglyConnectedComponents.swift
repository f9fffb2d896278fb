/// The sets of things that lead to one another, so that cycles are looked for only where there are some.
///
/// By the algorithm of Kosaraju and Sharir: M. Sharir, A strong-connectivity algorithm and its applications in data flow
/// analysis, 1981.
struct StronglyConnectedComponents {
  /// For each thing the number of its set: those of a set lead to one another, those of different sets do not.
  let sets: [Int]

  /// Walks all steps forward and then back, in linear time and without recursion.
  ///
  /// - Parameter steps: for each thing those it leads to.
  init(_ steps: [[Int]]) {
    var back = [[Int]](repeating: [], count: steps.count)
    for (from, nexts) in steps.enumerated() {
      for next in nexts { back[next].append(from) }
    }
    var sets = [Int](repeating: -1, count: steps.count)
    // Whatever is reached backwards from the thing that was left last, and was not reached before, is its set.
    for start in Self.orderOfLeaving(steps).reversed() where sets[start] < 0 {
      var waiting = [start]
      sets[start] = start
      while let thing = waiting.popLast() {
        for other in back[thing] where sets[other] < 0 {
          sets[other] = start
          waiting.append(other)
        }
      }
    }
    self.sets = sets
  }

  private static func orderOfLeaving(_ steps: [[Int]]) -> [Int] {
    var order: [Int] = []
    var isSeen = [Bool](repeating: false, count: steps.count)
    for start in steps.indices where !isSeen[start] {
      isSeen[start] = true
      var way = [(thing: start, next: 0)]
      while let (thing, next) = way.last {
        guard next < steps[thing].count else {
          order.append(thing)
          way.removeLast()
          continue
        }
        way[way.count - 1].next += 1
        let other = steps[thing][next]
        guard !isSeen[other] else { continue }
        isSeen[other] = true
        way.append((other, 0))
      }
    }
    return order
  }
}
