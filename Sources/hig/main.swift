import Foundation

Console.fillClosedStreams()
Console.ignoreClosedPipes()
exit(HigCommand.run(commandLine: CommandLine.arguments))
