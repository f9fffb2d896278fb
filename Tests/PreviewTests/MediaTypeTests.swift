import Testing

@testable import Preview

@Suite struct MediaTypeTests {
  /// Every file of a site, and every figure that content may have.
  @Test(arguments: [
    ("en/index.html", "text/html; charset=utf-8"),
    ("figures/탭.svg", "image/svg+xml"),
    ("figures/탭.png", "image/png"),
    ("figures/탭.jpg", "image/jpeg"),
    ("figures/탭.jpeg", "image/jpeg"),
    ("figures/탭.webp", "image/webp"),
    ("figures/탭.gif", "image/gif"),
    ("figures/탭.pdf", "application/pdf"),
    ("figures/탭", "application/octet-stream"),
  ])
  func `a file is told to be what its ending says`(_ path: String, _ type: String) {
    #expect(MediaType.of(path) == type)
  }
}
