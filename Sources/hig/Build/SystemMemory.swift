internal import CMalloc

/// How the C library keeps the memory of a long run.
enum SystemMemory {
  /// Gives every block of 256 KB or more back as soon as it is free.
  ///
  /// The GNU library moves that limit up to 32 MB with every block that it frees, so that arrays which grew leave holes
  /// between what stays: 55 of 440 MB for 10,000 rules.
  static func keepLargeBlocksApart() {
    keep_blocks_apart(256 * 1024)
  }

  /// Gives back the free pages between blocks, once much was freed.
  static func giveBack() {
    give_back_free_pages()
  }
}
