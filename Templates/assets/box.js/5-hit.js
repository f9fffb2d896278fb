// Draws what can be chosen: a hit, a reading of the query, a search to try.
((root) => {
  'use strict';
  const { box } = root.Higraph;
  const { say, element, marked, quoted, name, validity, address } = box;

  /** What the engine notes of a hit, in words: `initials ㅌㅂ` says what was done, and then to what. */
  const reason = (note) => {
    const [what] = note.split(' ', 1);
    const rest = note.slice(what.length + 1);
    return say(`why.${what}`, { what: what === 'language' ? name('lang', rest) : rest }) || note;
  };

  // Not readings of the query: searching exactly would not undo them.
  const isReading = (note) => !/^(supersedes|language) /.test(note);

  const option = (tag, properties, ...children) =>
    element(tag, { tabIndex: -1, ...properties, aria: { role: 'option', selected: false, ...properties.aria } }, ...children);

  const button = (action, properties, ...children) =>
    option('button', { type: 'button', ...properties, data: { action, ...properties.data } }, ...children);

  const head = (hit) => {
    const isForeign = hit.lang !== document.body.dataset.lang;
    const edition = hit.editions && validity(hit.editions);
    return element('span', { className: 'result-head' },
      element('span', { className: `kind kind-${hit.kind}` }, name('kind', hit.kind)),
      element('span', { className: 'result-place' }, name('component', hit.component)),
      edition && element('span', { className: 'result-edition' }, edition),
      isForeign && element('span', { className: 'result-language', lang: hit.lang }, name('lang', hit.lang)));
  };

  const text = (className, words, marks, lang) =>
    element('span', { className, ...(lang === document.body.dataset.lang ? {} : { lang }) }, ...marked(quoted(words || '', lang), marks));

  /** A hit, and before it, for its text to flow around, a chip that says how it was found, unless the frame says so of all.
      Where it is searched exactly already, the hit says so itself. */
  const hit = (found, said, isExact) => {
    const { marks = {} } = found;
    const notes = [...new Set(found.why)].filter((note) => !said.has(note));
    const others = notes.filter((note) => isExact || !isReading(note)).map(reason);
    const readings = notes.filter((note) => !isExact && isReading(note)).map(reason);
    return element('div', { className: 'hit', aria: { role: 'none' } },
      readings.length > 0 && button('exact', { className: 'chip', title: say('exactly') },
        readings.join(' · '), element('span', { className: 'visually-hidden' }, ` – ${say('exactly')}`)),
      option('a', { className: 'hit-link', href: address.landing(found), data: { action: 'open' } },
        head(found), text('result-title', found.title, marks.title, found.lang),
        found.snippet && text('result-snippet', found.snippet, marks.snippet, found.lang),
        others.length > 0 && element('span', { className: 'result-note' }, others.join(' · '))));
  };

  /** A page that the query names. */
  const page = (found) => element('div', { className: 'hit', aria: { role: 'none' } },
    option('a', { className: 'page-link', href: address.named(found), data: { action: 'open' } },
      element('span', { className: 'result-head' }, say(`field.${found.kind}`)),
      element('span', { className: 'result-title' }, name(found.kind, found.id))));

  /** A search to try: one that was made before, or one the engine suggests. */
  const trial = (query, className, label) => button('ask', { className: `trial ${className}`, data: { query } }, label);

  box.draw = { hit, page, trial, button, reason, isReading };
})(globalThis);
