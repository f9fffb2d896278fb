// What the search box is drawn from: words of the page's language, elements, marked text.
((root) => {
  'use strict';
  const Higraph = (root.Higraph = root.Higraph || {});
  const words = root.higraphWords || { say: {}, components: {}, kinds: {}, languages: {}, apis: {}, editions: [], quotes: {} };

  // Korean says "to" with 로 after a vowel or ㄹ, else with 으로. Latin words end as they are written in Korean: map with
  // a consonant, list, link and sheet with a vowel.
  const takesShortTo = (text) => {
    const word = text.trim().replace(/[^\p{L}\p{N}]+$/u, '');
    if (/[가-힣]$/.test(word)) return [0, 8].includes((word.at(-1).charCodeAt(0) - 0xac00) % 28);
    if (/[ㄱ-ㅎ]$/.test(word)) return word.endsWith('ㄹ');
    return !/(?:[bcmn036]|(?<![lm]|ee|oo)p|(?<![cfhlnprsx]|ee|ea|oa|oo|ai)t|(?<![lnrs]|ea|ee)k|ng|[mn]e)$/i.test(word);
  };

  // Of a text that somebody pasted the beginning is said.
  const fill = (text, values) => text
    .replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]).replace(/^(.{80}).+/su, '$1…') : whole))
    .replace(/([^()]*)\(으\)로/g, (_, before) => before + (takesShortTo(before) ? '로' : '으로'));

  /** A text of `search` in the strings, its `{names}` filled in; undefined where there is none. */
  const say = (key, values = {}) => {
    const one = values.count === 1 ? words.say[`search.${key}-one`] : undefined;
    const text = one || words.say[`search.${key}`];
    return text === undefined ? undefined : fill(text, values);
  };

  /** Properties are set as properties, `data` and `aria` as attributes; texts are never markup. */
  const element = (name, { data = {}, aria = {}, ...properties } = {}, ...children) => {
    const node = Object.assign(document.createElement(name), properties);
    Object.assign(node.dataset, data);
    for (const [key, value] of Object.entries(aria)) {
      node.setAttribute(key === 'role' ? key : `aria-${key}`, String(value));
    }
    node.append(...children.filter((child) => child || child === 0));
    return node;
  };

  /** A text with the given ranges of it marked. */
  const marked = (text, ranges = []) => {
    const pieces = [];
    let end = 0;
    for (const [start, stop] of ranges) {
      pieces.push(text.slice(end, start), element('mark', {}, text.slice(start, stop)));
      end = stop;
    }
    return [...pieces, text.slice(end)];
  };

  /** A text as long as before, with the marks of its language for straight ones: see `QuotationMarks` of the site. */
  const quoted = (text, lang) => {
    const quotes = (words.quotes || {})[lang] || '';
    if (quotes.length !== 4) return text;
    return text.replace(/["']/g, (mark, place) => {
      const before = text.slice(0, place);
      const isOpening = /(?:^…?|[\s([{])["']*$/.test(before) || (/[/–—]$/.test(before) && /[a-z\d\x80-\uffff]/i.test(text.charAt(place + 1)));
      return quotes[(mark === '"' ? 0 : 2) + (isOpening ? 0 : 1)];
    });
  };

  const names = {
    component: (id) => words.components[id],
    kind: (id) => words.kinds[id],
    lang: (code) => words.languages[code],
    edition: (id) => (words.editions.find(([own]) => own === id) || [])[1],
  };
  /** What readers call a value of a filter. */
  const name = (field, value) => (names[field] && names[field](value)) || value;

  /** An API's name with chances of a line break, as on pages: at its dots, and at the humps of long words. */
  const breakable = (text) => text.replace(/[.:(](?!\)|$)|\w{12}[a-z\d](?=[A-Z])/g, '$&\0').split('\0').flatMap((word) => [element('wbr'), word]);

  /** Values of a filter as they are offered: editions by their time. */
  const inOrder = (field, values) => {
    if (field !== 'edition') return values;
    const placeOf = ({ value }) => words.editions.findIndex(([id]) => id === value);
    return [...values].sort((one, other) => placeOf(one) - placeOf(other));
  };

  /** The path of a page that a query names, below the folder of the language: `SymbolFileName` of the site names files. */
  const pathOf = ({ kind, id, page }) => {
    if (kind !== 'api') return `${page}.html${kind === 'component' && id === page ? '' : `#${id}`}`;
    return `api/${(words.apis || {})[id] || (id.match(/[A-Za-z0-9.]+/g) || []).join('-').slice(0, 100)}.html`;
  };

  /** In which editions a rule holds, as its page says it. */
  const validity = (held) => {
    const order = words.editions.map(([id]) => id);
    const places = held.map((id) => order.indexOf(id)).filter((place) => place >= 0);
    if (places.length === 0) return undefined;
    const [first, last] = [Math.min(...places), Math.max(...places)];
    const key = last === order.length - 1 ? 'since' : first === last ? 'only' : 'range';
    return fill(words.say[`edition.${key}`] || '', { first: words.editions[first][1], last: words.editions[last][1] });
  };

  Higraph.box = { say, element, marked, quoted, name, breakable, inOrder, pathOf, validity };
})(globalThis);
