/// All that is handed over piece by piece.
func bytes(of write: (_ next: ([UInt8]) -> Void) -> Void) -> [UInt8] {
  var bytes: [UInt8] = []
  write { bytes += $0 }
  return bytes
}
