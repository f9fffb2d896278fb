// Loads the page's search outside a browser, by the page's own script: `await require("./page-search.js")(ASSETS)`.
"use strict";
const fs = require("fs"), path = require("path"), url = require("url"), vm = require("vm");

/** Runs a script as a page does. */
const run = (file) => vm.runInThisContext(fs.readFileSync(file, "utf8"), {filename: file});

/** What `open-search.js` needs of a document that has no box. */
const documentOf = (file) => ({
  currentScript: {src: url.pathToFileURL(file).href},
  getElementById: () => null,
  createElement: () => ({remove() {}}),
  head: {append: (script) => { run(url.fileURLToPath(script.src)); script.onload(); }},
});

module.exports = async (assets) => {
  const file = path.resolve(assets, "open-search.js");
  globalThis.document = documentOf(file);
  run(file);
  await Higraph.start();
  delete globalThis.document;
  return run;
};
