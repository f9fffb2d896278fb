import ArgumentParser

/// Where the site is, the same for every command that writes or reads it.
struct SiteOptions: ParsableArguments {
  @Option(name: .long, help: ArgumentHelp("The folder of the site.", valueName: "folder"))
  var site = "Site"
}
