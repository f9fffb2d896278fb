import CommonMark

/// A link leads where a reader can follow it.
enum LocalAddressCheck: Check {
  static let description = CheckDescription(
    id: "link/local-address", severity: .warning,
    texts: (
      summary: "A link leads where a reader can follow it.",
      explanation: """
      An address on `localhost`, such as that of `hig serve`, exists only on the writer's machine, and `doc:` leads \
      somewhere only in DocC. Link to a page by the path of its file, and name an API in code.
      """
    ),
    bad: [
      .page("See [toolbars](↓http://localhost:8080/en/toolbar/)."),
      .page("[툴바](↓http://127.0.0.1:8080/ko/toolbar/)를 보세요.", language: "ko"),
      .page("See <↓https://localhost/a> and [this](↓http://[::1]:8080/)."),
      .page("[여기](↓http://me@app.localhost:80)와 [저기](↓localhost:8080/ko/)를 보세요.", language: "ko"),
      .page("See [tab bars](↓doc:UITabBar)."),
    ],
    good: [
      .page("[This](https://localhost.example.com/a), [that](../toolbar/en.md), `doc:UITabBar`."),
      .page("[여기](https://example.com/http://localhost)를 보세요.", language: "ko"),
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.pages.flatMap { page in
      page.document.nodes.compactMap { node -> Diagnostic? in
        guard case .link = node.kind else { return nil }
        let destination = page.document.destination(of: node.id)
        guard let kind = Kind(destination) else { return nil }
        return report(
          at: page.locationOfDestination(of: node),
          Message(kind.summary(of: destination), explanation: kind.advice))
      }
    }
  }

  fileprivate enum Kind {
    case machine
    case documentation

    /// `nil` for all other addresses; nearly all are paths, which have no colon.
    init?(_ destination: String) {
      let start = destination.utf8.prefix("localhost:".utf8.count)
      guard start.contains(UInt8(ascii: ":")) else { return nil }
      let scheme = destination.prefix { $0 != ":" }.lowercased()
      switch scheme {
      case "doc": self = .documentation
      case "localhost": self = .machine
      case "http", "https":
        let rest = destination.dropFirst(scheme.count + 1)
        guard rest.hasPrefix("//"), Self.isOfMachine(rest.dropFirst(2)) else { return nil }
        self = .machine
      default: return nil
      }
    }

    /// - Parameter rest: what is behind the slashes.
    private static func isOfMachine(_ rest: Substring) -> Bool {
      let authority = rest.prefix { !"/?#".contains($0) }.lowercased()
      let server = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
      if server.hasPrefix("[::1]") { return true }
      let host = server.prefix { $0 != ":" }
      return host == "0.0.0.0" || host.hasPrefix("127.") || host == "localhost"
        || host.hasSuffix(".localhost")
    }

    func summary(of destination: String) -> String {
      switch self {
      case .machine: "no reader can open '\(destination)', which is on your machine"
      case .documentation: "'\(destination)' leads somewhere in DocC alone"
      }
    }

    var advice: String {
      switch self {
      case .machine: "A page is linked to by its file: '../toolbar/en.md', with '#name' for a rule."
      case .documentation:
        "An API is named in code, '`UITabBar`'; a page is linked to by its file: '../toolbar/en.md'."
      }
    }
  }
}

extension String {
  /// Whether no reader can follow a link to it, which is reported.
  var isLocalAddress: Bool { LocalAddressCheck.Kind(self) != nil }
}
