/// A content tree as it is read and linked, for code that asks what a change would do to it.
package struct LinkedTree: Sendable {
  package let tree: ContentTree
  package let content: CheckedContent
  private let memory: LinkMemory

  package init(_ tree: ContentTree) {
    self.init(tree, catalog: CatalogReader(tree).read(), after: nil)
  }

  private init(_ tree: ContentTree, catalog: Catalog, after before: LinkMemory?) {
    self.tree = tree
    let (linked, memory) = Linker(catalog).link(after: before)
    content = CheckedContent(catalog: catalog, linked: linked)
    self.memory = memory
  }

  /// The same with some files, by path below the root, in place of its own; what has not changed is not read again.
  package func replacing(_ files: [String: [UInt8]]) -> LinkedTree {
    read(tree.replacing(files))
  }

  /// The same with some texts, by printed path, in place of its own.
  package func replacing(_ texts: [String: String]) -> LinkedTree {
    read(tree.replacing(texts))
  }

  private func read(_ tree: ContentTree) -> LinkedTree {
    let catalog = CatalogReader(tree, after: content.catalog).read()
    return LinkedTree(tree, catalog: catalog, after: memory)
  }
}
