// Loads the page's search outside a browser, by the page's own script: `await require("./page-search.js")(ASSETS)`.
"use strict";
const fs = require("fs"), path = require("path"), url = require("url"), vm = require("vm");

/** The files of a script: all in its folder, in the order of their names, where it is one. */
const partsOf = (file) => (fs.statSync(file).isDirectory() ? fs.readdirSync(file).filter((name) => name.endsWith(".js")).sort().map((name) => path.join(file, name)) : [file]);

/** Runs a script as a page does. */
const run = (file) => partsOf(file).forEach((part) => vm.runInThisContext(fs.readFileSync(part, "utf8"), {filename: part}));

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
