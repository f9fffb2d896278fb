import Foundation

Console.ignoreClosedPipes()
exit(HigCommand.run(Array(CommandLine.arguments.dropFirst())))
