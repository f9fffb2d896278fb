/// Units of measure that stand after a number.
enum Units {
  static let spellings: Meanings = [
    "pt": "pt", "pts": "pt", "point": "pt", "points": "pt", "포인트": "pt",
    "px": "px", "pixel": "px", "pixels": "px", "픽셀": "px",
    "%": "%", "percent": "%", "퍼센트": "%",
    "x": "x", "배": "x",
    "s": "s", "sec": "s", "second": "s", "seconds": "s", "초": "s",
  ]
}
