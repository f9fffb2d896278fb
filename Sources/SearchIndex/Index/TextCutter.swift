/// The texts of neighbouring rules that fill one shard.
struct TextRange: Sendable {
  let first: Int
  let texts: [String]
}

/// Cuts the texts of rules by bytes.
enum TextCutter {
  static func cut(_ texts: [String], limit: Int = ShardCutter.limit) -> [TextRange] {
    var ranges: [TextRange] = []
    var start = 0
    var size = 0
    for (number, text) in texts.enumerated() {
      if size + text.utf8.count > limit, number > start {
        ranges.append(TextRange(first: start, texts: Array(texts[start..<number])))
        (start, size) = (number, 0)
      }
      size += text.utf8.count
    }
    if start < texts.count { ranges.append(TextRange(first: start, texts: Array(texts[start...]))) }
    return ranges
  }
}
