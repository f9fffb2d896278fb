import Foundation

Console.fillClosedStreams()
Console.ignoreClosedPipes()
exit(HigCommand.run(Array(CommandLine.arguments.dropFirst())))
