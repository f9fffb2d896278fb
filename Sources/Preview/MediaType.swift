/// The media type a browser is told for a file.
enum MediaType {
  private static let byEnding = [
    "css": "text/css; charset=utf-8",
    "gif": "image/gif",
    "html": "text/html; charset=utf-8",
    "jpeg": "image/jpeg",
    "jpg": "image/jpeg",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json",
    "md": "text/markdown; charset=utf-8",
    "pdf": "application/pdf",
    "png": "image/png",
    "svg": "image/svg+xml",
    "txt": "text/plain; charset=utf-8",
    "webmanifest": "application/manifest+json",
    "webp": "image/webp",
    "xml": "application/xml",
  ]

  static func of(_ path: String) -> String {
    let ending = path.split(separator: ".").last.map(String.init) ?? ""
    return byEnding[ending] ?? "application/octet-stream"
  }
}
