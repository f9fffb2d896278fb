extension RandomAccessCollection {
  /// Where the elements that are wanted begin, when all of them stand at the end; found by halving.
  @inlinable
  package func partitioningIndex(where isWanted: (Element) -> Bool) -> Index {
    var (low, count) = (startIndex, self.count)
    while count > 0 {
      let middle = index(low, offsetBy: count / 2)
      if isWanted(self[middle]) {
        count /= 2
      } else {
        low = index(after: middle)
        count -= count / 2 + 1
      }
    }
    return low
  }
}
