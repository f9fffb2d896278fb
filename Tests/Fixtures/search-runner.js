// Answers a table of queries with the page's reader: node search-runner.js ASSETS SITE QUERIES.
"use strict";
const fs = require("fs"), path = require("path"), vm = require("vm");
const [assets, site, queries] = process.argv.slice(2);
const run = (file) => vm.runInThisContext(fs.readFileSync(file, "utf8"), {filename: file});

for (const name of ["search-analysis", "search-store", "search"]) run(path.join(assets, `${name}.js`));
// As a browser would: a file that is not there fails, one that is no script does nothing.
Higraph.load = async (file) => {
  if (!fs.existsSync(path.join(site, file))) throw new Error(`the search index lacks '${file}'`);
  try { run(path.join(site, file)); } catch { /* the reader says so */ }
};

(async () => {
  for (const {query, lang, filters, limit = 30} of JSON.parse(fs.readFileSync(queries, "utf8"))) {
    const hits = await Higraph.search(query, {lang, limit, filters});
    console.log([`== ${query}`, ...hits.map((hit) => JSON.stringify(hit)),
      ...hits.problems.map((problem) => `! ${problem}`)].join("\n"));
  }
})().catch((error) => console.log(`Error: ${error.message}`));
