// Prints the page's analysis of a table of words: node readings-runner.js ASSETS SITE WORDS.
"use strict";
const fs = require("fs"), path = require("path");
const load = require("./page-search.js");
const [assets, site, words] = process.argv.slice(2);

(async () => {
  const run = await load(assets);
  Higraph.load = async (file) => run(path.join(site, file));
  const {Analyzer, folded, scriptOf} = Higraph.analysis, analyzer = new Analyzer((await Higraph.openStore("ko")).core.tables);
  for (const {word} of JSON.parse(fs.readFileSync(words, "utf8"))) {
    const [first, second] = analyzer.words(folded(word)), parts = analyzer.parts(first);
    console.log(JSON.stringify({
      words: analyzer.words(folded(word)).map(({text}) => text),
      scripts: analyzer.words(folded(word)).map(scriptOf),
      readings: [analyzer.key(first), ...analyzer.stems(first)],
      parts: [...parts.segments, ...parts.humps].map(({text}) => text).concat(parts.tails),
      measure: analyzer.measure(first, second) || "",
      layout: analyzer.key(analyzer.onOtherLayout(first)),
      keys: analyzer.keystrokes(first.text),
    }));
  }
})();
