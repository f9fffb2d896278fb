import SwiftParser
import SwiftSyntax

/// The folders of a module, from the lowest up: no file names a type of a folder above its own.
struct FolderOrder {
  let module: String
  let folders: [String]

  /// A line for each file in none of the folders, and for each type that a file names from above.
  func breaches(in files: [SourceTree.File]) -> [String] {
    let sources = files.map { Source($0, height: height(of: $0)) }
    var homes: [String: [Source]] = [:]
    for source in sources {
      for name in source.declared { homes[name, default: []].append(source) }
    }
    return sources.flatMap { source -> [String] in
      guard let own = source.height else {
        return ["\(source.path) is in no folder of the order"]
      }
      return source.named.subtracting(source.declared).sorted().compactMap { name in
        guard let home = homes[name]?.first, homes[name]?.count == 1, home.offered.contains(name),
          let other = home.height, other > own
        else { return nil }
        return "\(source.path) names \(name) of \(folders[other]), which is above \(folders[own])"
      }
    }
  }

  /// Sub-folders count as the folder that they are in.
  private func height(of file: SourceTree.File) -> Int? {
    let pieces = file.path.split(separator: "/").drop { $0 != module }.dropFirst()
    return pieces.count > 1 ? pieces.first.flatMap { folders.firstIndex(of: String($0)) } : nil
  }
}

/// What a file says of types.
private struct Source {
  let path: String
  /// The place of its folder in the order.
  let height: Int?
  /// All types that it declares, also those within others.
  let declared: Set<String>
  /// Those that other files can name.
  let offered: Set<String>
  /// The words of its code.
  let named: Set<String>

  init(_ file: SourceTree.File, height: Int?) {
    let tree = Parser.parse(source: file.text)
    let tokens = Array(tree.tokens(viewMode: .sourceAccurate))
    self.path = file.path
    self.height = height
    declared = Set(
      zip(tokens, tokens.dropFirst()).filter { Self.keywords.contains($0.0.tokenKind) }
        .compactMap { $0.1.identifier?.name })
    offered = Set(tree.statements.compactMap { Self.offeredType($0.item) })
    named = Set(tokens.compactMap { $0.identifier?.name })
  }

  private static let keywords: [TokenKind] = [
    .keyword(.struct), .keyword(.enum), .keyword(.class), .keyword(.protocol), .keyword(.actor),
    .keyword(.typealias),
  ]

  private static let hidden: [TokenKind] = [.keyword(.private), .keyword(.fileprivate)]

  private static func offeredType(_ item: CodeBlockItemSyntax.Item) -> String? {
    guard let type = item.asProtocol((any DeclGroupSyntax).self),
      !type.modifiers.contains(where: { hidden.contains($0.name.tokenKind) })
    else { return nil }
    return (type as? any NamedDeclSyntax)?.name.identifier?.name
  }
}
