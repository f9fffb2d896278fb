import CommonMark

/// A folder's move that a person has begun, or a command that was killed.
struct BegunMove {
  let tree: ContentTree
  let catalog: Catalog
  /// From where the folder is to where it was.
  let back: FolderMove

  /// The content as it was before.
  ///
  /// A link that leads to a file has been mended, or needs none; it gets the address that it had, so that what was accepted
  /// is known again. One that leads nowhere is as it was.
  ///
  /// - Parameter edits: what else was changed, the other way round.
  func restored(_ edits: TextEdits = TextEdits()) -> ContentTree {
    var edits = edits
    for page in catalog.pages {
      for language in page.texts.languages {
        guard let text = page.texts[language] else { continue }
        var (count, scattered) = (0, [SourceLocation]())
        FolderLinks(page: page, text: text, move: back) { path, _ in tree.files[path.decoded] != nil
        }
        .mend(&edits, &count, &scattered)
      }
    }
    return tree.replacing(edits.texts(from: catalog.texts)).moving(back)
  }

  /// Whether anything says so: what names the old place, or a link of the page that leads to a file from there alone.
  var isEvident: Bool {
    let (group, id) = (back.new.prefix { $0 != "/" }, back.new.split(separator: "/").last ?? "")
    let isListed = catalog.site.groups.contains {
      $0.id == group && $0.components.contains { $0 == id }
    }
    guard !isListed, !catalog.leads(into: back.new) else { return true }
    let former = tree.moving(back).files
    return catalog.pages.contains { page in
      page.folder == back.old
        && page.leads { written in
          ContentPath(written, from: back.old).map { tree.files[$0.decoded] == nil } ?? true
            && ContentPath(written, from: back.new).map { former[$0.decoded] != nil } ?? false
        }
    }
  }
}

extension Catalog {
  /// Whether a link, an attribute or a data file names a page, or a rule on it.
  func names(page id: String) -> Bool {
    let isOfPage = { (name: Located<String>) in
      name.value == id || RuleID(name.value)?.page == id
    }
    return site.groups.contains { leads(into: "\($0.id)/\(id)") }
      || references.contains { $0.target == .component && isOfPage($0.name) }
      || provenance.contains { $0.rules.contains(where: isOfPage) }
      || pages.contains { page in
        page.texts.languages.compactMap { page.texts[$0] }.contains { text in
          text.headings.flatMap(\.attributes).contains {
            PageNameMender.keys.contains($0.key) && $0.values.contains(where: isOfPage)
          }
        }
      }
  }

  /// Whether a link or a data file names a file in a folder.
  func leads(into folder: String) -> Bool {
    let prefix = "\(folder)/"
    return data.others.figureWords.contains { $0.file.value.hasPrefix(prefix) }
      || pages.contains { page in
        page.leads { ContentPath($0, from: page.folder)?.text.hasPrefix(prefix) ?? false }
      }
  }
}

extension Page {
  /// Whether the path of one of its links is of some kind.
  fileprivate func leads(where isWanted: (Substring) -> Bool) -> Bool {
    texts.languages.compactMap { texts[$0] }.contains { text in
      text.document.nodes.contains { node in
        guard node.kind == .link || node.kind == .image else { return false }
        let destination = text.document.destination(of: node.id)
        let written = destination.prefix { $0 != "#" }
        return !destination.hasScheme && !written.isEmpty && isWanted(written)
      }
    }
  }
}
