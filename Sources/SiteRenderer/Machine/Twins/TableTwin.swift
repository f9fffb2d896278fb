import RuleGraph

/// A table of system items as a list, because CommonMark has no tables.
struct TableTwin {
  let viewpoint: Viewpoint

  func write(_ table: SystemItemTable, to twin: inout TwinText) {
    twin.block(viewpoint.twinText(table.caption).map { "**\($0)**" })
    twin.items(
      table.rows.map { row in
        [
          viewpoint.twinText(row.name), viewpoint.twinLink(api: row.symbol),
          viewpoint.twinText(row.meaning),
        ].compactMap(\.self).joined(separator: " – ")
      })
  }
}
