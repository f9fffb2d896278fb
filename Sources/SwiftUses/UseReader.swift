package import ReviewFeed
internal import SwiftParser
internal import SwiftSyntax

/// What of the system's interface Swift files use, as far as the text says it.
///
/// There is no compiler behind it: types are those that are written, also in a cast or as the bound of a parameter,
/// those of what is constructed where it is declared, and those of a table of the system's own members. A member of
/// something whose type none of these tells is no use.
package enum UseReader {
  /// The uses of some names in each file, in the order of the text.
  ///
  /// A file whose nesting is deeper than the stack ends the program.
  ///
  /// - Parameter willParse: called before a file is parsed, which happens twice.
  package static func uses(
    in files: [SwiftFile], of names: Set<String>, willParse: (SwiftFile) -> Void = { _ in }
  ) -> [[NameUse]] {
    let declared = files.map { file in
      let collector = DeclarationCollector()
      willParse(file)
      collector.walk(tree(of: file))
      return collector.declarations
    }
    // What a file says of a type holds in the others too, unless they cannot see it.
    let shared = declared.reduce(into: TypeTable.system) { $0.add($1.shared) }
    let names = KnownNames(names)
    return zip(files, declared).map { file, declared in
      var types = shared
      types.add(declared.own)
      let collector = UseCollector(types, names, LineStarts(file.text))
      // Once more, for a tree takes forty times as much memory as its text: none is kept while others are parsed.
      willParse(file)
      collector.walk(tree(of: file))
      return collector.uses.sorted {
        ($0.line, $0.column, $0.name) < ($1.line, $1.column, $1.name)
      }
    }
  }

  /// The parser would pass over what is nested more deeply than 256 times, or 20 where it is not optimized, without a word.
  private static func tree(of file: SwiftFile) -> SourceFileSyntax {
    var parser = Parser(file.text, maximumNestingLevel: .max)
    return SourceFileSyntax.parse(from: &parser)
  }
}
