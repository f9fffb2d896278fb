import Foundation
import Preview

exit(await PreviewProgram.run(Array(CommandLine.arguments.dropFirst())))
