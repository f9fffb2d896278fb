internal import RuleGraph

extension Term {
  /// So many first halves, and as many second ones, are crossed: more than any term has, and few where one has thousands.
  private static let mostHalves = 16

  /// Its names of two words, the first in Latin letters and the second in another language: search 바 of search bar and
  /// 검색 바.
  ///
  /// None begins with Hangul, for it is filed by its keystrokes, and Latin letters behind them would be taken for more.
  var mixedNames: [String] {
    let halves = name.languages.map { language in
      names(in: language).map { $0.split(separator: " ") }.filter { $0.count == 2 }
    }
    return halves.indices.flatMap { own in
      let firsts = halves[own].map { $0[0] }.filter { $0.utf8.allSatisfy { $0 < 0x80 } }
      let lasts = halves.indices.filter { $0 != own }.flatMap { halves[$0] }.map { $0[1] }
      return Set(firsts).sorted().prefix(Self.mostHalves).flatMap { first in
        Set(lasts).sorted().prefix(Self.mostHalves).map { "\(first) \($0)" }
      }
    }
  }
}
