// Answers a table of queries with the page's reader: node search-runner.js ASSETS SITE QUERIES.
"use strict";
const fs = require("fs"), path = require("path");
const load = require("./page-search.js");
const [assets, site, queries] = process.argv.slice(2);

// As a browser would: a file that is not there fails, one that is no script does nothing, and one may never come.
const loading = (run) => async (file) => {
  if (!fs.existsSync(path.join(site, file))) throw new Error(`the search index lacks '${file}'`);
  if (fs.readFileSync(path.join(site, file), "utf8") === "late") {
    Higraph.patience = 10;
    return new Promise(() => {});
  }
  try { run(path.join(site, file)); } catch { /* the reader says so */ }
};

(async () => {
  const run = await load(assets);
  Higraph.load = loading(run);
  for (const {query, lang, limit = 30, filters, asOf, exact} of JSON.parse(fs.readFileSync(queries, "utf8"))) {
    const {hits, problems, ...frame} = await Higraph.search(query, {lang, limit, filters, asOf, exact});
    console.log([`== ${query}`, ...hits.map((hit) => JSON.stringify(hit)), JSON.stringify(frame),
      ...problems.map((problem) => `! ${problem}`)].join("\n"));
  }
})().catch((error) => console.log(`Error: ${error.message}`));
